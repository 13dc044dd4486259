// Controls that hold a value.
#ifndef CGTK_HELPERS_CONTROLS_H
#define CGTK_HELPERS_CONTROLS_H

#include "../../CGtk/shim.h"

// The signals without arguments that tell that a control's value has changed; ends with NULL.
const char *const *cgtk_change_signals(void *widget);

gboolean cgtk_changes_by_wheel(void *widget);

#endif
