/* The least that a form in GTK 3 can be: a box of labels and entries in a scrolled window, and a revealer with buttons in
   place of a keyboard. What Nextfield costs beyond it is its own doing.
   usage: plain-form FILE, with one label a line */
#include <gtk/gtk.h>

/* Four rows of ten keys, made when they are shown for the first time. */
static GtkWidget *make_keys(void) {
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_homogeneous(GTK_GRID(grid), TRUE);
  gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
  for (int key = 0; key < 40; key++) {
    char label[2] = {(char)('A' + key % 26), 0};
    GtkWidget *button = gtk_button_new_with_label(label);
    gtk_widget_set_can_focus(button, FALSE);
    gtk_widget_set_size_request(button, -1, 50);
    gtk_grid_attach(GTK_GRID(grid), button, key % 10, key / 10, 1, 1);
  }
  gtk_widget_show_all(grid);
  return grid;
}

static void toggle(GtkToggleButton *button, GtkRevealer *keyboard) {
  if (!gtk_bin_get_child(GTK_BIN(keyboard))) gtk_container_add(GTK_CONTAINER(keyboard), make_keys());
  gtk_revealer_set_reveal_child(keyboard, gtk_toggle_button_get_active(button));
}

static GtkWidget *make_rows(char **labels) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  for (; *labels && **labels; labels++) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *label = gtk_label_new(*labels), *entry = gtk_entry_new();
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), entry);
    gtk_container_add(GTK_CONTAINER(row), label);
    gtk_box_pack_start(GTK_BOX(row), entry, TRUE, TRUE, 0);
    gtk_container_add(GTK_CONTAINER(box), row);
  }
  return box;
}

int main(int count, char **arguments) {
  char *text = NULL;
  gtk_init(&count, &arguments);
  if (count != 2 || !g_file_get_contents(arguments[1], &text, NULL, NULL)) return 2;
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  GtkWidget *body = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_toggle_button_new_with_label("Keys");
  GtkWidget *scroller = gtk_scrolled_window_new(NULL, NULL);
  GtkWidget *keyboard = gtk_revealer_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 640);
  gtk_widget_set_can_focus(button, FALSE);
  gtk_widget_set_halign(button, GTK_ALIGN_END);
  gtk_revealer_set_transition_type(GTK_REVEALER(keyboard), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
  gtk_container_add(GTK_CONTAINER(scroller), make_rows(g_strsplit(text, "\n", -1)));
  gtk_container_add(GTK_CONTAINER(body), button);
  gtk_box_pack_start(GTK_BOX(body), scroller, TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(body), keyboard);
  gtk_container_add(GTK_CONTAINER(window), body);
  g_signal_connect(button, "toggled", G_CALLBACK(toggle), keyboard);
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);
  gtk_widget_show_all(window);
  gtk_main();
  return 0;
}
