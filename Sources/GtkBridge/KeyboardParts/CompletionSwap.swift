internal import CGtk

/// Keeps the list of an entry's completions from popping up over a keyboard on the screen.
///
/// The list is a window of its own: it covers the keys, and what is pressed while it is open does
/// nothing but close it.
@MainActor
package final class CompletionSwap {
  /// The completion that pops up nothing at the moment, as its host has set it up.
  private var quieted: ObjectRef?
  private var connection: SignalConnection?

  /// Creates one that has changed nothing yet.
  package init() {}

  /// Keeps an entry from popping up its list, and nothing else any longer.
  package func quiet(_ text: Widget?) {
    restore()
    guard let text, text.kind == .entry || text.kind == .spinButton else { return }
    let place = WeakWidget(text)
    connection = text.onNotify("completion") { [weak self] in
      if let text = place.widget { self?.quietNow(text) }
    }
    quietNow(text)
  }

  private func quietNow(_ text: Widget) {
    putBack()
    guard let completion = gtk_entry_get_completion(text.pointer()),
      gtk_entry_completion_get_popup_completion(completion) != 0
    else { return }
    quieted = ObjectRef(borrowing: UnsafeMutableRawPointer(completion))
    gtk_entry_completion_set_popup_completion(completion, 0)
  }

  /// Whether there is a list that does not pop up, so that its texts have to be offered elsewhere.
  package var isQuieting: Bool { quieted != nil }

  /// Lets the last one pop up again.
  package func restore() {
    connection?.disconnect()
    connection = nil
    putBack()
  }

  private func putBack() {
    guard let quieted else { return }
    self.quieted = nil
    gtk_entry_completion_set_popup_completion(quieted.pointer(), 1)
  }
}
