#include "types.h"

int cgtk_widget_kind(void *widget) {
  if (GTK_IS_SPIN_BUTTON(widget)) return CGTK_WIDGET_SPIN_BUTTON;
  if (GTK_IS_ENTRY(widget)) return CGTK_WIDGET_ENTRY;
  if (GTK_IS_TEXT_VIEW(widget)) return CGTK_WIDGET_TEXT_VIEW;
  if (GTK_IS_COMBO_BOX(widget)) return CGTK_WIDGET_COMBO_BOX;
  if (GTK_IS_CHECK_BUTTON(widget)) return CGTK_WIDGET_TOGGLE;
  if (GTK_IS_SWITCH(widget)) return CGTK_WIDGET_SWITCH;
  if (GTK_IS_BUTTON(widget)) return CGTK_WIDGET_BUTTON;
  if (GTK_IS_SCROLLED_WINDOW(widget)) return CGTK_WIDGET_SCROLLED_WINDOW;
  return CGTK_WIDGET_OTHER;
}

GType cgtk_type(void *object) { return G_OBJECT_TYPE(object); }

gboolean cgtk_is_of_type(void *object, const char *name) {
  GType type = g_type_from_name(name);
  return type != 0 && G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}

gboolean cgtk_is_widget(void *object) { return GTK_IS_WIDGET(object); }
gboolean cgtk_is_container(void *widget) { return GTK_IS_CONTAINER(widget); }
gboolean cgtk_is_window(void *widget) { return GTK_IS_WINDOW(widget); }
gboolean cgtk_is_label(void *widget) { return GTK_IS_LABEL(widget); }
gboolean cgtk_is_button(void *widget) { return GTK_IS_BUTTON(widget); }
gboolean cgtk_is_overlay(void *widget) { return GTK_IS_OVERLAY(widget); }
gboolean cgtk_is_notebook(void *widget) { return GTK_IS_NOTEBOOK(widget); }
gboolean cgtk_is_viewport(void *widget) { return GTK_IS_VIEWPORT(widget); }
gboolean cgtk_is_search_entry(void *widget) { return GTK_IS_SEARCH_ENTRY(widget); }
