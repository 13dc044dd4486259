/* A form that other threads work on under GDK's lock, as older programs do. It ends the work by itself, and writes that to a
 * file.
 *
 * usage: threads RESULT lock         a second thread works on the form
 *        threads RESULT elsewhere    the main loop runs on a second thread, and a third one works on the form
 */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

enum { ROUNDS = 60, FIELDS = 30 };

static GtkWidget *window, *scrolled, *column, *entries[FIELDS];
static const char *result;

static void fill(void) {
  column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  for (int i = 0; i < FIELDS; i++) {
    entries[i] = gtk_entry_new();
    gtk_container_add(GTK_CONTAINER(column), entries[i]);
  }
  gtk_container_add(GTK_CONTAINER(scrolled), column);
  gtk_widget_show_all(column);
}

static void press(GtkWidget *widget) {
  for (int type = GDK_BUTTON_PRESS; type <= GDK_BUTTON_RELEASE; type += GDK_BUTTON_RELEASE - GDK_BUTTON_PRESS) {
    GdkEvent *event = gdk_event_new(type);
    event->button.window = g_object_ref(gtk_widget_get_window(widget));
    event->button.button = 1;
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
    gtk_widget_event(widget, event);
    gdk_event_free(event);
  }
}

static void act(int round) {
  GtkWidget *entry = entries[round * 7 % FIELDS];
  switch (round % 6) {
  case 0: gtk_widget_grab_focus(entry); break;
  case 1: gtk_widget_set_sensitive(scrolled, round % 4 == 1); break;
  case 2: gtk_widget_set_visible(entry, !gtk_widget_get_visible(entry)); break;
  case 3: press(entry); break;
  case 4:
    gtk_widget_destroy(gtk_bin_get_child(GTK_BIN(scrolled)));
    fill();
    break;
  default:
    gtk_widget_set_sensitive(scrolled, TRUE);
    gtk_entry_set_text(GTK_ENTRY(entry), "typed");
    gtk_window_resize(GTK_WINDOW(window), 500, round % 2 ? 350 : 700);
  }
}

static gpointer work(gpointer data) {
  (void)data;
  for (int round = 0; round < ROUNDS; round++) {
    gdk_threads_enter();
    act(round);
    gdk_threads_leave();
    g_usleep(8000);
  }
  FILE *file = fopen(result, "w");
  if (file != NULL) fclose(file);
  return NULL;
}

static gpointer loop(gpointer data) {
  (void)data;
  gdk_threads_enter();
  gtk_main();
  gdk_threads_leave();
  return NULL;
}

int main(int count, char **words) {
  gdk_threads_init();
  gdk_threads_enter();
  gtk_init(&count, &words);
  if (count != 3) return 2;
  result = words[1];
  window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_window_set_default_size(GTK_WINDOW(window), 500, 700);
  gtk_container_add(GTK_CONTAINER(window), scrolled);
  fill();
  gtk_widget_show_all(window);
  gtk_widget_grab_focus(entries[3]);
  gdk_threads_leave();
  GThread *worker = g_thread_new("worker", work, NULL);
  if (strcmp(words[2], "elsewhere") == 0)
    g_thread_join(g_thread_new("loop", loop, NULL));
  else
    loop(NULL);
  g_thread_join(worker);
  return 0;
}
