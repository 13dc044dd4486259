/* What a person in front of the screen would see of a program, and what they would do to it: an X client that starts and
   asks nothing of the program itself. */
#ifndef SCREEN_H
#define SCREEN_H
#include <stdbool.h>

typedef struct Viewer Viewer;

/* A picture of the part of the window that is on the screen. */
typedef struct {
  int width, height;
  unsigned *pixels;
} Picture;

/* Connects to the display; ends the program with status 2 where that can't be done. */
Viewer *screen_open(void);

/* Waits for the first window of a program and follows what is painted in it; false at the deadline. */
bool screen_wait_window(Viewer *screen, double deadline);

/* Waits until something is painted in the window; the time of it, or 0 at the deadline. */
double screen_wait_paint(Viewer *screen, double deadline);

/* Waits until nothing has been painted for that time; the time of the last painting, or 0 where there was none. */
double screen_wait_still(Viewer *screen, double quiet_ms, double deadline);

/* Forgets what has been painted up to now. */
void screen_forget_paint(Viewer *screen);

/* Gives the window the keyboard, as a window manager would. */
void screen_focus(Viewer *screen);

/* Presses and releases a key such as `Tab`, `shift+Tab` or `ctrl+End`; false where the keyboard has no such key. */
bool screen_press(Viewer *screen, const char *key);

/* Clicks near the upper right corner of the window, with the pointer left there. */
void screen_click_corner(Viewer *screen, int from_right, int from_top);

/* Takes a picture, to be freed with picture_free. Without a window it has no pixels. */
Picture screen_picture(Viewer *screen);
void picture_free(Picture picture);

/* Whether there is something to see in each quarter of the middle of the window, so that a window of one color or a
   title bar alone is no first paint. */
bool picture_has_content(Picture picture);

/* Whether one line in ten or more differs in the middle of the window. */
bool pictures_differ(Picture one, Picture other);

/* Whether the whole border that GTK draws around the entry with the focus is to be seen: two long blue lines. */
bool picture_shows_focus(Picture picture);

/* Waits until the window is gone. */
void screen_close(Viewer *screen);
#endif
