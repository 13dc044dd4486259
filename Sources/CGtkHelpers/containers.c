#include "containers.h"

gboolean cgtk_hides_children(void *widget) {
  return GTK_IS_COMBO_BOX(widget) || GTK_IS_TREE_VIEW(widget) || GTK_IS_BUTTON(widget);
}

gboolean cgtk_is_folded_away(GtkWidget *widget) {
  for (GtkWidget *parent = gtk_widget_get_parent(widget); parent != NULL;
       widget = parent, parent = gtk_widget_get_parent(parent)) {
    if (GTK_IS_EXPANDER(parent) && !gtk_expander_get_expanded(GTK_EXPANDER(parent)) &&
        gtk_expander_get_label_widget(GTK_EXPANDER(parent)) != widget)
      return TRUE;
    if (GTK_IS_REVEALER(parent) && !gtk_revealer_get_reveal_child(GTK_REVEALER(parent))) return TRUE;
  }
  return FALSE;
}

void cgtk_show_opening_child(void *revealer) {
  GtkWidget *child = gtk_bin_get_child(revealer);
  if (child != NULL && gtk_revealer_get_reveal_child(revealer) && gtk_widget_get_mapped(revealer))
    gtk_widget_set_child_visible(child, TRUE);
}

gboolean cgtk_slides_children(void *widget) { return GTK_IS_REVEALER(widget) || GTK_IS_STACK(widget); }

const char *cgtk_page_property(void *widget) {
  return GTK_IS_NOTEBOOK(widget) ? "page" : GTK_IS_STACK(widget) ? "visible-child" : NULL;
}

void cgtk_stop_list_scrolling(void *widget) {
  if (GTK_IS_LIST_BOX(widget)) gtk_list_box_set_adjustment(widget, NULL);
}

gboolean cgtk_has_policy(void *scrolled_window, gboolean horizontal) {
  GtkPolicyType across, down;
  gtk_scrolled_window_get_policy(scrolled_window, &across, &down);
  return (horizontal ? across : down) != GTK_POLICY_NEVER;
}

void cgtk_scroll_by_page(void *scrolled_window) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(scrolled_window, "scroll-child", GTK_SCROLL_PAGE_DOWN, FALSE, &handled);
}

void cgtk_raise_event_window(GtkWidget *event_box) {
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
