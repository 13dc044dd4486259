#include "dock.h"

#include "subclass.h"

static const char height_key[] = "cgtk-height";

// Size

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

// A popover that expands gets the whole width, unless it asks for more than that.
static void get_width(GtkWidget *widget, gint *minimum, gint *natural) {
  (void)widget;
  *minimum = *natural = 1;
}

static void get_width_for_height(GtkWidget *widget, gint height, gint *minimum, gint *natural) {
  (void)height;
  get_width(widget, minimum, natural);
}

static void get_height(GtkWidget *widget, gint *minimum, gint *natural) {
  *minimum = *natural = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), height_key));
}

static void get_height_for_width(GtkWidget *widget, gint width, gint *minimum, gint *natural) {
  (void)width;
  get_height(widget, minimum, natural);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  gtk_widget_set_allocation(widget, allocation);
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  if (child != NULL && gtk_widget_get_visible(child)) {
    // If the window has become too small, GTK puts the dock somewhere until it is taken away.
    GtkRequisition least;
    gtk_widget_get_preferred_size(child, &least, NULL);
    GtkAllocation whole = {0, 0, MAX(allocation->width, MAX(least.width, CGTK_DOCK_LEAST_WIDTH)),
                           MAX(allocation->height, least.height)};
    gtk_widget_size_allocate(child, &whole);
  }
  if (!gtk_widget_get_realized(widget)) return;
  gdk_window_move_resize(gtk_widget_get_window(widget), 0, 0, allocation->width,
                         allocation->height);
  // A popover cuts itself to the shape of a bubble when it is shown.
  gtk_widget_shape_combine_region(widget, NULL);
  gdk_window_shape_combine_region(gtk_widget_get_parent_window(widget), NULL, 0, 0);
}

static gboolean draw(GtkWidget *widget, cairo_t *cairo) {
  return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER))->draw(widget, cairo);
}

// Events stop here: a popover goes away when a press on it ends elsewhere, and the window has no
// business with what is done on the dock.

static gboolean stop_button(GtkWidget *widget, GdkEventButton *event) {
  (void)widget, (void)event;
  return GDK_EVENT_STOP;
}

static gboolean stop_touch(GtkWidget *widget, GdkEventTouch *event) {
  (void)widget, (void)event;
  return GDK_EVENT_STOP;
}

static gboolean stop_scroll(GtkWidget *widget, GdkEventScroll *event) {
  (void)widget, (void)event;
  return GDK_EVENT_STOP;
}

static void class_init(gpointer type_class, gpointer data) {
  (void)data;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(type_class);
  widget_class->get_request_mode = get_request_mode;
  widget_class->get_preferred_width = get_width;
  widget_class->get_preferred_height = get_height;
  widget_class->get_preferred_width_for_height = get_width_for_height;
  widget_class->get_preferred_height_for_width = get_height_for_width;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
  widget_class->button_press_event = stop_button;
  widget_class->button_release_event = stop_button;
  widget_class->touch_event = stop_touch;
  widget_class->scroll_event = stop_scroll;
}

GtkWidget *cgtk_dock_new(GtkWidget *content) {
  GType type = cgtk_subclass(GTK_TYPE_POPOVER, "CgtkDock", class_init);
  return GTK_WIDGET(g_object_new(type, "modal", FALSE, "transitions-enabled", FALSE, "position",
                                 GTK_POS_BOTTOM, "hexpand", TRUE, "relative-to", content, NULL));
}

void cgtk_dock_set_height(GtkWidget *widget, gint height) {
  if (GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), height_key)) == height) return;
  g_object_set_data(G_OBJECT(widget), height_key, GINT_TO_POINTER(height));
  gtk_widget_queue_resize(widget);
}

void cgtk_dock_set_top(GtkWidget *widget, gint top) {
  // A popover lies below what it points at.
  GdkRectangle place = {1, top - 1, 1, 1}, old;
  if (gtk_popover_get_pointing_to(GTK_POPOVER(widget), &old) && gdk_rectangle_equal(&place, &old))
    return;
  gtk_popover_set_pointing_to(GTK_POPOVER(widget), &place);
}

void cgtk_dock_keep_default(GtkWidget *widget, GtkWindow *window) {
  GtkWidget *usual = window != NULL ? gtk_window_get_default_widget(window) : NULL;
  if (usual != NULL && !gtk_widget_get_can_default(usual)) usual = NULL;
  gtk_popover_set_default_widget(GTK_POPOVER(widget), usual);
}
