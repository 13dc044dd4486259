// A strip over the lower edge of a window that is no part of what the window's owner has put into
// it: a popover without a tail, filled by its child. It is as wide as the window, and as high as it
// is told.
#ifndef CGTK_HELPERS_DOCK_H
#define CGTK_HELPERS_DOCK_H

#include "../../CGtk/shim.h"

// A window that is narrower should have none.
enum { CGTK_DOCK_LEAST_WIDTH = 240 };

GtkWidget *cgtk_dock_new(GtkWidget *content);
void cgtk_dock_set_height(GtkWidget *widget, gint height);
void cgtk_dock_set_top(GtkWidget *widget, gint top);

// Call it before the dock is shown or hidden: a popover then brings a default widget of its own, or
// takes away the one that there is.
void cgtk_dock_keep_default(GtkWidget *widget, GtkWindow *window);

#endif
