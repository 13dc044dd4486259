#include "reachable_button.h"

#include <gtk/gtk-a11y.h>

#include "subclass.h"

static const char reached_key[] = "cgtk-is-reached";

static AtkStateSet *ref_state_set(AtkObject *accessible) {
  gpointer parent = g_type_class_peek_parent(G_OBJECT_GET_CLASS(accessible));
  AtkStateSet *states = ATK_OBJECT_CLASS(parent)->ref_state_set(accessible);
  if (g_object_get_data(G_OBJECT(accessible), reached_key) == NULL) return states;
  atk_state_set_add_state(states, ATK_STATE_FOCUSABLE);
  atk_state_set_add_state(states, ATK_STATE_FOCUSED);
  return states;
}

static void accessible_class_init(gpointer type_class, gpointer data) {
  (void)data;
  ATK_OBJECT_CLASS(type_class)->ref_state_set = ref_state_set;
}

static void button_class_init(gpointer type_class, gpointer data) {
  (void)data;
  GType accessible = cgtk_subclass(GTK_TYPE_BUTTON_ACCESSIBLE, "CgtkReachableButtonAccessible",
                                   accessible_class_init);
  gtk_widget_class_set_accessible_type(GTK_WIDGET_CLASS(type_class), accessible);
}

static void toggle_class_init(gpointer type_class, gpointer data) {
  (void)data;
  GType accessible = cgtk_subclass(GTK_TYPE_TOGGLE_BUTTON_ACCESSIBLE,
                                   "CgtkReachableToggleAccessible", accessible_class_init);
  gtk_widget_class_set_accessible_type(GTK_WIDGET_CLASS(type_class), accessible);
}

GtkWidget *cgtk_reachable_button_new(gboolean is_toggle) {
  GType type =
      is_toggle ? cgtk_subclass(GTK_TYPE_TOGGLE_BUTTON, "CgtkReachableToggle", toggle_class_init)
                : cgtk_subclass(GTK_TYPE_BUTTON, "CgtkReachableButton", button_class_init);
  return GTK_WIDGET(g_object_new(type, NULL));
}

void cgtk_reachable_button_set_reached(GtkWidget *button, gboolean is_reached) {
  AtkObject *accessible = gtk_widget_get_accessible(button);
  g_object_set_data(G_OBJECT(accessible), reached_key, GINT_TO_POINTER(is_reached));
  atk_object_notify_state_change(accessible, ATK_STATE_FOCUSED, is_reached);
}
