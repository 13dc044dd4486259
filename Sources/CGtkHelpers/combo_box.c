#include "combo_box.h"

GtkListStore *cgtk_text_list_new(void) { return gtk_list_store_new(1, G_TYPE_STRING); }

void cgtk_text_list_append(GtkListStore *list, const char *text) {
  gtk_list_store_insert_with_values(list, NULL, -1, 0, text, -1);
}

static void show_as_list(GtkWidget *combo) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, "combobox { -GtkComboBox-appears-as-list: true; }", -1,
                                  NULL);
  gtk_style_context_add_provider(gtk_widget_get_style_context(combo), GTK_STYLE_PROVIDER(provider),
                                 GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

GtkWidget *cgtk_text_combo_new(GtkListStore *list, gboolean as_list) {
  GtkWidget *combo = gtk_combo_box_new();
  if (as_list) show_as_list(combo);
  gtk_combo_box_set_model(GTK_COMBO_BOX(combo), GTK_TREE_MODEL(list));
  GtkCellRenderer *cell = gtk_cell_renderer_text_new();
  // Without an ellipsis the combo box would be as wide as its longest text.
  g_object_set(cell, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_cell_layout_pack_start(GTK_CELL_LAYOUT(combo), cell, TRUE);
  gtk_cell_layout_set_attributes(GTK_CELL_LAYOUT(combo), cell, "text", 0, NULL);
  // It would ask for the room of its longest text, and measure all of them for that again and
  // again.
  GtkWidget *shown = gtk_bin_get_child(GTK_BIN(combo));
  if (GTK_IS_CELL_VIEW(shown)) gtk_cell_view_set_fit_model(GTK_CELL_VIEW(shown), FALSE);
  return combo;
}
