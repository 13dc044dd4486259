// What an on-screen keyboard needs of GTK that Swift cannot say itself.
#ifndef CGTK_KEYBOARD_H
#define CGTK_KEYBOARD_H

#include <gtk/gtk.h>
#include <string.h>

// Like an event of the hardware; the caller frees it.
static inline GdkEvent *cgtk_key_event_new(gboolean is_press, GdkWindow *window, guint keyval, guint16 keycode,
                                           guint8 group, guint state, guint32 time) {
  GdkEvent *event = gdk_event_new(is_press ? GDK_KEY_PRESS : GDK_KEY_RELEASE);
  gunichar character = gdk_keyval_to_unicode(keyval);
  char text[7] = "";
  if (character != 0) g_unichar_to_utf8(character, text);
  event->key.window = g_object_ref(window);
  event->key.send_event = TRUE;
  event->key.time = time;
  event->key.state = state;
  event->key.keyval = keyval;
  event->key.hardware_keycode = keycode;
  event->key.group = group;
  event->key.string = g_strdup(text);
  event->key.length = (gint)strlen(text);
  GdkSeat *seat = gdk_display_get_default_seat(gdk_window_get_display(window));
  if (seat != NULL) gdk_event_set_device(event, gdk_seat_get_keyboard(seat));
  return event;
}
static inline gboolean cgtk_event_is_sent(GdkEvent *event) { return event->any.send_event; }
static inline guint cgtk_event_time(GdkEvent *event) { return gdk_event_get_time(event); }

static inline gboolean cgtk_is_on_wayland(void) {
  GdkDisplay *display = gdk_display_get_default();
  // Without the header of that backend, which not every GTK has.
  return display != NULL && g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkWaylandDisplay") == 0;
}

static inline gboolean cgtk_is_search_entry(void *widget) { return GTK_IS_SEARCH_ENTRY(widget); }

static inline int cgtk_get_int(void *object, const char *property) {
  gint value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}
static inline guint cgtk_get_input_purpose(void *text) {
  GtkInputPurpose value = GTK_INPUT_PURPOSE_FREE_FORM;
  g_object_get(text, "input-purpose", &value, NULL);
  return value;
}
static inline guint cgtk_get_input_hints(void *text) {
  GtkInputHints value = GTK_INPUT_HINT_NONE;
  g_object_get(text, "input-hints", &value, NULL);
  return value;
}
static inline char *cgtk_get_string(void *object, const char *property) {
  char *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

// A container that asks for a size of its own, whatever is in it, and leaves it to its owner where the children are.
static inline void cgtk_placing_get_width(GtkWidget *widget, gint *minimum, gint *natural) {
  *minimum = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), "cgtk-minimum-width"));
  *natural = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), "cgtk-natural-width"));
}
static inline void cgtk_placing_get_height(GtkWidget *widget, gint *minimum, gint *natural) {
  *minimum = *natural = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), "cgtk-height"));
}
static inline void cgtk_placing_size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  gtk_widget_set_allocation(widget, allocation);
}
static inline GtkSizeRequestMode cgtk_placing_get_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}
static inline void cgtk_placing_class_init(gpointer type_class, gpointer data) {
  (void)data;
  GTK_WIDGET_CLASS(type_class)->get_preferred_width = cgtk_placing_get_width;
  GTK_WIDGET_CLASS(type_class)->get_preferred_height = cgtk_placing_get_height;
  GTK_WIDGET_CLASS(type_class)->get_request_mode = cgtk_placing_get_mode;
  GTK_WIDGET_CLASS(type_class)->size_allocate = cgtk_placing_size_allocate;
}
static inline GtkWidget *cgtk_placing_new(void) {
  GType type = g_type_from_name("CgtkPlacing");
  if (type == 0) {
    GTypeQuery query;
    g_type_query(GTK_TYPE_FIXED, &query);
    type = g_type_register_static_simple(GTK_TYPE_FIXED, "CgtkPlacing", query.class_size, cgtk_placing_class_init,
                                         query.instance_size, NULL, 0);
  }
  return GTK_WIDGET(g_object_new(type, NULL));
}
static inline void cgtk_placing_set_request(GtkWidget *widget, gint minimum, gint natural, gint height) {
  g_object_set_data(G_OBJECT(widget), "cgtk-minimum-width", GINT_TO_POINTER(minimum));
  g_object_set_data(G_OBJECT(widget), "cgtk-natural-width", GINT_TO_POINTER(natural));
  g_object_set_data(G_OBJECT(widget), "cgtk-height", GINT_TO_POINTER(height));
  gtk_widget_queue_resize(widget);
}

// The place is in the coordinates of the container.
static inline void cgtk_place(GtkWidget *container, GtkWidget *child, gint x, gint y, gint width, gint height) {
  GtkAllocation outer, inner = {x, y, width, height};
  gtk_widget_get_allocation(container, &outer);
  inner.x += outer.x;
  inner.y += outer.y;
  // GTK gives no place to a widget that has not been asked what it wants.
  gtk_widget_get_preferred_size(child, NULL, NULL);
  gtk_widget_size_allocate(child, &inner);
}

static inline void cgtk_tell_active_descendant(GtkWidget *container, GtkWidget *child) {
  AtkObject *parent = gtk_widget_get_accessible(container);
  g_signal_emit_by_name(parent, "active-descendant-changed", gtk_widget_get_accessible(child));
}

#endif
