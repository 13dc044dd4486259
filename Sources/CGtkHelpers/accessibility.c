#include "accessibility.h"

#include <gtk/gtk-a11y.h>

// The button inside of a combo box

static void set_name(GtkWidget *child, gpointer name) {
  if (GTK_IS_CONTAINER(child)) gtk_container_forall(GTK_CONTAINER(child), set_name, name);
  if (gtk_widget_get_can_focus(child)) atk_object_set_name(gtk_widget_get_accessible(child), name);
}

static void set_description(GtkWidget *child, gpointer text) {
  if (GTK_IS_CONTAINER(child)) gtk_container_forall(GTK_CONTAINER(child), set_description, text);
  if (gtk_widget_get_can_focus(child))
    atk_object_set_description(gtk_widget_get_accessible(child), text);
}

void cgtk_name_internal_button(void *widget, const char *name) {
  if (GTK_IS_COMBO_BOX(widget))
    gtk_container_forall(GTK_CONTAINER(widget), set_name, (gpointer)name);
}

static void name_button(GtkWidget *widget, gpointer name) {
  if (GTK_IS_BUTTON(widget))
    atk_object_set_name(gtk_widget_get_accessible(widget), name);
  else if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), name_button, name);
}

void cgtk_name_buttons(GtkWidget *container, const char *name) {
  name_button(container, (gpointer)name);
}

void cgtk_describe_internal_button(void *widget, const char *text) {
  if (GTK_IS_COMBO_BOX(widget))
    gtk_container_forall(GTK_CONTAINER(widget), set_description, (gpointer)text);
}

void cgtk_notify_focus(GtkWidget *widget) {
  atk_object_notify_state_change(gtk_widget_get_accessible(widget), ATK_STATE_FOCUSED, TRUE);
}

// Places

typedef void (*extents_function)(AtkComponent *, gint *, gint *, gint *, gint *, AtkCoordType);

static extents_function gtk_extents = NULL;

static void get_extents(AtkComponent *component, gint *x, gint *y, gint *width, gint *height,
                        AtkCoordType coordinates) {
  gtk_extents(component, x, y, width, height, coordinates);
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(component));
  // A widget that is not on the screen has no place, unless it has the focus: it will be there in
  // the next frame.
  if (widget == NULL || (*x == G_MININT && !gtk_widget_is_focus(widget))) return;
  GtkWidget *window = gtk_widget_get_toplevel(widget);
  gint own_x, own_y;
  if (window == widget || !gtk_widget_translate_coordinates(widget, window, 0, 0, &own_x, &own_y))
    return;
  gint window_x, window_y, window_width, window_height;
  gtk_extents(ATK_COMPONENT(gtk_widget_get_accessible(window)), &window_x, &window_y, &window_width,
              &window_height, coordinates);
  if (window_x == G_MININT) return;
  *x = window_x + own_x;
  *y = window_y + own_y;
}

// Positions in a set

typedef AtkAttributeSet *(*attributes_function)(AtkObject *);

static attributes_function gtk_attributes = NULL;

static const char position_key[] = "cgtk-position-in-set";
static const char size_key[] = "cgtk-set-size";

static AtkAttributeSet *add_number(AtkAttributeSet *set, const char *name, gint value) {
  AtkAttribute *attribute = g_new(AtkAttribute, 1);
  attribute->name = g_strdup(name);
  attribute->value = g_strdup_printf("%d", value);
  return g_slist_prepend(set, attribute);
}

static AtkAttributeSet *get_attributes(AtkObject *accessible) {
  AtkAttributeSet *set = gtk_attributes == NULL ? NULL : gtk_attributes(accessible);
  gint size = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(accessible), size_key));
  if (size == 0) return set;
  gint position = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(accessible), position_key));
  return add_number(add_number(set, "setsize", size), "posinset", position);
}

static void set_position(GtkWidget *widget, gint position, gint size) {
  GObject *accessible = G_OBJECT(gtk_widget_get_accessible(widget));
  g_object_set_data(accessible, position_key, GINT_TO_POINTER(position));
  g_object_set_data(accessible, size_key, GINT_TO_POINTER(size));
}

static void set_position_inside(GtkWidget *child, gpointer numbers) {
  if (GTK_IS_CONTAINER(child))
    gtk_container_forall(GTK_CONTAINER(child), set_position_inside, numbers);
  if (gtk_widget_get_can_focus(child)) set_position(child, ((gint *)numbers)[0], ((gint *)numbers)[1]);
}

void cgtk_set_position_in_set(GtkWidget *widget, gint position, gint size) {
  gint numbers[] = {position, size};
  set_position(widget, position, size);
  if (GTK_IS_COMBO_BOX(widget))
    gtk_container_forall(GTK_CONTAINER(widget), set_position_inside, numbers);
}

void cgtk_install_accessible_methods(void) {
  if (gtk_extents != NULL) return;
  gpointer type_class = g_type_class_ref(GTK_TYPE_WIDGET_ACCESSIBLE);
  AtkComponentIface *interface = g_type_interface_peek(type_class, ATK_TYPE_COMPONENT);
  gtk_extents = interface->get_extents;
  interface->get_extents = get_extents;
  gtk_attributes = ATK_OBJECT_CLASS(type_class)->get_attributes;
  ATK_OBJECT_CLASS(type_class)->get_attributes = get_attributes;
}
