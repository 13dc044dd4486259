#include "subclass.h"

GType cgtk_subclass(GType parent, const char *name, GClassInitFunc class_init) {
  GType type = g_type_from_name(name);
  if (type != 0) return type;
  GTypeQuery query;
  g_type_query(parent, &query);
  return g_type_register_static_simple(parent, name, query.class_size, class_init,
                                       query.instance_size, NULL, 0);
}
