#include "threads.h"

#include <gdk/gdk.h>

void cgtk_lock(void) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gdk_threads_enter();
  G_GNUC_END_IGNORE_DEPRECATIONS
}

void cgtk_unlock(void) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gdk_threads_leave();
  G_GNUC_END_IGNORE_DEPRECATIONS
}
