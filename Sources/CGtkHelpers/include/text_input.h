// Texts that the user types into, and their input methods.
#ifndef CGTK_HELPERS_TEXT_INPUT_H
#define CGTK_HELPERS_TEXT_INPUT_H

#include "../../CGtk/shim.h"

void cgtk_insert_at_caret(void *widget, const char *text);

guint cgtk_get_input_purpose(void *text);
guint cgtk_get_input_hints(void *text);

// Lets an input context hand over a text as if it had been composed.
void cgtk_commit(void *context, const char *text);

// By name: the type is in one of GTK's own modules.
gboolean cgtk_is_wayland_input_context(void *object);

#endif
