// What Swift cannot import from GTK's headers: macros and functions with a variable number of arguments.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

// Without it there is no choosing where settings are kept.
#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

#include "dock.h"
#include "keyboard.h"
#include "places.h"
#include "threads.h"

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

static inline int cgtk_widget_kind(void *widget) {
  if (GTK_IS_SPIN_BUTTON(widget)) return CGTK_WIDGET_SPIN_BUTTON;
  if (GTK_IS_ENTRY(widget)) return CGTK_WIDGET_ENTRY;
  if (GTK_IS_TEXT_VIEW(widget)) return CGTK_WIDGET_TEXT_VIEW;
  if (GTK_IS_COMBO_BOX(widget)) return CGTK_WIDGET_COMBO_BOX;
  if (GTK_IS_CHECK_BUTTON(widget)) return CGTK_WIDGET_TOGGLE;
  if (GTK_IS_SWITCH(widget)) return CGTK_WIDGET_SWITCH;
  if (GTK_IS_BUTTON(widget)) return CGTK_WIDGET_BUTTON;
  if (GTK_IS_SCROLLED_WINDOW(widget)) return CGTK_WIDGET_SCROLLED_WINDOW;
  return CGTK_WIDGET_OTHER;
}

// Whether this is the thread that the process began with: a host may have GTK called from others.
static inline gboolean cgtk_is_main_thread(void) {
  static __thread int known = 0;
  if (known == 0) known = gettid() == getpid() ? 1 : 2;
  return known == 1;
}

// A type's name is the one thing that all libraries of a process share, whatever they were built with.
static inline gboolean cgtk_claim_process(const char *name) {
  if (g_type_from_name(name) != 0) return FALSE;
  g_pointer_type_register_static(name);
  return TRUE;
}

static inline GType cgtk_type(void *object) { return G_OBJECT_TYPE(object); }

// A type that no library of the process has registered has no widgets.
static inline gboolean cgtk_is_of_type(void *object, const char *name) {
  GType type = g_type_from_name(name);
  return type != 0 && G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}

static inline gboolean cgtk_is_container(void *widget) { return GTK_IS_CONTAINER(widget); }
static inline gboolean cgtk_is_window(void *widget) { return GTK_IS_WINDOW(widget); }
static inline gboolean cgtk_is_label(void *widget) { return GTK_IS_LABEL(widget); }
static inline gboolean cgtk_is_overlay(void *widget) { return GTK_IS_OVERLAY(widget); }
static inline gboolean cgtk_is_notebook(void *widget) { return GTK_IS_NOTEBOOK(widget); }
static inline gboolean cgtk_is_viewport(void *widget) { return GTK_IS_VIEWPORT(widget); }

// Whoever writes a class of entries can do without a signal's handler.
static inline gboolean cgtk_activates_its_own_way(void *widget) {
  if (!GTK_IS_ENTRY(widget) || GTK_IS_SPIN_BUTTON(widget)) return FALSE;
  GtkEntryClass *usual = g_type_class_peek(GTK_TYPE_ENTRY);
  return usual != NULL && GTK_ENTRY_GET_CLASS(widget)->activate != usual->activate;
}

static inline gboolean cgtk_is_widget(void *object) { return GTK_IS_WIDGET(object); }
static inline gboolean cgtk_is_button(void *widget) { return GTK_IS_BUTTON(widget); }

// What is inside of these is a part of them, or comes and goes with what they show.
static inline gboolean cgtk_hides_children(void *widget) {
  return GTK_IS_COMBO_BOX(widget) || GTK_IS_TREE_VIEW(widget) || GTK_IS_BUTTON(widget);
}

// Of a group of radio buttons one is a stop, as in GTK; the arrow keys lead to the others.
static inline gboolean cgtk_is_passed_over_in_group(void *widget) {
  if (!GTK_IS_RADIO_BUTTON(widget) || gtk_toggle_button_get_active(widget)) return FALSE;
  for (GSList *other = gtk_radio_button_get_group(widget); other != NULL; other = other->next)
    if (other->data != widget && gtk_toggle_button_get_active(other->data) &&
        gtk_widget_is_visible(other->data) && gtk_widget_is_sensitive(other->data))
      return TRUE;
  return FALSE;
}

