/* What is in a picture. Eight pixels at either side are left out: the border of the window and the scroll bar. */
#include <stdlib.h>
#include <string.h>

#include "screen.h"

enum { margin = 8 };

void picture_free(Picture picture) { free(picture.pixels); }

static const unsigned *line(Picture picture, int y) { return picture.pixels + y * picture.width + margin; }

static size_t line_size(Picture picture) { return sizeof(unsigned) * (picture.width - 2 * margin); }

bool picture_has_content(Picture picture) {
  if (picture.height < 100 || picture.width < 100) return false;
  int first = picture.height / 5, part = picture.height * 11 / 80;
  for (int quarter = 0; quarter < 4; quarter++) {
    int changes = 0;
    for (int y = first + quarter * part; y < first + (quarter + 1) * part; y++)
      changes += memcmp(line(picture, y), line(picture, y - 1), line_size(picture)) != 0;
    if (changes < 3) return false;
  }
  return true;
}

bool pictures_differ(Picture one, Picture other) {
  if (one.height < 100 || one.width < 100 || one.width != other.width || one.height != other.height) return false;
  int first = one.height / 5, last = one.height * 3 / 4, differ = 0;
  for (int y = first; y < last; y++) differ += memcmp(line(one, y), line(other, y), line_size(one)) != 0;
  return differ * 10 >= last - first;
}

static bool is_blue(unsigned pixel) {
  int red = pixel >> 16 & 255, blue = pixel & 255;
  return blue > 150 && blue - red > 60;
}

static bool has_long_blue_line(Picture picture, int y) {
  int run = 0;
  for (int x = margin; x < picture.width - margin; x++) {
    run = is_blue(picture.pixels[y * picture.width + x]) ? run + 1 : 0;
    if (run >= 150) return true;
  }
  return false;
}

bool picture_shows_focus(Picture picture) {
  int upper = -1;
  for (int y = 0; y < picture.height; y++) {
    if (!has_long_blue_line(picture, y)) continue;
    if (upper >= 0 && y - upper > 15) return true;
    if (upper < 0) upper = y;
  }
  return false;
}
