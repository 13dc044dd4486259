// For gettid.
#define _GNU_SOURCE

#include "process.h"

gboolean cgtk_is_main_thread(void) {
  static __thread int known = 0;
  if (known == 0) known = gettid() == getpid() ? 1 : 2;
  return known == 1;
}

// The name of a type is the one thing that all libraries of a process share, whatever they were
// built with.
gboolean cgtk_claim_process(const char *name) {
  if (g_type_from_name(name) != 0) return FALSE;
  g_pointer_type_register_static(name);
  return TRUE;
}

const char *cgtk_decimal_point(void) { return localeconv()->decimal_point; }

void cgtk_use_locale(void) { setlocale(LC_ALL, ""); }
