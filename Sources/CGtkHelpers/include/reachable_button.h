// A button that the user can reach while the focus of the window stays elsewhere; for assistive
// technology that is as good as the focus.
#ifndef CGTK_HELPERS_REACHABLE_BUTTON_H
#define CGTK_HELPERS_REACHABLE_BUTTON_H

#include "../../CGtk/shim.h"

GtkWidget *cgtk_reachable_button_new(gboolean is_toggle);
void cgtk_reachable_button_set_reached(GtkWidget *button, gboolean is_reached);

#endif
