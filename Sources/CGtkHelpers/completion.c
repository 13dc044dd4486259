#include "completion.h"

// The key of data that says that a completion is one of cgtk_complete_from.
static const char contains_key[] = "cgtk-contains";

static gboolean matches(GtkEntryCompletion *completion, const char *key, GtkTreeIter *row,
                        gpointer data) {
  (void)data;
  char *text = NULL;
  gtk_tree_model_get(gtk_entry_completion_get_model(completion), row, 0, &text, -1);
  char *folded = g_utf8_casefold(text != NULL ? text : "", -1);
  gboolean contains = strstr(folded, key) != NULL;
  g_free(folded);
  g_free(text);
  return contains;
}

void cgtk_complete_from(GtkEntry *entry, GtkListStore *list) {
  GtkEntryCompletion *completion = gtk_entry_completion_new();
  gtk_entry_completion_set_model(completion, GTK_TREE_MODEL(list));
  gtk_entry_completion_set_text_column(completion, 0);
  gtk_entry_completion_set_match_func(completion, matches, NULL, NULL);
  g_object_set_data(G_OBJECT(completion), contains_key, completion);
  gtk_entry_set_completion(entry, completion);
  g_object_unref(completion);
}

// The column of the model that holds the texts, or -1 if there is none.
static gint text_column(GtkEntryCompletion *completion) {
  GtkTreeModel *model = completion == NULL ? NULL : gtk_entry_completion_get_model(completion);
  gint column = model == NULL ? -1 : gtk_entry_completion_get_text_column(completion);
  if (column < 0 || gtk_tree_model_get_column_type(model, column) != G_TYPE_STRING) return -1;
  return column;
}

static char *fold(const char *text) {
  char *normal = g_utf8_normalize(text != NULL ? text : "", -1, G_NORMALIZE_ALL);
  char *folded = g_utf8_casefold(normal != NULL ? normal : "", -1);
  g_free(normal);
  return folded;
}

guint cgtk_completion_matches(GtkEntry *entry, gint *rows, guint limit) {
  GtkEntryCompletion *completion = gtk_entry_get_completion(entry);
  gint column = text_column(completion);
  const char *typed = gtk_entry_get_text(entry);
  glong least = completion == NULL ? 0 : gtk_entry_completion_get_minimum_key_length(completion);
  if (column < 0 || *typed == '\0' || g_utf8_strlen(typed, -1) < least) return 0;
  GtkTreeModel *model = gtk_entry_completion_get_model(completion);
  gboolean is_anywhere = g_object_get_data(G_OBJECT(completion), contains_key) != NULL;
  char *key = fold(typed);
  GtkTreeIter row;
  guint count = 0;
  gint number = 0;
  for (gboolean more = gtk_tree_model_get_iter_first(model, &row); more && count < limit;
       more = gtk_tree_model_iter_next(model, &row), number++) {
    char *text = NULL;
    gtk_tree_model_get(model, &row, column, &text, -1);
    char *folded = fold(text);
    char *place = strstr(folded, key);
    if (place != NULL && (is_anywhere || place == folded) && g_strcmp0(text, typed) != 0)
      rows[count++] = number;
    g_free(folded);
    g_free(text);
  }
  g_free(key);
  return count;
}

char *cgtk_completion_text(GtkEntry *entry, gint row) {
  GtkEntryCompletion *completion = gtk_entry_get_completion(entry);
  gint column = text_column(completion);
  if (column < 0) return NULL;
  GtkTreeModel *model = gtk_entry_completion_get_model(completion);
  GtkTreeIter place;
  char *text = NULL;
  if (gtk_tree_model_iter_nth_child(model, &place, NULL, row))
    gtk_tree_model_get(model, &place, column, &text, -1);
  return text;
}

void cgtk_completion_choose(GtkEntry *entry, gint row) {
  GtkEntryCompletion *completion = gtk_entry_get_completion(entry);
  if (completion == NULL || gtk_entry_completion_get_model(completion) == NULL) return;
  g_object_ref(completion);
  // The model that GTK hands to the signal is a filter, too.
  GtkTreeModel *filter =
      gtk_tree_model_filter_new(gtk_entry_completion_get_model(completion), NULL);
  GtkTreeIter place;
  gboolean is_done = FALSE;
  if (gtk_tree_model_iter_nth_child(filter, &place, NULL, row))
    g_signal_emit_by_name(completion, "match-selected", filter, &place, &is_done);
  g_object_unref(filter);
  g_object_unref(completion);
}
