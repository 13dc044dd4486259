// Containers: what they show of their children, and how they scroll.
#ifndef CGTK_HELPERS_CONTAINERS_H
#define CGTK_HELPERS_CONTAINERS_H

#include "../../CGtk/shim.h"

// Whether the children of a widget are parts of it, or come and go with what it shows.
gboolean cgtk_hides_children(void *widget);

// Whether a widget is in a closed expander, which keeps its child mapped but out of sight, or in a
// revealer that is closed or about to be.
gboolean cgtk_is_folded_away(GtkWidget *widget);

// Makes what is in a revealer that opens a thing that can have the focus, which GTK does one frame
// later.
void cgtk_show_opening_child(void *revealer);

// Whether a container slides what it shows in and out.
gboolean cgtk_slides_children(void *widget);

// The property that changes when a container shows another of its pages, or NULL.
const char *cgtk_page_property(void *widget);

// Keeps a list box in a viewport from scrolling by itself: it does not if it has no adjustment.
void cgtk_stop_list_scrolling(void *widget);

gboolean cgtk_has_policy(void *scrolled_window, gboolean horizontal);
void cgtk_scroll_by_page(void *scrolled_window);

// Raises the input-only window of an event box that has no visible one.
void cgtk_raise_event_window(GtkWidget *event_box);

#endif
