#include "placing.h"

#include <gtk/gtk-a11y.h>

#include "subclass.h"

static const char minimum_width_key[] = "cgtk-minimum-width";
static const char natural_width_key[] = "cgtk-natural-width";
static const char height_key[] = "cgtk-height";
static const char rank_key[] = "cgtk-rank";

static gint get_number(gconstpointer object, const char *key) {
  return GPOINTER_TO_INT(g_object_get_data((GObject *)object, key));
}

static void set_number(GtkWidget *widget, const char *key, gint number) {
  g_object_set_data(G_OBJECT(widget), key, GINT_TO_POINTER(number));
}

// Size

static void get_width(GtkWidget *widget, gint *minimum, gint *natural) {
  *minimum = get_number(widget, minimum_width_key);
  *natural = get_number(widget, natural_width_key);
}

static void get_height(GtkWidget *widget, gint *minimum, gint *natural) {
  *minimum = *natural = get_number(widget, height_key);
}

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  gtk_widget_set_allocation(widget, allocation);
}

// Order

static gint compare(gconstpointer a, gconstpointer b) {
  gboolean a_is_hidden = !gtk_widget_get_visible((GtkWidget *)a);
  gboolean b_is_hidden = !gtk_widget_get_visible((GtkWidget *)b);
  if (a_is_hidden != b_is_hidden) return a_is_hidden ? 1 : -1;
  return get_number(a, rank_key) - get_number(b, rank_key);
}

static void collect(GtkWidget *child, gpointer list) {
  *(GList **)list = g_list_prepend(*(GList **)list, child);
}

static void forall(GtkContainer *container, gboolean internals, GtkCallback callback,
                   gpointer data) {
  GList *children = NULL;
  GtkContainerClass *fixed = GTK_CONTAINER_CLASS(g_type_class_peek(GTK_TYPE_FIXED));
  fixed->forall(container, internals, collect, &children);
  // Stable: children of the same rank stay as they were added.
  children = g_list_sort(g_list_reverse(children), compare);
  for (GList *node = children; node != NULL; node = node->next) callback(node->data, data);
  g_list_free(children);
}

// Hidden children come last, so that leaving them out is counting less.
static gint count_children(AtkObject *accessible) {
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(accessible));
  if (widget == NULL) return 0;
  gint count = 0;
  GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
  for (GList *node = children; node != NULL; node = node->next)
    count += gtk_widget_get_visible(node->data) != 0;
  g_list_free(children);
  return count;
}

static void accessible_class_init(gpointer type_class, gpointer data) {
  (void)data;
  ATK_OBJECT_CLASS(type_class)->get_n_children = count_children;
}

static void class_init(gpointer type_class, gpointer data) {
  (void)data;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(type_class);
  widget_class->get_preferred_width = get_width;
  widget_class->get_preferred_height = get_height;
  widget_class->get_request_mode = get_request_mode;
  widget_class->size_allocate = size_allocate;
  GTK_CONTAINER_CLASS(type_class)->forall = forall;
  GType accessible = cgtk_subclass(GTK_TYPE_CONTAINER_ACCESSIBLE, "CgtkPlacingAccessible",
                                   accessible_class_init);
  gtk_widget_class_set_accessible_type(widget_class, accessible);
}

GtkWidget *cgtk_placing_new(void) {
  return GTK_WIDGET(g_object_new(cgtk_subclass(GTK_TYPE_FIXED, "CgtkPlacing", class_init), NULL));
}

void cgtk_placing_set_request(GtkWidget *widget, gint minimum_width, gint natural_width,
                              gint height) {
  set_number(widget, minimum_width_key, minimum_width);
  set_number(widget, natural_width_key, natural_width);
  set_number(widget, height_key, height);
  gtk_widget_queue_resize(widget);
}

void cgtk_placing_set_rank(GtkWidget *child, gint rank) { set_number(child, rank_key, rank); }

void cgtk_placing_allocate(GtkWidget *container, GtkWidget *child, gint x, gint y, gint width,
                           gint height) {
  GtkAllocation outer, inner = {x, y, width, height};
  gtk_widget_get_allocation(container, &outer);
  inner.x += outer.x;
  inner.y += outer.y;
  // GTK gives no place to a widget that has not been asked what it wants.
  gtk_widget_get_preferred_size(child, NULL, NULL);
  gtk_widget_size_allocate(child, &inner);
}

void cgtk_placing_notify_children(GtkWidget *widget) {
  AtkObject *accessible = gtk_widget_get_accessible(widget);
  gint count = atk_object_get_n_accessible_children(accessible);
  for (gint index = 0; index < count; index++) {
    AtkObject *child = atk_object_ref_accessible_child(accessible, index);
    if (child == NULL) continue;
    g_signal_emit_by_name(accessible, "children-changed::remove", index, child, NULL);
    g_signal_emit_by_name(accessible, "children-changed::add", index, child, NULL);
    g_object_unref(child);
  }
}
