internal import CGtk

/// The desktop's own dialog for naming a file.
///
/// Keep it until it is answered.
@MainActor
package final class FileDialog: ObjectRef {
  /// Asks for a file to open.
  ///
  /// - Parameters:
  ///   - title: The purpose of the file.
  ///   - completion: Is told the path, or nil if the user gave up.
  package init(opening title: String, completion: @escaping @MainActor (String?) -> Void) {
    let raw = gtk_file_chooser_native_new(title, nil, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    super.init(owning: made(raw))
    show(completion)
  }

  /// Asks for a file or a folder that is there.
  ///
  /// - Parameters:
  ///   - title: The purpose of the file.
  ///   - isFolder: Whether a folder is wanted.
  ///   - path: The file that is chosen at first.
  ///   - window: The window that it belongs to, if there is one.
  ///   - completion: Is told the path, or nil if the user gave up.
  package init(
    choosing title: String,
    isFolder: Bool,
    from path: String,
    over window: Window?,
    completion: @escaping @MainActor (String?) -> Void
  ) {
    let action = isFolder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    let raw = gtk_file_chooser_native_new(title, window?.pointer(), action, nil, nil)
    super.init(owning: made(raw))
    gtk_native_dialog_set_modal(pointer(), 1)
    if path.hasPrefix("/") { gtk_file_chooser_set_filename(chooser, path) }
    show(completion)
  }

  /// Asks where to save something.
  ///
  /// - Parameters:
  ///   - title: The thing that is saved.
  ///   - name: The suggested name of the file.
  ///   - window: The window that it belongs to.
  ///   - completion: Is told the path, or nil if the user gave up.
  package init(
    saving title: String,
    suggestedName name: String,
    over window: Window,
    completion: @escaping @MainActor (String?) -> Void
  ) {
    let raw = gtk_file_chooser_native_new(
      title,
      window.pointer(),
      GTK_FILE_CHOOSER_ACTION_SAVE,
      nil,
      nil
    )
    super.init(owning: made(raw))
    gtk_native_dialog_set_modal(pointer(), 1)
    gtk_file_chooser_set_current_name(chooser, name)
    gtk_file_chooser_set_do_overwrite_confirmation(chooser, 1)
    show(completion)
  }

  private var chooser: OpaquePointer { OpaquePointer(raw) }

  private func show(_ completion: @escaping @MainActor (String?) -> Void) {
    connectInteger("response") { [weak self] response in
      guard let self, response == GTK_RESPONSE_ACCEPT.rawValue else { return completion(nil) }
      completion(gtk_file_chooser_get_filename(self.chooser).map(takeString))
    }
    gtk_native_dialog_show(pointer())
  }
}