// What Tab stops at, as far as the widget itself has a say; GTK passes over the handle of a pane, too.
static inline gboolean cgtk_takes_focus(void *widget) {
  if (GTK_IS_COMBO_BOX(widget)) return TRUE;
  if (GTK_IS_NOTEBOOK(widget) && !gtk_notebook_get_show_tabs(widget)) return FALSE;
  return gtk_widget_get_can_focus(widget) && !GTK_IS_PANED(widget);
}

static inline gboolean cgtk_changes_by_wheel(void *widget) {
  return GTK_IS_SPIN_BUTTON(widget) || GTK_IS_COMBO_BOX(widget) || GTK_IS_SCALE(widget) ||
         GTK_IS_SCALE_BUTTON(widget);
}

// A closed expander keeps its child on the screen, out of sight.
static inline gboolean cgtk_is_folded_away(GtkWidget *widget) {
  for (GtkWidget *parent = gtk_widget_get_parent(widget); parent != NULL;
       widget = parent, parent = gtk_widget_get_parent(parent)) {
    if (GTK_IS_EXPANDER(parent) && !gtk_expander_get_expanded(GTK_EXPANDER(parent)) &&
        gtk_expander_get_label_widget(GTK_EXPANDER(parent)) != widget)
      return TRUE;
  }
  return FALSE;
}

// What shows the focus of a control that has others below it.
static inline GtkWidget *cgtk_header(void *widget) {
  if (GTK_IS_EXPANDER(widget)) return gtk_expander_get_label_widget(widget);
  if (!GTK_IS_NOTEBOOK(widget)) return NULL;
  GtkWidget *page = gtk_notebook_get_nth_page(widget, gtk_notebook_get_current_page(widget));
  return page == NULL ? NULL : gtk_notebook_get_tab_label(widget, page);
}

// What changes when a container shows another of its pages.
static inline const char *cgtk_page_property(void *widget) {
  return GTK_IS_NOTEBOOK(widget) ? "page" : GTK_IS_STACK(widget) ? "visible-child" : NULL;
}

// The signals without arguments of a control that holds something, for when that has changed.
static inline const char *const *cgtk_change_signals(void *widget) {
  static const char *const none[] = {NULL};
  static const char *const text[] = {"changed", NULL};
  static const char *const number[] = {"changed", "value-changed", NULL};
  static const char *const range[] = {"value-changed", NULL};
  static const char *const value[] = {"notify::value", NULL};
  static const char *const toggle[] = {"toggled", NULL};
  static const char *const sw[] = {"notify::active", NULL};
  static const char *const combo[] = {"changed", "notify::popup-shown", NULL};
  static const char *const button[] = {"clicked", NULL};
  static const char *const calendar[] = {"day-selected", NULL};
  static const char *const expander[] = {"notify::expanded", NULL};
  static const char *const notebook[] = {"notify::page", NULL};
  static const char *const tree[] = {"cursor-changed", NULL};
  if (GTK_IS_SPIN_BUTTON(widget)) return number;
  if (GTK_IS_ENTRY(widget)) return text;
  if (GTK_IS_TOGGLE_BUTTON(widget)) return toggle;
  if (GTK_IS_SWITCH(widget)) return sw;
  if (GTK_IS_COMBO_BOX(widget)) return combo;
  if (GTK_IS_RANGE(widget)) return range;
  if (GTK_IS_SCALE_BUTTON(widget)) return value;
  if (GTK_IS_BUTTON(widget)) return button;
  if (GTK_IS_CALENDAR(widget)) return calendar;
  if (GTK_IS_EXPANDER(widget)) return expander;
  if (GTK_IS_NOTEBOOK(widget)) return notebook;
  if (GTK_IS_TREE_VIEW(widget)) return tree;
  return none;
}

// A list in a viewport scrolls by itself unless it does not know what it is scrolled by.
static inline void cgtk_stop_list_scrolling(void *widget) {
  if (GTK_IS_LIST_BOX(widget)) gtk_list_box_set_adjustment(widget, NULL);
}

static inline gboolean cgtk_has_policy(void *scrolled_window, gboolean horizontal) {
  GtkPolicyType across, down;
  gtk_scrolled_window_get_policy(scrolled_window, &across, &down);
  return (horizontal ? across : down) != GTK_POLICY_NEVER;
}

