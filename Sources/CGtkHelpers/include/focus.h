// Which widgets the focus stops at, and how GTK moves it.
#ifndef CGTK_HELPERS_FOCUS_H
#define CGTK_HELPERS_FOCUS_H

#include "../../CGtk/shim.h"

// Whether Tab stops at a widget as far as the widget itself has a say.
gboolean cgtk_takes_focus(void *widget);

// Whether another radio button of its group is the one that Tab stops at.
gboolean cgtk_is_passed_over_in_group(void *widget);

// The part that shows the focus of a control with others below it, or NULL.
GtkWidget *cgtk_header(void *widget);

// Whether an entry's class does something of its own when the entry is activated: a class can do
// without a signal handler.
gboolean cgtk_overrides_activate(void *widget);

// Whether an entry's class handles keys in another way than GTK's own entries do.
gboolean cgtk_overrides_keys(void *widget);

void cgtk_move_focus(void *window, GtkDirectionType direction);

#endif
