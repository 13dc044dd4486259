// Where widgets are, as assistive technology is told.
#ifndef CGTK_PLACES_H
#define CGTK_PLACES_H

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

// GTK asks the X server where a widget is, and that has 16 bits for a place: what lies in a form farther down than 32768
// pixels would be told to be a multiple of 65536 beside where it is. GTK knows the places in a window by itself.
typedef void (*cgtk_extents_function)(AtkComponent *, gint *, gint *, gint *, gint *, AtkCoordType);

// GTK's own way.
static inline cgtk_extents_function *cgtk_gtk_get_extents(void) {
  static cgtk_extents_function function = NULL;
  return &function;
}

static inline void cgtk_get_extents(AtkComponent *component, gint *x, gint *y, gint *width, gint *height,
                                    AtkCoordType coordinates) {
  cgtk_extents_function gtk_get_extents = *cgtk_gtk_get_extents();
  gtk_get_extents(component, x, y, width, height, coordinates);
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(component));
  // What is not on the screen has no place.
  if (widget == NULL || *x == G_MININT) return;
  GtkWidget *window = gtk_widget_get_toplevel(widget);
  gint window_x, window_y, window_width, window_height, own_x, own_y;
  if (window == widget || !gtk_widget_translate_coordinates(widget, window, 0, 0, &own_x, &own_y)) return;
  gtk_get_extents(ATK_COMPONENT(gtk_widget_get_accessible(window)), &window_x, &window_y, &window_width, &window_height,
                  coordinates);
  if (window_x == G_MININT) return;
  *x = window_x + own_x;
  *y = window_y + own_y;
}

// For all widgets of the program whose accessible object is not made yet: the types below take it over when they are used
// first.
static inline void cgtk_tell_true_places(void) {
  if (*cgtk_gtk_get_extents() != NULL) return;
  gpointer type_class = g_type_class_ref(GTK_TYPE_WIDGET_ACCESSIBLE);
  AtkComponentIface *interface = g_type_interface_peek(type_class, ATK_TYPE_COMPONENT);
  *cgtk_gtk_get_extents() = interface->get_extents;
  interface->get_extents = cgtk_get_extents;
}

#endif