static inline void cgtk_insert_at_caret(void *widget, const char *text) {
  if (GTK_IS_TEXT_VIEW(widget) || GTK_IS_ENTRY(widget))
    g_signal_emit_by_name(widget, "insert-at-cursor", text);
}

static inline guint cgtk_event_keycode(GdkEvent *event) { return event->key.hardware_keycode; }
// The type is in a module of GTK's, so that nothing but its name is known.
static inline gboolean cgtk_is_wayland_input_context(void *object) {
  return g_strcmp0(G_OBJECT_TYPE_NAME(object), "GtkIMContextWayland") == 0;
}

// A mouse or a finger: some screens send what a finger does as the buttons of a pointer.
enum cgtk_source { CGTK_SOURCE_NONE, CGTK_SOURCE_TOUCH, CGTK_SOURCE_POINTER, CGTK_SOURCE_KEYBOARD };
static inline enum cgtk_source cgtk_event_source(GdkEvent *event) {
  if (event == NULL) return CGTK_SOURCE_NONE;
  switch (event->type) {
  case GDK_TOUCH_BEGIN:
  case GDK_TOUCH_UPDATE:
  case GDK_TOUCH_END:
  case GDK_TOUCH_CANCEL: return CGTK_SOURCE_TOUCH;
  case GDK_KEY_PRESS:
  case GDK_KEY_RELEASE: return CGTK_SOURCE_KEYBOARD;
  case GDK_BUTTON_PRESS:
  case GDK_2BUTTON_PRESS:
  case GDK_3BUTTON_PRESS:
  case GDK_BUTTON_RELEASE: {
    GdkDevice *device = gdk_event_get_source_device(event);
    if (device != NULL && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN) return CGTK_SOURCE_TOUCH;
    return CGTK_SOURCE_POINTER;
  }
  default: return CGTK_SOURCE_NONE;
  }
}
static inline gboolean cgtk_is_tap(GdkEvent *event) {
  return event->type == GDK_TOUCH_END || (event->type == GDK_BUTTON_RELEASE && event->button.button == GDK_BUTTON_PRIMARY);
}

static inline gboolean cgtk_event_is_modifier(GdkEvent *event) { return event->key.is_modifier; }
static inline guint cgtk_event_keyval(GdkEvent *event) { return event->key.keyval; }
static inline guint cgtk_event_key_state(GdkEvent *event) {
  return event->key.state & gtk_accelerator_get_default_mod_mask();
}

// A text view that wraps its lines, but GTK's own asks for the width that they have at the moment: what holds it
// could become wider, but never narrow again.
static inline void cgtk_text_view_get_preferred_width(GtkWidget *view, gint *minimum, gint *natural) {
  GtkWidgetClass *text_view = GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_TEXT_VIEW));
  text_view->get_preferred_width(view, minimum, natural);
  if (gtk_text_view_get_wrap_mode(GTK_TEXT_VIEW(view)) != GTK_WRAP_NONE) *minimum = MIN(*minimum, 1);
}
static inline void cgtk_text_view_class_init(gpointer type_class, gpointer data) {
  (void)data;
  GTK_WIDGET_CLASS(type_class)->get_preferred_width = cgtk_text_view_get_preferred_width;
}
static inline GtkWidget *cgtk_text_view_new(void) {
  GType type = g_type_from_name("CgtkTextView");
  if (type == 0) {
    GTypeQuery query;
    g_type_query(GTK_TYPE_TEXT_VIEW, &query);
    type = g_type_register_static_simple(GTK_TYPE_TEXT_VIEW, "CgtkTextView", query.class_size,
                                         cgtk_text_view_class_init, query.instance_size, NULL, 0);
  }
  return GTK_WIDGET(g_object_new(type, NULL));
}

