import GtkBridge

/// Something that keeps the program from opening a form.
enum Complaint {
  /// Tells it on standard error, and in a window as well if nobody can read that.
  ///
  /// Returns once the window is closed.
  ///
  /// - Parameters:
  ///   - text: What is wrong, in one line or a few.
  ///   - title: What could not be done because of it.
  static func tell(_ text: String, title: String = tr("Nextfield could not start")) {
    complain(text)
    guard !StandardStream.errorIsRead,
      Toolkit.start(applicationID: FillCommand.applicationID, name: "Nextfield")
    else { return }
    Notice(over: nil, message: title, detail: text) { MainLoop.quit() }
    MainLoop.onTerminationSignal { _ in MainLoop.quit() }
    MainLoop.run()
  }
}
