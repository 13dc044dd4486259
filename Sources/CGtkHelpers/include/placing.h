// A container that has the size its owner tells, whatever is in it, and leaves it to its owner
// where its children are and in which order they come.
#ifndef CGTK_HELPERS_PLACING_H
#define CGTK_HELPERS_PLACING_H

#include "../../CGtk/shim.h"

GtkWidget *cgtk_placing_new(void);
void cgtk_placing_set_request(GtkWidget *widget, gint minimum_width, gint natural_width,
                              gint height);
// Children come in the order of their ranks; hidden ones come last.
void cgtk_placing_set_rank(GtkWidget *child, gint rank);

// Places a child, in the coordinates of the container.
void cgtk_placing_allocate(GtkWidget *container, GtkWidget *child, gint x, gint y, gint width,
                           gint height);

// Tells assistive technology that what it knows of the children is out of date.
void cgtk_placing_notify_children(GtkWidget *widget);

#endif
