// Controls that hold a value.
#ifndef CGTK_HELPERS_CONTROLS_H
#define CGTK_HELPERS_CONTROLS_H

#include "../../CGtk/shim.h"

// The signals without arguments that tell that a control's value has changed; ends with NULL.
const char *const *cgtk_change_signals(void *widget);

gboolean cgtk_changes_by_wheel(void *widget);

// Whether the list of a choice is open, or the scale of a button.
gboolean cgtk_is_list_open(void *widget);

// Whether a widget is a row of a list box or a child of a flow box.
gboolean cgtk_is_list_row(void *widget);

// Whether a window without a default widget activates this one by Return, and that does something.
gboolean cgtk_is_activatable(void *widget);

#endif
