internal import CGtk
internal import CGtkHelpers

/// A question that has to be answered before the window can be used again.
///
/// The main loop goes on meanwhile, so that the program can still be ended by a signal.
@MainActor
package final class QuestionDialog: Widget {
  /// Asks.
  ///
  /// - Parameters:
  ///   - window: The window that the question is about.
  ///   - question: The question in one line.
  ///   - detail: The consequences of the answers.
  ///   - stay: The label of the harmless answer, which Escape gives, too.
  ///   - proceed: The label of the answer that loses something.
  ///   - completion: Is told whether the user wants to proceed.
  package init(
    over window: Window,
    question: String,
    detail: String,
    stay: String,
    proceed: String,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    let flags = GtkDialogFlags(
      rawValue: GTK_DIALOG_MODAL.rawValue | GTK_DIALOG_DESTROY_WITH_PARENT.rawValue
    )
    super.init(taking: made(cgtk_question_new(window.pointer(), flags, question, detail)))
    gtk_dialog_add_button(pointer(), stay, GTK_RESPONSE_CANCEL.rawValue)
    if let button = gtk_dialog_add_button(pointer(), proceed, GTK_RESPONSE_ACCEPT.rawValue) {
      Widget(borrowing: button).addStyleClass("destructive-action")
    }
    gtk_dialog_set_default_response(pointer(), GTK_RESPONSE_CANCEL.rawValue)
    connectInteger("response") { [self] response in
      destroy()
      completion(response == GTK_RESPONSE_ACCEPT.rawValue)
    }
    gtk_window_present(pointer())
  }
}
