#include "text_input.h"

void cgtk_insert_at_caret(void *widget, const char *text) {
  if (GTK_IS_TEXT_VIEW(widget) || GTK_IS_ENTRY(widget))
    g_signal_emit_by_name(widget, "insert-at-cursor", text);
}

guint cgtk_get_input_purpose(void *text) {
  GtkInputPurpose value = GTK_INPUT_PURPOSE_FREE_FORM;
  g_object_get(text, "input-purpose", &value, NULL);
  return value;
}

guint cgtk_get_input_hints(void *text) {
  GtkInputHints value = GTK_INPUT_HINT_NONE;
  g_object_get(text, "input-hints", &value, NULL);
  return value;
}

void cgtk_commit(void *context, const char *text) {
  g_signal_emit_by_name(context, "commit", text);
}

gboolean cgtk_is_wayland_input_context(void *object) {
  return g_strcmp0(G_OBJECT_TYPE_NAME(object), "GtkIMContextWayland") == 0;
}
