// GDK's lock, under which older programs use GTK on several threads.
#ifndef CGTK_THREADS_H
#define CGTK_THREADS_H

#include <gdk/gdk.h>

// Deprecated, but there are programs that cannot do without; in all others both do nothing.
static inline void cgtk_lock(void) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gdk_threads_enter();
  G_GNUC_END_IGNORE_DEPRECATIONS
}
static inline void cgtk_unlock(void) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gdk_threads_leave();
  G_GNUC_END_IGNORE_DEPRECATIONS
}

#endif
