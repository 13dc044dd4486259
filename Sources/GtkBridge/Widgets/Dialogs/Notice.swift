internal import CGtk
internal import CGtkHelpers

/// Something that the user has to know before going on.
@MainActor
package final class Notice: Widget {
  /// Shows it.
  ///
  /// - Parameters:
  ///   - window: The window that it is about, if there is one yet.
  ///   - message: The event, in one line.
  ///   - detail: Why, or what to do.
  ///   - button: The label of its only button; nil for “Close”.
  ///   - completion: Called once the user has read it.
  @discardableResult
  package init(
    over window: Window?,
    message: String,
    detail: String,
    button: String? = nil,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let flags = GtkDialogFlags(
      rawValue: GTK_DIALOG_MODAL.rawValue | GTK_DIALOG_DESTROY_WITH_PARENT.rawValue
    )
    super.init(taking: made(cgtk_question_new(window?.pointer(), flags, message, detail)))
    gtk_dialog_add_button(pointer(), button ?? tr("_Close"), GTK_RESPONSE_CLOSE.rawValue)
    connectInteger("response") { [self] _ in
      completion()
      destroy()
    }
    gtk_window_present(pointer())
  }

  /// Says another thing about why, or what to do.
  package func setDetail(_ detail: String) { cgtk_set_string(raw, "secondary-text", detail) }
}
