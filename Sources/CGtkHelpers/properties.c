#include "properties.h"

gboolean cgtk_get_bool(void *object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

int cgtk_get_int(void *object, const char *property) {
  gint value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}

char *cgtk_get_string(void *object, const char *property) {
  char *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

void cgtk_set_bool(void *object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

void cgtk_set_string(void *object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

void cgtk_emit(void *object, const char *signal) { g_signal_emit_by_name(object, signal); }
