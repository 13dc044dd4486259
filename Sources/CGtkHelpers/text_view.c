#include "text_view.h"

#include "subclass.h"

static void get_preferred_width(GtkWidget *view, gint *minimum, gint *natural) {
  GtkWidgetClass *text_view = GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_TEXT_VIEW));
  text_view->get_preferred_width(view, minimum, natural);
  if (gtk_text_view_get_wrap_mode(GTK_TEXT_VIEW(view)) != GTK_WRAP_NONE) *minimum = MIN(*minimum, 1);
}

static void class_init(gpointer type_class, gpointer data) {
  (void)data;
  GTK_WIDGET_CLASS(type_class)->get_preferred_width = get_preferred_width;
}

GtkWidget *cgtk_text_view_new(void) {
  return GTK_WIDGET(
      g_object_new(cgtk_subclass(GTK_TYPE_TEXT_VIEW, "CgtkTextView", class_init), NULL));
}
