#include "controls.h"

const char *const *cgtk_change_signals(void *widget) {
  static const char *const none[] = {NULL};
  static const char *const text[] = {"changed", NULL};
  static const char *const number[] = {"changed", "value-changed", NULL};
  static const char *const range[] = {"value-changed", NULL};
  static const char *const value[] = {"notify::value", NULL};
  static const char *const toggle[] = {"toggled", NULL};
  static const char *const sw[] = {"notify::active", NULL};
  static const char *const combo[] = {"changed", "notify::popup-shown", NULL};
  static const char *const button[] = {"clicked", NULL};
  static const char *const calendar[] = {"day-selected", NULL};
  static const char *const expander[] = {"notify::expanded", NULL};
  static const char *const notebook[] = {"notify::page", NULL};
  static const char *const tree[] = {"cursor-changed", NULL};
  if (GTK_IS_SPIN_BUTTON(widget)) return number;
  if (GTK_IS_ENTRY(widget)) return text;
  if (GTK_IS_TOGGLE_BUTTON(widget)) return toggle;
  if (GTK_IS_SWITCH(widget)) return sw;
  if (GTK_IS_COMBO_BOX(widget)) return combo;
  if (GTK_IS_RANGE(widget)) return range;
  if (GTK_IS_SCALE_BUTTON(widget)) return value;
  if (GTK_IS_BUTTON(widget)) return button;
  if (GTK_IS_CALENDAR(widget)) return calendar;
  if (GTK_IS_EXPANDER(widget)) return expander;
  if (GTK_IS_NOTEBOOK(widget)) return notebook;
  if (GTK_IS_TREE_VIEW(widget)) return tree;
  return none;
}

gboolean cgtk_changes_by_wheel(void *widget) {
  return GTK_IS_SPIN_BUTTON(widget) || GTK_IS_COMBO_BOX(widget) || GTK_IS_SCALE(widget) ||
         GTK_IS_SCALE_BUTTON(widget) || GTK_IS_CALENDAR(widget);
}

gboolean cgtk_is_list_open(void *widget) {
  gboolean is_open = FALSE;
  if (GTK_IS_COMBO_BOX(widget)) g_object_get(widget, "popup-shown", &is_open, NULL);
  if (GTK_IS_SCALE_BUTTON(widget)) is_open = gtk_widget_get_mapped(gtk_scale_button_get_popup(widget));
  return is_open;
}

gboolean cgtk_is_list_row(void *widget) { return GTK_IS_LIST_BOX_ROW(widget) || GTK_IS_FLOW_BOX_CHILD(widget); }

gboolean cgtk_is_activatable(void *widget) {
  if (GTK_WIDGET_GET_CLASS(widget)->activate_signal == 0) return FALSE;
  if (!GTK_IS_LIST_BOX_ROW(widget)) return TRUE;
  GtkWidget *list = gtk_widget_get_parent(widget);
  gboolean is_selectable = gtk_list_box_row_get_selectable(widget) && GTK_IS_LIST_BOX(list) &&
                           gtk_list_box_get_selection_mode(GTK_LIST_BOX(list)) != GTK_SELECTION_NONE;
  return is_selectable || gtk_list_box_row_get_activatable(widget);
}
