// Completions of entries.
#ifndef CGTK_HELPERS_COMPLETION_H
#define CGTK_HELPERS_COMPLETION_H

#include "../../CGtk/shim.h"

// Offers the texts of a list that contain what is typed.
void cgtk_complete_from(GtkEntry *entry, GtkListStore *list);

// Writes the numbers of the rows that fit what is typed, in their order, and returns how many there
// are; a row that equals what is typed is no help and left out.
guint cgtk_completion_matches(GtkEntry *entry, gint *rows, guint limit);

// The text of a row, or NULL; the caller frees it.
char *cgtk_completion_text(GtkEntry *entry, gint row);

// Does what a click on a row of the list does: hosts hear of it by "match-selected".
void cgtk_completion_choose(GtkEntry *entry, gint row);

#endif
