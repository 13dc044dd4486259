#include "focus.h"

gboolean cgtk_takes_focus(void *widget) {
  if (GTK_IS_COMBO_BOX(widget)) return TRUE;
  if (GTK_IS_NOTEBOOK(widget) && !gtk_notebook_get_show_tabs(widget)) return FALSE;
  // GTK, too, passes over the handle of a pane.
  return gtk_widget_get_can_focus(widget) && !GTK_IS_PANED(widget);
}

// As in GTK: the arrow keys lead to the other buttons of the group.
gboolean cgtk_is_passed_over_in_group(void *widget) {
  if (!GTK_IS_RADIO_BUTTON(widget) || gtk_toggle_button_get_active(widget)) return FALSE;
  for (GSList *other = gtk_radio_button_get_group(widget); other != NULL; other = other->next)
    if (other->data != widget && gtk_toggle_button_get_active(other->data) &&
        gtk_widget_is_visible(other->data) && gtk_widget_is_sensitive(other->data))
      return TRUE;
  return FALSE;
}

GtkWidget *cgtk_header(void *widget) {
  if (GTK_IS_EXPANDER(widget)) return gtk_expander_get_label_widget(widget);
  if (!GTK_IS_NOTEBOOK(widget)) return NULL;
  GtkWidget *page = gtk_notebook_get_nth_page(widget, gtk_notebook_get_current_page(widget));
  return page == NULL ? NULL : gtk_notebook_get_tab_label(widget, page);
}

gboolean cgtk_overrides_activate(void *widget) {
  if (!GTK_IS_ENTRY(widget) || GTK_IS_SPIN_BUTTON(widget)) return FALSE;
  GtkEntryClass *usual = g_type_class_peek(GTK_TYPE_ENTRY);
  return usual != NULL && GTK_ENTRY_GET_CLASS(widget)->activate != usual->activate;
}

gboolean cgtk_overrides_keys(void *widget) {
  if (!GTK_IS_ENTRY(widget) || GTK_IS_SPIN_BUTTON(widget)) return FALSE;
  GType type = GTK_IS_SEARCH_ENTRY(widget) ? GTK_TYPE_SEARCH_ENTRY : GTK_TYPE_ENTRY;
  GtkWidgetClass *usual = g_type_class_peek(type), *own = GTK_WIDGET_GET_CLASS(widget);
  if (usual == NULL) return FALSE;
  return own->event != usual->event || own->key_press_event != usual->key_press_event ||
         own->key_release_event != usual->key_release_event;
}

void cgtk_move_focus(void *window, GtkDirectionType direction) {
  g_signal_emit_by_name(window, "move-focus", direction);
}
