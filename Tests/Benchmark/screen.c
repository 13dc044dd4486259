#include "screen.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "child.h"

struct Viewer {
  Display *display;
  Window root, window;
  Damage damage;
  int damage_event;
};

/* A window may be gone at any moment. */
static int ignore_error(Display *display, XErrorEvent *error) {
  (void)display, (void)error;
  return 0;
}

Viewer *screen_open(void) {
  static Viewer screen;
  int ignored;
  screen.display = XOpenDisplay(NULL);
  if (!screen.display || !XDamageQueryExtension(screen.display, &screen.damage_event, &ignored) ||
      !XTestQueryExtension(screen.display, &ignored, &ignored, &ignored, &ignored)) {
    fprintf(stderr, "measure: there is no display with XDamage and XTest\n");
    exit(2);
  }
  XSetErrorHandler(ignore_error);
  screen.root = DefaultRootWindow(screen.display);
  XSelectInput(screen.display, screen.root, SubstructureNotifyMask);
  XTestFakeMotionEvent(screen.display, -1, DisplayWidth(screen.display, 0) - 1, DisplayHeight(screen.display, 0) - 1, 0);
  XSync(screen.display, False);
  return &screen;
}

/* The next event, or false when there is none for that long. */
static bool next_event(Viewer *screen, XEvent *event, double wait_ms) {
  double deadline = now_ms() + wait_ms;
  while (!XPending(screen->display)) {
    double rest = deadline - now_ms();
    if (rest <= 0) return false;
    struct pollfd connection = {ConnectionNumber(screen->display), POLLIN, 0};
    poll(&connection, 1, rest < 1 ? 1 : (int)rest);
  }
  XNextEvent(screen->display, event);
  return true;
}

bool screen_wait_window(Viewer *screen, double deadline) {
  XEvent event;
  while (now_ms() < deadline) {
    if (!next_event(screen, &event, 20)) return false;
    if (event.type != MapNotify) continue;
    XWindowAttributes is;
    Window window = event.xmap.window;
    if (!XGetWindowAttributes(screen->display, window, &is) || is.override_redirect) continue;
    if (is.width < 50 || is.height < 50) continue;
    screen->window = window;
    screen->damage = XDamageCreate(screen->display, window, XDamageReportNonEmpty);
    return true;
  }
  return false;
}

double screen_wait_paint(Viewer *screen, double deadline) {
  XEvent event;
  while (next_event(screen, &event, deadline - now_ms())) {
    if (event.type != screen->damage_event + XDamageNotify) continue;
    double time = now_ms();
    XDamageSubtract(screen->display, screen->damage, None, None);
    XFlush(screen->display);
    return time;
  }
  return 0;
}

double screen_wait_still(Viewer *screen, double quiet_ms, double deadline) {
  double last = 0;
  while (now_ms() < deadline) {
    double painted = screen_wait_paint(screen, now_ms() + quiet_ms);
    if (painted == 0) break;
    last = painted;
  }
  return last;
}

void screen_forget_paint(Viewer *screen) {
  XSync(screen->display, False);
  while (screen_wait_paint(screen, now_ms()) != 0) continue;
}

void screen_focus(Viewer *screen) {
  XSetInputFocus(screen->display, screen->window, RevertToPointerRoot, CurrentTime);
  XSync(screen->display, False);
}

bool screen_press(Viewer *screen, const char *key) {
  KeyCode held[3];
  int count = 0;
  const char *plus;
  for (; (plus = strchr(key, '+')) && count < 3; key = plus + 1) {
    KeySym modifier = strncmp(key, "shift", 5) == 0 ? XStringToKeysym("Shift_L")
                      : strncmp(key, "alt", 3) == 0 ? XStringToKeysym("Alt_L")
                                                    : XStringToKeysym("Control_L");
    held[count++] = XKeysymToKeycode(screen->display, modifier);
  }
  KeyCode code = XKeysymToKeycode(screen->display, XStringToKeysym(key));
  if (code == 0) return false;
  for (int i = 0; i < count; i++) XTestFakeKeyEvent(screen->display, held[i], True, CurrentTime);
  XTestFakeKeyEvent(screen->display, code, True, CurrentTime);
  XTestFakeKeyEvent(screen->display, code, False, CurrentTime);
  while (count > 0) XTestFakeKeyEvent(screen->display, held[--count], False, CurrentTime);
  XFlush(screen->display);
  return true;
}

/* Where the window is on the screen; empty without one. */
static XRectangle visible(Viewer *screen) {
  XWindowAttributes is;
  XRectangle empty = {0, 0, 0, 0};
  int x = 0, y = 0;
  Window child;
  if (!screen->window || !XGetWindowAttributes(screen->display, screen->window, &is) || is.map_state != IsViewable)
    return empty;
  XTranslateCoordinates(screen->display, screen->window, screen->root, 0, 0, &x, &y, &child);
  int left = x < 0 ? 0 : x, top = y < 0 ? 0 : y;
  int right = x + is.width, bottom = y + is.height;
  if (right > DisplayWidth(screen->display, 0)) right = DisplayWidth(screen->display, 0);
  if (bottom > DisplayHeight(screen->display, 0)) bottom = DisplayHeight(screen->display, 0);
  if (right <= left || bottom <= top) return empty;
  return (XRectangle){left, top, right - left, bottom - top};
}

void screen_click_corner(Viewer *screen, int from_right, int from_top) {
  XRectangle at = visible(screen);
  XTestFakeMotionEvent(screen->display, -1, at.x + at.width - from_right, at.y + from_top, CurrentTime);
  XTestFakeButtonEvent(screen->display, 1, True, CurrentTime);
  XTestFakeButtonEvent(screen->display, 1, False, CurrentTime);
  XFlush(screen->display);
}

/* Of the root window, for a picture of a window that is larger than the screen is refused. */
Picture screen_picture(Viewer *screen) {
  Picture picture = {0, 0, NULL};
  XRectangle at = visible(screen);
  if (at.width == 0) return picture;
  XImage *image = XGetImage(screen->display, screen->root, at.x, at.y, at.width, at.height, AllPlanes, ZPixmap);
  if (!image) return picture;
  if (image->bits_per_pixel == 32) {
    picture = (Picture){at.width, at.height, malloc(sizeof(unsigned) * at.width * at.height)};
    for (int y = 0; y < at.height; y++)
      memcpy(picture.pixels + y * at.width, image->data + y * image->bytes_per_line, sizeof(unsigned) * at.width);
  }
  XDestroyImage(image);
  return picture;
}

void screen_close(Viewer *screen) {
  XWindowAttributes is;
  for (int tries = 0; screen->window && tries < 500; tries++) {
    if (!XGetWindowAttributes(screen->display, screen->window, &is)) break;
    usleep(2000);
  }
  XCloseDisplay(screen->display);
}
