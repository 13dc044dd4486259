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
  // What is not on the screen has no place, unless it has the focus: it will be there in the next frame.
  if (widget == NULL || (*x == G_MININT && !gtk_widget_is_focus(widget))) return;
  GtkWidget *window = gtk_widget_get_toplevel(widget);
  gint window_x, window_y, window_width, window_height, own_x, own_y;
  if (window == widget || !gtk_widget_translate_coordinates(widget, window, 0, 0, &own_x, &own_y)) return;
  gtk_get_extents(ATK_COMPONENT(gtk_widget_get_accessible(window)), &window_x, &window_y, &window_width, &window_height,
                  coordinates);
  if (window_x == G_MININT) return;
  *x = window_x + own_x;
  *y = window_y + own_y;
}

// The number of a thing and how many there are, where not all of them have widgets and nobody can count.
typedef AtkAttributeSet *(*cgtk_attributes_function)(AtkObject *);

static inline cgtk_attributes_function *cgtk_gtk_get_attributes(void) {
  static cgtk_attributes_function function = NULL;
  return &function;
}
static inline AtkAttributeSet *cgtk_with_number(AtkAttributeSet *set, const char *name, gint value) {
  AtkAttribute *attribute = g_new(AtkAttribute, 1);
  attribute->name = g_strdup(name);
  attribute->value = g_strdup_printf("%d", value);
  return g_slist_prepend(set, attribute);
}
static inline AtkAttributeSet *cgtk_get_attributes(AtkObject *accessible) {
  cgtk_attributes_function gtk_get_attributes = *cgtk_gtk_get_attributes();
  AtkAttributeSet *set = gtk_get_attributes == NULL ? NULL : gtk_get_attributes(accessible);
  gint size = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(accessible), "cgtk-set-size"));
  if (size == 0) return set;
  set = cgtk_with_number(set, "setsize", size);
  return cgtk_with_number(set, "posinset",
                          GPOINTER_TO_INT(g_object_get_data(G_OBJECT(accessible), "cgtk-place-in-set")));
}
static inline void cgtk_set_place_of_one(GtkWidget *widget, gint place, gint size) {
  GObject *accessible = G_OBJECT(gtk_widget_get_accessible(widget));
  g_object_set_data(accessible, "cgtk-place-in-set", GINT_TO_POINTER(place));
  g_object_set_data(accessible, "cgtk-set-size", GINT_TO_POINTER(size));
}
// What takes the focus of a combo box is a button inside of it.
static inline void cgtk_set_place_inside(GtkWidget *child, gpointer numbers) {
  if (GTK_IS_CONTAINER(child)) gtk_container_forall(GTK_CONTAINER(child), cgtk_set_place_inside, numbers);
  if (gtk_widget_get_can_focus(child)) cgtk_set_place_of_one(child, ((gint *)numbers)[0], ((gint *)numbers)[1]);
}
static inline void cgtk_set_place_in_set(GtkWidget *widget, gint place, gint size) {
  gint numbers[] = {place, size};
  cgtk_set_place_of_one(widget, place, size);
  if (GTK_IS_COMBO_BOX(widget)) gtk_container_forall(GTK_CONTAINER(widget), cgtk_set_place_inside, numbers);
}

// For all widgets of the program whose accessible object is not made yet: the types below take it over when they are used
// first.
static inline void cgtk_tell_true_places(void) {
  if (*cgtk_gtk_get_extents() != NULL) return;
  gpointer type_class = g_type_class_ref(GTK_TYPE_WIDGET_ACCESSIBLE);
  AtkComponentIface *interface = g_type_interface_peek(type_class, ATK_TYPE_COMPONENT);
  *cgtk_gtk_get_extents() = interface->get_extents;
  interface->get_extents = cgtk_get_extents;
  *cgtk_gtk_get_attributes() = ATK_OBJECT_CLASS(type_class)->get_attributes;
  ATK_OBJECT_CLASS(type_class)->get_attributes = cgtk_get_attributes;
}

#endif
