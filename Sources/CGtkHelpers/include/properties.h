// Properties and signals by name: GObject's functions for them take a variable number of arguments.
#ifndef CGTK_HELPERS_PROPERTIES_H
#define CGTK_HELPERS_PROPERTIES_H

#include "../../CGtk/shim.h"

gboolean cgtk_get_bool(void *object, const char *property);
int cgtk_get_int(void *object, const char *property);
// The caller frees the string.
char *cgtk_get_string(void *object, const char *property);
void cgtk_set_bool(void *object, const char *property, gboolean value);
void cgtk_set_string(void *object, const char *property, const char *value);

void cgtk_emit(void *object, const char *signal);

#endif
