// A strip that lies over the lower edge of a window and is nothing that the window's owner has put into it: a popover
// without a tail, wholly filled by its child. It is as wide as the window, and as high as it has been told.
#ifndef CGTK_DOCK_H
#define CGTK_DOCK_H

#include "keyboard.h"

// Where a window is narrower than this there should be none.
enum { CGTK_DOCK_LEAST_WIDTH = 240 };

static inline void cgtk_dock_get_width(GtkWidget *widget, gint *minimum, gint *natural) {
  (void)widget;
  // What expands gets the whole width, unless it asks for more than that.
  *minimum = *natural = 1;
}
static inline void cgtk_dock_get_width_for_height(GtkWidget *widget, gint height, gint *minimum, gint *natural) {
  (void)height;
  cgtk_dock_get_width(widget, minimum, natural);
}
static inline void cgtk_dock_get_height_for_width(GtkWidget *widget, gint width, gint *minimum, gint *natural) {
  (void)width;
  cgtk_placing_get_height(widget, minimum, natural);
}
static inline void cgtk_dock_size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  gtk_widget_set_allocation(widget, allocation);
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  if (child != NULL && gtk_widget_get_visible(child)) {
    // Where the window has become too small for all of it, GTK puts it somewhere until it is taken away.
    GtkRequisition least;
    gtk_widget_get_preferred_size(child, &least, NULL);
    GtkAllocation whole = {0, 0, MAX(allocation->width, MAX(least.width, CGTK_DOCK_LEAST_WIDTH)),
                           MAX(allocation->height, least.height)};
    gtk_widget_size_allocate(child, &whole);
  }
  if (!gtk_widget_get_realized(widget)) return;
  gdk_window_move_resize(gtk_widget_get_window(widget), 0, 0, allocation->width, allocation->height);
  // A popover cuts itself to the shape of a bubble as it is shown.
  gtk_widget_shape_combine_region(widget, NULL);
  gdk_window_shape_combine_region(gtk_widget_get_parent_window(widget), NULL, 0, 0);
}
static inline gboolean cgtk_dock_draw(GtkWidget *widget, cairo_t *cairo) {
  return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER))->draw(widget, cairo);
}
// A popover goes away as a press on it ends elsewhere; and what is done here is none of the window's business.
static inline gboolean cgtk_dock_take_button(GtkWidget *widget, GdkEventButton *event) {
  (void)widget, (void)event;
  return GDK_EVENT_STOP;
}
static inline gboolean cgtk_dock_take_touch(GtkWidget *widget, GdkEventTouch *event) {
  (void)widget, (void)event;
  return GDK_EVENT_STOP;
}
static inline gboolean cgtk_dock_take_scroll(GtkWidget *widget, GdkEventScroll *event) {
  (void)widget, (void)event;
  return GDK_EVENT_STOP;
}
static inline void cgtk_dock_class_init(gpointer type_class, gpointer data) {
  (void)data;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(type_class);
  widget_class->get_request_mode = cgtk_placing_get_mode;
  widget_class->get_preferred_width = cgtk_dock_get_width;
  widget_class->get_preferred_height = cgtk_placing_get_height;
  widget_class->get_preferred_width_for_height = cgtk_dock_get_width_for_height;
  widget_class->get_preferred_height_for_width = cgtk_dock_get_height_for_width;
  widget_class->size_allocate = cgtk_dock_size_allocate;
  widget_class->draw = cgtk_dock_draw;
  widget_class->button_press_event = cgtk_dock_take_button;
  widget_class->button_release_event = cgtk_dock_take_button;
  widget_class->touch_event = cgtk_dock_take_touch;
  widget_class->scroll_event = cgtk_dock_take_scroll;
}
static inline GtkWidget *cgtk_dock_new(GtkWidget *content) {
  return GTK_WIDGET(g_object_new(cgtk_subclass(GTK_TYPE_POPOVER, "CgtkDock", cgtk_dock_class_init), "modal", FALSE,
                                 "transitions-enabled", FALSE, "position", GTK_POS_BOTTOM, "hexpand", TRUE,
                                 "relative-to", content, NULL));
}
static inline void cgtk_dock_set_height(GtkWidget *widget, gint height) {
  if (GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), "cgtk-height")) == height) return;
  g_object_set_data(G_OBJECT(widget), "cgtk-height", GINT_TO_POINTER(height));
  gtk_widget_queue_resize(widget);
}
static inline void cgtk_dock_set_top(GtkWidget *widget, gint top) {
  // A popover lies below what it points at.
  GdkRectangle place = {1, top - 1, 1, 1}, old;
  if (gtk_popover_get_pointing_to(GTK_POPOVER(widget), &old) && gdk_rectangle_equal(&place, &old)) return;
  gtk_popover_set_pointing_to(GTK_POPOVER(widget), &place);
}
// A popover brings a default widget of its own with it as it is shown, or takes away the one that there is.
static inline void cgtk_dock_keep_default(GtkWidget *widget, GtkWindow *window) {
  GtkWidget *usual = window != NULL ? gtk_window_get_default_widget(window) : NULL;
  if (usual != NULL && !gtk_widget_get_can_default(usual)) usual = NULL;
  gtk_popover_set_default_widget(GTK_POPOVER(widget), usual);
}

#endif
