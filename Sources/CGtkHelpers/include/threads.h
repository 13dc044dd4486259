// GDK's lock, under which older programs use GTK on several threads.
#ifndef CGTK_HELPERS_THREADS_H
#define CGTK_HELPERS_THREADS_H

// Deprecated, but some programs cannot do without; in all others both do nothing.
void cgtk_lock(void);
void cgtk_unlock(void);

#endif
