// The process that the library has been loaded into.
#ifndef CGTK_HELPERS_PROCESS_H
#define CGTK_HELPERS_PROCESS_H

#include "../../CGtk/shim.h"

// Whether the calling thread is the one that the process began with: a host may call GTK from
// another one.
gboolean cgtk_is_main_thread(void);

// Takes a name that only one library of the process can have; false if it is taken.
gboolean cgtk_claim_process(const char *name);

const char *cgtk_decimal_point(void);
void cgtk_use_locale(void);

#endif
