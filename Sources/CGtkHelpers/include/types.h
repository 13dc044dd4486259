// What an object or a widget is: GObject's casts and checks are macros.
#ifndef CGTK_HELPERS_TYPES_H
#define CGTK_HELPERS_TYPES_H

#include "../../CGtk/shim.h"

enum cgtk_widget_kind {
  CGTK_WIDGET_OTHER,
  CGTK_WIDGET_ENTRY,
  CGTK_WIDGET_SPIN_BUTTON,
  CGTK_WIDGET_TEXT_VIEW,
  CGTK_WIDGET_COMBO_BOX,
  CGTK_WIDGET_TOGGLE,
  CGTK_WIDGET_SWITCH,
  CGTK_WIDGET_BUTTON,
  CGTK_WIDGET_SCROLLED_WINDOW,
};

int cgtk_widget_kind(void *widget);

GType cgtk_type(void *object);
// By name: a type that no library of the process has registered has no instances.
gboolean cgtk_is_of_type(void *object, const char *name);

gboolean cgtk_is_widget(void *object);
gboolean cgtk_is_container(void *widget);
gboolean cgtk_is_window(void *widget);
gboolean cgtk_is_label(void *widget);
gboolean cgtk_is_button(void *widget);
gboolean cgtk_is_overlay(void *widget);
gboolean cgtk_is_notebook(void *widget);
gboolean cgtk_is_viewport(void *widget);
gboolean cgtk_is_search_entry(void *widget);

#endif