static inline GtkListStore *cgtk_text_list_new(void) { return gtk_list_store_new(1, G_TYPE_STRING); }
static inline void cgtk_text_list_append(GtkListStore *list, const char *text) {
  gtk_list_store_insert_with_values(list, NULL, -1, 0, text, -1);
}
// The list is filled before anything looks at it: a combo box takes time with each line that is added to a
// list it shows. Its cells may be cut, or it would be as wide as its longest text.
static inline gboolean cgtk_contains_key(GtkEntryCompletion *completion, const char *key, GtkTreeIter *row,
                                         gpointer data) {
  char *text = NULL;
  gtk_tree_model_get(gtk_entry_completion_get_model(completion), row, 0, &text, -1);
  char *folded = g_utf8_casefold(text != NULL ? text : "", -1);
  gboolean contains = strstr(folded, key) != NULL;
  g_free(folded);
  g_free(text);
  return contains;
}
static inline gboolean cgtk_is_strict_completion(GtkEntryCompletion *completion) {
  return g_object_get_data(G_OBJECT(completion), "cgtk-is-strict") != NULL;
}
// Where the texts of a completion are: a column of its model, or -1 where it has none.
static inline gint cgtk_completion_column(GtkEntryCompletion *completion) {
  GtkTreeModel *model = completion == NULL ? NULL : gtk_entry_completion_get_model(completion);
  gint column = model == NULL ? -1 : gtk_entry_completion_get_text_column(completion);
  if (column < 0 || gtk_tree_model_get_column_type(model, column) != G_TYPE_STRING) return -1;
  return column;
}
static inline char *cgtk_folded(const char *text) {
  char *normal = g_utf8_normalize(text != NULL ? text : "", -1, G_NORMALIZE_ALL);
  char *folded = g_utf8_casefold(normal != NULL ? normal : "", -1);
  g_free(normal);
  return folded;
}
// The numbers of the rows that fit what is typed; a row that is what is typed is no help.
static inline guint cgtk_completion_matches(GtkEntry *entry, gint *rows, guint limit) {
  GtkEntryCompletion *completion = gtk_entry_get_completion(entry);
  gint column = cgtk_completion_column(completion);
  const char *typed = gtk_entry_get_text(entry);
  glong least = completion == NULL ? 0 : gtk_entry_completion_get_minimum_key_length(completion);
  if (column < 0 || *typed == '\0' || g_utf8_strlen(typed, -1) < least) return 0;
  GtkTreeModel *model = gtk_entry_completion_get_model(completion);
  gboolean is_anywhere = cgtk_is_strict_completion(completion);
  char *key = cgtk_folded(typed);
  GtkTreeIter row;
  guint count = 0;
  gint number = 0;
  for (gboolean more = gtk_tree_model_get_iter_first(model, &row); more && count < limit;
       more = gtk_tree_model_iter_next(model, &row), number++) {
    char *text = NULL;
    gtk_tree_model_get(model, &row, column, &text, -1);
    char *folded = cgtk_folded(text);
    char *place = strstr(folded, key);
    if (place != NULL && (is_anywhere || place == folded) && g_strcmp0(text, typed) != 0) rows[count++] = number;
    g_free(folded);
    g_free(text);
  }
  g_free(key);
  return count;
}
static inline char *cgtk_completion_text(GtkEntry *entry, gint number) {
  GtkEntryCompletion *completion = gtk_entry_get_completion(entry);
  gint column = cgtk_completion_column(completion);
  GtkTreeIter row;
  char *text = NULL;
  if (column >= 0 && gtk_tree_model_iter_nth_child(gtk_entry_completion_get_model(completion), &row, NULL, number))
    gtk_tree_model_get(gtk_entry_completion_get_model(completion), &row, column, &text, -1);
  return text;
}
// What a click in the list does: hosts hear of it by the signal, with a filter for a model as there.
static inline void cgtk_completion_choose(GtkEntry *entry, gint number) {
  GtkEntryCompletion *completion = gtk_entry_get_completion(entry);
  GtkTreeIter row;
  if (completion == NULL || gtk_entry_completion_get_model(completion) == NULL) return;
  g_object_ref(completion);
  GtkTreeModel *filter = gtk_tree_model_filter_new(gtk_entry_completion_get_model(completion), NULL);
  gboolean is_done = FALSE;
  if (gtk_tree_model_iter_nth_child(filter, &row, NULL, number))
    g_signal_emit_by_name(completion, "match-selected", filter, &row, &is_done);
  g_object_unref(filter);
  g_object_unref(completion);
}
static inline void cgtk_complete_from(GtkEntry *entry, GtkListStore *list) {
  GtkEntryCompletion *completion = gtk_entry_completion_new();
  gtk_entry_completion_set_model(completion, GTK_TREE_MODEL(list));
  gtk_entry_completion_set_text_column(completion, 0);
  gtk_entry_completion_set_match_func(completion, cgtk_contains_key, NULL, NULL);
  g_object_set_data(G_OBJECT(completion), "cgtk-is-strict", completion);
  gtk_entry_set_completion(entry, completion);
  g_object_unref(completion);
}
// A menu has a widget for each line, a list has none and can be searched: many lines want a list.
static inline void cgtk_show_as_list(GtkWidget *combo) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, "combobox { -GtkComboBox-appears-as-list: true; }", -1, NULL);
  gtk_style_context_add_provider(gtk_widget_get_style_context(combo), GTK_STYLE_PROVIDER(provider),
                                 GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}
