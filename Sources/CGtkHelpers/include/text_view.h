// Text views that can become narrow again.
#ifndef CGTK_HELPERS_TEXT_VIEW_H
#define CGTK_HELPERS_TEXT_VIEW_H

#include "../../CGtk/shim.h"

// Makes a text view. GTK's own asks for the width that its wrapped lines have at the moment, so
// that what holds it could become wider, but never narrow again.
GtkWidget *cgtk_text_view_new(void);

#endif
