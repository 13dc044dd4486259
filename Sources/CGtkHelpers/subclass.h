// Subclasses that differ from their parent in a few methods only.
#ifndef CGTK_HELPERS_SUBCLASS_H
#define CGTK_HELPERS_SUBCLASS_H

#include <glib-object.h>

// Registers a subclass, once, that has no fields of its own; the function sets its methods.
GType cgtk_subclass(GType parent, const char *name, GClassInitFunc class_init);

#endif
