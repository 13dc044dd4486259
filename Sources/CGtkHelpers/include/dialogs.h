// Message dialogs.
#ifndef CGTK_HELPERS_DIALOGS_H
#define CGTK_HELPERS_DIALOGS_H

#include "../../CGtk/shim.h"

// Makes a dialog with a question, a detail below it and no button.
GtkWidget *cgtk_question_new(GtkWindow *parent, GtkDialogFlags flags, const char *question,
                             const char *detail);

#endif
