/* Starts a GTK program again and again, with a GTK module and without in turn, and prints what the module adds: medians of
   the time from the start of the process to the first picture, and of the memory that is its own a moment later.

   usage: cost MODULE ROUNDS           (on a display)
          cost --be label|form START   is the program itself: without anything that is scrolled, or with a form of 40 entries */
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static gint64 start;

static void print_memory(void) {
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  char line[200];
  long kib, own = 0, shared = 0;
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, "Private_Dirty: %ld", &kib) == 1) own += kib;
    if (sscanf(line, "Pss: %ld", &kib) == 1) shared = kib;
  }
  printf(" %ld %ld\n", own, shared);
  exit(0);
}

static gboolean rest(gpointer data) {
  (void)data;
  print_memory();
  return FALSE;
}

static gboolean drawn(GtkWidget *window, cairo_t *cairo, gpointer data) {
  (void)window, (void)cairo, (void)data;
  static int frames = 0;
  if (frames++ == 0) {
    printf("%.3f", (g_get_monotonic_time() - start) / 1000.0);
    g_timeout_add(150, rest, NULL);
  }
  return FALSE;
}

static void be_program(int count, char **words) {
  gtk_init(&count, &words);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 300);
  if (strcmp(words[2], "form") == 0) {
    GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL), *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    for (int i = 0; i < 40; i++) gtk_container_add(GTK_CONTAINER(column), gtk_entry_new());
    gtk_container_add(GTK_CONTAINER(scrolled), column);
    gtk_container_add(GTK_CONTAINER(window), scrolled);
  } else {
    gtk_container_add(GTK_CONTAINER(window), gtk_label_new("Hello"));
  }
  g_signal_connect_after(window, "draw", G_CALLBACK(drawn), NULL);
  gtk_widget_show_all(window);
  gtk_main();
}

static double values[2][3][1000];

static void run(const char *self, const char *what, const char *module, int has_module, int round) {
  int ends[2];
  if (pipe(ends) != 0) exit(1);
  pid_t child = fork();
  if (child == 0) {
    char now[40];
    dup2(ends[1], STDOUT_FILENO);
    if (has_module) g_setenv("GTK_MODULES", module, TRUE); else g_unsetenv("GTK_MODULES");
    snprintf(now, sizeof now, "%ld", (long)g_get_monotonic_time());
    execl(self, self, "--be", what, now, NULL);
    _exit(127);
  }
  close(ends[1]);
  FILE *answer = fdopen(ends[0], "r");
  double *at[3] = {&values[has_module][0][round], &values[has_module][1][round], &values[has_module][2][round]};
  if (fscanf(answer, "%lf %lf %lf", at[0], at[1], at[2]) != 3) exit(1);
  fclose(answer);
  waitpid(child, NULL, 0);
}

static int compare(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

static double median(double *numbers, int count) {
  qsort(numbers, count, sizeof *numbers, compare);
  return numbers[count / 2];
}

int main(int count, char **words) {
  if (count > 3 && strcmp(words[1], "--be") == 0) {
    start = atol(words[3]);
    be_program(count, words);
    return 1;
  }
  if (count != 3) return 2;
  int rounds = MIN(atoi(words[2]), 999);
  static const char *names[] = {"ms to the first picture", "KiB written to", "KiB in proportion"};
  for (const char *const *what = (const char *const[]){"label", "form", NULL}; *what != NULL; what++) {
    // The first round warms everything.
    for (int round = -1; round < rounds; round++)
      for (int turn = 0; turn < 2; turn++) run("/proc/self/exe", *what, words[1], (turn + round) & 1, MAX(round, 0));
    for (int i = 0; i < 3; i++) {
      double plain = median(values[0][i], rounds), with = median(values[1][i], rounds);
      printf("%-6s %-24s %9.1f without, %9.1f with the module: %+.1f\n", *what, names[i], plain, with, with - plain);
    }
  }
  return 0;
}
