#include "dialogs.h"

GtkWidget *cgtk_question_new(GtkWindow *parent, GtkDialogFlags flags, const char *question,
                             const char *detail) {
  GtkWidget *dialog = gtk_message_dialog_new(parent, flags, GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE,
                                             "%s", question);
  gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", detail);
  return dialog;
}
