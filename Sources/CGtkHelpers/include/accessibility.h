// What assistive technology is told of widgets, beyond what GTK tells.
#ifndef CGTK_HELPERS_ACCESSIBILITY_H
#define CGTK_HELPERS_ACCESSIBILITY_H

#include "../../CGtk/shim.h"

// Names and describes the button inside of a combo box, which is what takes the focus.
void cgtk_name_internal_button(void *widget, const char *name);
void cgtk_describe_internal_button(void *widget, const char *text);

// Names every button in a container, those of GTK's own making included.
void cgtk_name_buttons(GtkWidget *container, const char *name);

// Says that a widget has the focus, which it has had all along.
void cgtk_notify_focus(GtkWidget *widget);

// Tells true places on long forms. GTK asks the X server where a widget is, which has 16 bits for a
// place: farther down than 32768 pixels a widget would be told to be a multiple of 65536 off.
//
// For all widgets of the program. Call it before any accessible object is made: the types take the
// methods over when they are first used.
void cgtk_install_accessible_methods(void);

// The number of a widget in a set and the size of the set, if not all of the set has widgets and
// could be counted. Needs cgtk_install_accessible_methods.
void cgtk_set_position_in_set(GtkWidget *widget, gint position, gint size);

#endif
