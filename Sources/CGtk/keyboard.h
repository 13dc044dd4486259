// What an on-screen keyboard needs of GTK that Swift cannot say itself.
#ifndef CGTK_KEYBOARD_H
#define CGTK_KEYBOARD_H

#include <gtk/gtk-a11y.h>
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

static inline void cgtk_commit(void *context, const char *text) { g_signal_emit_by_name(context, "commit", text); }
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

// A subclass without anything of its own but what the function puts into its class.
static inline GType cgtk_subclass(GType parent, const char *name, GClassInitFunc init) {
  GType type = g_type_from_name(name);
  if (type != 0) return type;
  GTypeQuery query;
  g_type_query(parent, &query);
  return g_type_register_static_simple(parent, name, query.class_size, init, query.instance_size, NULL, 0);
}

// A container that asks for a size of its own, whatever is in it, and leaves it to its owner where the children are, and
// in which order.
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
static inline gint cgtk_placing_compare(gconstpointer a, gconstpointer b) {
  gboolean hidden[] = {!gtk_widget_get_visible((GtkWidget *)a), !gtk_widget_get_visible((GtkWidget *)b)};
  if (hidden[0] != hidden[1]) return hidden[0] ? 1 : -1;
  return GPOINTER_TO_INT(g_object_get_data((GObject *)a, "cgtk-rank")) -
         GPOINTER_TO_INT(g_object_get_data((GObject *)b, "cgtk-rank"));
}
static inline void cgtk_placing_collect(GtkWidget *child, gpointer list) {
  *(GList **)list = g_list_prepend(*(GList **)list, child);
}
static inline void cgtk_placing_forall(GtkContainer *container, gboolean internals, GtkCallback callback,
                                       gpointer data) {
  GList *children = NULL;
  GtkContainerClass *fixed = GTK_CONTAINER_CLASS(g_type_class_peek(GTK_TYPE_FIXED));
  fixed->forall(container, internals, cgtk_placing_collect, &children);
  // Stable: those of the same rank stay as they were put in.
  children = g_list_sort(g_list_reverse(children), cgtk_placing_compare);
  for (GList *node = children; node != NULL; node = node->next) callback(node->data, data);
  g_list_free(children);
}
// Hidden children come last, so that leaving them out is counting less.
static inline gint cgtk_placing_count_children(AtkObject *accessible) {
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(accessible));
  if (widget == NULL) return 0;
  gint count = 0;
  GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
  for (GList *node = children; node != NULL; node = node->next) count += gtk_widget_get_visible(node->data) != 0;
  g_list_free(children);
  return count;
}
static inline void cgtk_placing_accessible_class_init(gpointer type_class, gpointer data) {
  (void)data;
  ATK_OBJECT_CLASS(type_class)->get_n_children = cgtk_placing_count_children;
}
static inline void cgtk_placing_class_init(gpointer type_class, gpointer data) {
  (void)data;
  GTK_WIDGET_CLASS(type_class)->get_preferred_width = cgtk_placing_get_width;
  GTK_WIDGET_CLASS(type_class)->get_preferred_height = cgtk_placing_get_height;
  GTK_WIDGET_CLASS(type_class)->get_request_mode = cgtk_placing_get_mode;
  GTK_WIDGET_CLASS(type_class)->size_allocate = cgtk_placing_size_allocate;
  GTK_CONTAINER_CLASS(type_class)->forall = cgtk_placing_forall;
  gtk_widget_class_set_accessible_type(GTK_WIDGET_CLASS(type_class),
                                       cgtk_subclass(GTK_TYPE_CONTAINER_ACCESSIBLE, "CgtkPlacingAccessible",
                                                     cgtk_placing_accessible_class_init));
}
static inline GtkWidget *cgtk_placing_new(void) {
  return GTK_WIDGET(g_object_new(cgtk_subclass(GTK_TYPE_FIXED, "CgtkPlacing", cgtk_placing_class_init), NULL));
}
static inline void cgtk_placing_set_rank(GtkWidget *child, gint rank) {
  g_object_set_data(G_OBJECT(child), "cgtk-rank", GINT_TO_POINTER(rank));
}
// What assistive technology has seen of a container is out of date.
static inline void cgtk_placing_tell_children(GtkWidget *widget) {
  AtkObject *accessible = gtk_widget_get_accessible(widget);
  gint count = atk_object_get_n_accessible_children(accessible);
  for (gint index = 0; index < count; index++) {
    AtkObject *child = atk_object_ref_accessible_child(accessible, index);
    if (child == NULL) continue;
    g_signal_emit_by_name(accessible, "children-changed::remove", index, child, NULL);
    g_signal_emit_by_name(accessible, "children-changed::add", index, child, NULL);
    g_object_unref(child);
  }
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

// A button that the user can come to while the focus of the window stays elsewhere, for assistive technology as good as
// the focus.
static inline AtkStateSet *cgtk_reachable_ref_states(AtkObject *accessible) {
  AtkObjectClass *parent = ATK_OBJECT_CLASS(g_type_class_peek_parent(G_OBJECT_GET_CLASS(accessible)));
  AtkStateSet *states = parent->ref_state_set(accessible);
  if (g_object_get_data(G_OBJECT(accessible), "cgtk-is-reached") == NULL) return states;
  atk_state_set_add_state(states, ATK_STATE_FOCUSABLE);
  atk_state_set_add_state(states, ATK_STATE_FOCUSED);
  return states;
}
static inline void cgtk_reachable_accessible_class_init(gpointer type_class, gpointer data) {
  (void)data;
  ATK_OBJECT_CLASS(type_class)->ref_state_set = cgtk_reachable_ref_states;
}
static inline void cgtk_reachable_button_class_init(gpointer type_class, gpointer data) {
  (void)data;
  gtk_widget_class_set_accessible_type(GTK_WIDGET_CLASS(type_class),
                                       cgtk_subclass(GTK_TYPE_BUTTON_ACCESSIBLE, "CgtkReachableButtonAccessible",
                                                     cgtk_reachable_accessible_class_init));
}
static inline void cgtk_reachable_toggle_class_init(gpointer type_class, gpointer data) {
  (void)data;
  gtk_widget_class_set_accessible_type(
      GTK_WIDGET_CLASS(type_class),
      cgtk_subclass(GTK_TYPE_TOGGLE_BUTTON_ACCESSIBLE, "CgtkReachableToggleAccessible",
                    cgtk_reachable_accessible_class_init));
}
static inline GtkWidget *cgtk_reachable_button_new(gboolean is_toggle) {
  GType type = is_toggle
                   ? cgtk_subclass(GTK_TYPE_TOGGLE_BUTTON, "CgtkReachableToggle", cgtk_reachable_toggle_class_init)
                   : cgtk_subclass(GTK_TYPE_BUTTON, "CgtkReachableButton", cgtk_reachable_button_class_init);
  return GTK_WIDGET(g_object_new(type, NULL));
}
static inline void cgtk_set_reached(GtkWidget *button, gboolean is_reached) {
  AtkObject *accessible = gtk_widget_get_accessible(button);
  g_object_set_data(G_OBJECT(accessible), "cgtk-is-reached", GINT_TO_POINTER(is_reached));
  atk_object_notify_state_change(accessible, ATK_STATE_FOCUSED, is_reached);
}
// Says once more that the focus is there.
static inline void cgtk_tell_focus(GtkWidget *widget) {
  atk_object_notify_state_change(gtk_widget_get_accessible(widget), ATK_STATE_FOCUSED, TRUE);
}

// The window that takes what happens over an event box without one of its own.
static inline void cgtk_raise_event_window(GtkWidget *event_box) {
  GdkWindow *parent = gtk_widget_get_window(event_box);
  if (parent == NULL || !gtk_widget_get_mapped(event_box)) return;
  for (GList *node = gdk_window_peek_children(parent); node != NULL; node = node->next) {
    gpointer owner = NULL;
    gdk_window_get_user_data(node->data, &owner);
    if (owner != event_box) continue;
    gdk_window_raise(node->data);
    return;
  }
}

#endif
