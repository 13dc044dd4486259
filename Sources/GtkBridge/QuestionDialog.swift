internal import CGtk

/// A question that has to be answered before the window can be used again.
@MainActor
public enum QuestionDialog {
  /// Asks, and waits for the answer.
  ///
  /// - Parameters:
  ///   - window: The window that the question is about.
  ///   - question: The question in one line.
  ///   - detail: What follows from the answers.
  ///   - stay: The label of the harmless answer, which Escape gives, too.
  ///   - proceed: The label of the answer that loses something.
  /// - Returns: Whether the user wants to proceed.
  public static func confirm(
    over window: Window,
    question: String,
    detail: String,
    stay: String,
    proceed: String
  ) -> Bool {
    let flags = GtkDialogFlags(
      rawValue: GTK_DIALOG_MODAL.rawValue | GTK_DIALOG_DESTROY_WITH_PARENT.rawValue
    )
    let raw = made(cgtk_question_new(window.pointer(), flags, question, detail))
    let dialog = Widget(taking: raw)
    defer { dialog.destroy() }
    gtk_dialog_add_button(dialog.pointer(), stay, gint(GTK_RESPONSE_CANCEL.rawValue))
    if let button = gtk_dialog_add_button(
      dialog.pointer(),
      proceed,
      gint(GTK_RESPONSE_ACCEPT.rawValue)
    ) {
      Widget(borrowing: button).addStyleClass("destructive-action")
    }
    gtk_dialog_set_default_response(dialog.pointer(), gint(GTK_RESPONSE_CANCEL.rawValue))
    return gtk_dialog_run(dialog.pointer()) == gint(GTK_RESPONSE_ACCEPT.rawValue)
  }
}