static inline GtkWidget *cgtk_text_combo_new(GtkListStore *list, gboolean as_list) {
  GtkWidget *combo = gtk_combo_box_new();
  if (as_list) cgtk_show_as_list(combo);
  gtk_combo_box_set_model(GTK_COMBO_BOX(combo), GTK_TREE_MODEL(list));
  GtkCellRenderer *cell = gtk_cell_renderer_text_new();
  g_object_set(cell, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_cell_layout_pack_start(GTK_CELL_LAYOUT(combo), cell, TRUE);
  gtk_cell_layout_set_attributes(GTK_CELL_LAYOUT(combo), cell, "text", 0, NULL);
  // It would ask for the room of its longest text and measure all of them for that, again and again.
  GtkWidget *shown = gtk_bin_get_child(GTK_BIN(combo));
  if (GTK_IS_CELL_VIEW(shown)) gtk_cell_view_set_fit_model(GTK_CELL_VIEW(shown), FALSE);
  return combo;
}

// What takes the focus of a combo box is a button inside of it; a screen reader must hear there what the
// whole is called.
static inline void cgtk_name_button(GtkWidget *child, gpointer name) {
  if (GTK_IS_CONTAINER(child)) gtk_container_forall(GTK_CONTAINER(child), cgtk_name_button, name);
  if (gtk_widget_get_can_focus(child)) atk_object_set_name(gtk_widget_get_accessible(child), name);
}
static inline void cgtk_describe_button(GtkWidget *child, gpointer text) {
  if (GTK_IS_CONTAINER(child)) gtk_container_forall(GTK_CONTAINER(child), cgtk_describe_button, text);
  if (gtk_widget_get_can_focus(child)) atk_object_set_description(gtk_widget_get_accessible(child), text);
}
static inline void cgtk_name_internal_button(void *widget, const char *name) {
  if (GTK_IS_COMBO_BOX(widget)) gtk_container_forall(GTK_CONTAINER(widget), cgtk_name_button, (gpointer)name);
}
static inline void cgtk_describe_internal_button(void *widget, const char *text) {
  if (GTK_IS_COMBO_BOX(widget)) gtk_container_forall(GTK_CONTAINER(widget), cgtk_describe_button, (gpointer)text);
}

static inline gboolean cgtk_set_bool(void *object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
  return value;
}
static inline void cgtk_set_string(void *object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}
static inline void cgtk_emit(void *object, const char *signal) { g_signal_emit_by_name(object, signal); }

static inline gboolean cgtk_get_bool(void *object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void cgtk_scroll_by_page(void *scrolled_window) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(scrolled_window, "scroll-child", GTK_SCROLL_PAGE_DOWN, FALSE, &handled);
}

static inline GtkWidget *cgtk_question_new(GtkWindow *parent, GtkDialogFlags flags, const char *question,
                                           const char *detail) {
  GtkWidget *dialog =
      gtk_message_dialog_new(parent, flags, GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", question);
  gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", detail);
  return dialog;
}

static inline void cgtk_move_focus(void *window, GtkDirectionType direction) {
  g_signal_emit_by_name(window, "move-focus", direction);
}

static inline const char *cgtk_decimal_point(void) { return localeconv()->decimal_point; }
static inline void cgtk_use_locale(void) { setlocale(LC_ALL, ""); }

#endif
