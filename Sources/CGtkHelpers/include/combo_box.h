// Combo boxes over a list of texts.
#ifndef CGTK_HELPERS_COMBO_BOX_H
#define CGTK_HELPERS_COMBO_BOX_H

#include "../../CGtk/shim.h"

GtkListStore *cgtk_text_list_new(void);
void cgtk_text_list_append(GtkListStore *list, const char *text);

// Makes a combo box; fill the list before, for each line that is added to a list on display takes
// time. As a list it has no widgets for its lines and can be searched; as a menu it has.
GtkWidget *cgtk_text_combo_new(GtkListStore *list, gboolean as_list);

#endif
