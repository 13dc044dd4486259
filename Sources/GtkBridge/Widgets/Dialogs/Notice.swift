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
  ///   - completion: Called once the user has read it.
  @discardableResult
  package init(
    over window: Window?,
    message: String,
    detail: String,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let flags = GtkDialogFlags(
      rawValue: GTK_DIALOG_MODAL.rawValue | GTK_DIALOG_DESTROY_WITH_PARENT.rawValue
    )
    super.init(taking: made(cgtk_question_new(window?.pointer(), flags, message, detail)))
    gtk_dialog_add_button(pointer(), tr("_Close"), GTK_RESPONSE_CLOSE.rawValue)
    connectInteger("response") { [self] _ in
      completion()
      destroy()
    }
    gtk_window_present(pointer())
  }
}
