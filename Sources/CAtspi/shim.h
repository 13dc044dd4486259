// Seeing a program as a screen reader does (AT-SPI 2) and typing into it as a keyboard does (XTest).
// The headers of XTest come with those of AT-SPI, whose registry uses it for the same purpose.

#ifndef NEXTFIELD_CATSPI_SHIM_H
#define NEXTFIELD_CATSPI_SHIM_H

#include <atspi/atspi.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>

#endif
