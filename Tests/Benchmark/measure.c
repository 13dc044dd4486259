/* Starts a program, waits for its window, uses it as a person would, and prints what that took: lines of NAME VALUE, times
   in milliseconds, memory in KiB. Knows the program only by its window on the screen and by the kernel's accounts, so that
   every program is measured alike and none needs to know of it.

   usage: measure [--timeout SECONDS] [--open-only] [--presses NUMBER] [--jump KEYS] [--back KEYS]
                  [--find TEXT] [--keyboard] -- COMMAND…
   --presses: how often each key is pressed; 5 where nothing is said. --open-only: ends it as soon as it is open and at rest.
   --jump: the keys, apart by commas, of which the last leads to the last field; --back: the keys that lead back.
   --find: what is typed after Control and F to be led to the last field; the keys of --back lead back from there, too.
   --keyboard: the button in the upper right corner shows and hides a keyboard. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "child.h"
#include "screen.h"

enum { most_frames = 100 };

/* From the click to the end of the slide, with something to spare; what fades afterwards is no part of it. */
static const double slide_ms = 400;

static Viewer *screen;
static pid_t child;
static double timeout_ms = 20000;
static int presses = 5;

static void print(const char *name, double value) {
  printf("%s %.3f\n", name, value);
  fflush(stdout);
}

/* Ends everything after what could not be waited for. */
static void give_up(const char *what) {
  print(what, timeout_ms);
  print("peak-at-timeout", child_peak_kib(child));
  child_end(child);
  exit(0);
}

/* Waits until the program rests, so that the next thing that happens is due to what is done next. */
static void settle(void) {
  double deadline = now_ms() + timeout_ms;
  screen_wait_still(screen, 30, deadline);
  child_wait_idle(child, 50, deadline);
  screen_forget_paint(screen);
  if (!child_runs(child)) {
    fprintf(stderr, "measure: the program has ended\n");
    exit(1);
  }
}

static void open_form(char **command) {
  double start = now_ms(), deadline = start + timeout_ms, painted = 0;
  child = child_start(command);
  while (!screen_wait_window(screen, deadline)) {
    if (now_ms() >= deadline) give_up("timeout-window");
    if (child_runs(child)) continue;
    fprintf(stderr, "measure: the program has ended before its window was there\n");
    exit(1);
  }
  for (bool seen = false; !seen;) {
    painted = screen_wait_paint(screen, deadline);
    if (painted == 0) give_up("timeout-paint");
    double cpu = child_cpu_ms(child);
    Picture picture = screen_picture(screen);
    seen = picture_has_content(picture);
    picture_free(picture);
    if (!seen) continue;
    print("paint", painted - start);
    print("cpu-paint", cpu);
  }
  screen_focus(screen);
  settle();
  /* What has been put off is counted as well. */
  child_wait_idle(child, 250, deadline);
  screen_forget_paint(screen);
  print("cpu", child_cpu_ms(child));
  print("peak", child_peak_kib(child));
  print("memory", child_memory_kib(child));
}

/* The time from a key to the first frame after it; ends everything where none comes. */
static double press(const char *key, const char *when_late) {
  double start = now_ms();
  if (!screen_press(screen, key)) exit(2);
  double painted = screen_wait_paint(screen, start + timeout_ms);
  if (painted == 0) give_up(when_late);
  return painted - start;
}

static void press_often(const char *key, const char *name, const char *when_late) {
  for (int i = 0; i < presses; i++) {
    print(name, press(key, when_late));
    settle();
  }
}

static void press_all(const char *keys) {
  char *copy = strdup(keys), *rest;
  for (char *key = strtok_r(copy, ",", &rest); key; key = strtok_r(NULL, ",", &rest)) {
    screen_press(screen, key);
    settle();
  }
  free(copy);
}

/* Prints how long each letter of the text takes, and how long it takes to be led to what is found. */
static void find(const char *text, const char *keys_back) {
  screen_press(screen, "ctrl+f");
  settle();
  for (; *text; text++) {
    char key[2] = {*text, 0};
    print("find-type", press(key, "timeout-find"));
    settle();
  }
  Picture before = screen_picture(screen);
  double time = press("Return", "timeout-find");
  settle();
  Picture after = screen_picture(screen);
  if (pictures_differ(before, after)) print("find", time);
  picture_free(before);
  picture_free(after);
  press_all(keys_back);
}

/* A form that does not move has no such key, which is no failure. */
static void jump(char *keys, const char *keys_back) {
  char *rest, *key = strtok_r(keys, ",", &rest), *next;
  for (; (next = strtok_r(NULL, ",", &rest)); key = next) {
    screen_press(screen, key);
    settle();
  }
  Picture before = screen_picture(screen);
  double start = now_ms(), cpu = child_cpu_ms(child);
  screen_press(screen, key);
  double first = screen_wait_paint(screen, start + 1000);
  double last = first == 0 ? 0 : screen_wait_still(screen, 100, start + timeout_ms);
  settle();
  Picture after = screen_picture(screen);
  if (first != 0 && pictures_differ(before, after)) {
    print("jump", first - start);
    print("jump-rest", (last == 0 ? first : last) - start);
    print("jump-cpu", child_cpu_ms(child) - cpu);
  }
  picture_free(before);
  picture_free(after);
  press_all(keys_back);
}

/* Clicks and prints the processor time of each frame of the slide. What is painted within 5 ms is one frame, for a screen
   has 60 in a second. */
static void slide(const char *name) {
  double frames[most_frames];
  int count = 0;
  double used = child_cpu_ms(child), last = 0, start = now_ms();
  screen_click_corner(screen, 25, 17);
  while (now_ms() < start + timeout_ms) {
    double rest = start + slide_ms - now_ms();
    double painted = screen_wait_paint(screen, now_ms() + (rest > 50 ? rest : 50));
    double uses = child_cpu_ms(child);
    if (painted == 0 && uses - used > 25) continue; /* A frame that takes longer than the slide is one of it, too. */
    if (painted == 0) break;
    if (count > 0 && painted - last < 5) frames[count - 1] += uses - used;
    else if (count < most_frames) frames[count++] = uses - used;
    used = uses, last = painted;
    if (rest < -slide_ms) break;
  }
  /* A button that is pressed and no more. */
  if (count < 3) return;
  for (int i = 0; i < count; i++) print(name, frames[i]);
}

/* Counts the frames of a slide in which the field with the focus is not to be seen. */
static void watch_slide(void) {
  int frames = 0, hidden = 0;
  double deadline = now_ms() + slide_ms;
  screen_click_corner(screen, 25, 17);
  while (screen_wait_paint(screen, deadline) != 0) {
    bool shown = false;
    /* A picture may be taken between two parts of one frame. */
    for (int tries = 0; tries < 2 && !shown; tries++) {
      Picture picture = screen_picture(screen);
      shown = picture_shows_focus(picture);
      picture_free(picture);
    }
    frames++;
    hidden += !shown;
  }
  if (frames >= 5) print("slide-hidden", hidden);
}

/* With a field at the lower edge, which the keyboard is going to cover. */
static void use_keyboard(void) {
  for (int i = 0; i < 22; i++) {
    screen_press(screen, "Tab");
    screen_wait_paint(screen, now_ms() + 500);
  }
  settle();
  Picture picture = screen_picture(screen);
  bool shows = picture_shows_focus(picture);
  picture_free(picture);
  slide("slide-first");
  settle();
  for (int i = 0; i < 3; i++) {
    slide("slide");
    settle();
  }
  if (shows) watch_slide();
}

int main(int count, char **arguments) {
  char *keys = NULL, *keys_back = NULL, *wanted = NULL;
  bool has_keyboard = false, is_open_enough = false;
  int i = 1;
  for (; i < count && strcmp(arguments[i], "--") != 0; i++) {
    if (strcmp(arguments[i], "--keyboard") == 0) has_keyboard = true;
    else if (strcmp(arguments[i], "--open-only") == 0) is_open_enough = true;
    else if (strcmp(arguments[i], "--timeout") == 0 && i + 1 < count) timeout_ms = atof(arguments[++i]) * 1000;
    else if (strcmp(arguments[i], "--presses") == 0 && i + 1 < count) presses = atoi(arguments[++i]);
    else if (strcmp(arguments[i], "--jump") == 0 && i + 1 < count) keys = arguments[++i];
    else if (strcmp(arguments[i], "--back") == 0 && i + 1 < count) keys_back = arguments[++i];
    else if (strcmp(arguments[i], "--find") == 0 && i + 1 < count) wanted = arguments[++i];
    else break;
  }
  if (i + 1 >= count || strcmp(arguments[i], "--") != 0) {
    fprintf(stderr, "usage: measure [--timeout SECONDS] [--open-only] [--presses NUMBER] [--jump KEYS] [--back KEYS] "
                    "[--find TEXT] [--keyboard] -- COMMAND...\n");
    return 2;
  }
  screen = screen_open();
  open_form(arguments + i + 1);
  if (!is_open_enough) {
    if (keys && keys_back) jump(keys, keys_back);
    if (wanted && keys_back) find(wanted, keys_back);
    press_often("Tab", "next", "timeout-next");
    press_often("x", "type", "timeout-type");
    if (has_keyboard) use_keyboard();
    print("peak-used", child_peak_kib(child));
  }
  child_end(child);
  screen_close(screen);
  return 0;
}
