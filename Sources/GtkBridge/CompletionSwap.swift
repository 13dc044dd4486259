internal import CGtk

/// Keeps the list of an entry's completions from popping up over a keyboard on the screen.
///
/// The list is a window of its own: it covers the keys, and what is pressed while it is open does nothing but close it.
@MainActor
public final class CompletionSwap {
  /// The completion that pops up nothing at the moment, as its host has set it up.
  private struct Quieted {
    let completion: ObjectRef
    let completesInline: Bool
  }

  private var quieted: Quieted?
  private var connection: SignalConnection?

  /// Creates one that has changed nothing yet.
  public init() {}

  /// Keeps an entry from popping up its list, and nothing else any longer.
  public func quiet(_ text: Widget?) {
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
    let quieted = Quieted(
      completion: ObjectRef(borrowing: UnsafeMutableRawPointer(completion)),
      completesInline: gtk_entry_completion_get_inline_completion(completion) != 0
    )
    self.quieted = quieted
    gtk_entry_completion_set_popup_completion(completion, 0)
    // Where nothing but what is offered may be typed, that much help is left.
    if cgtk_is_strict_completion(completion) != 0 {
      gtk_entry_completion_set_inline_completion(completion, 1)
    }
  }

  /// Lets the last one pop up again.
  public func restore() {
    connection?.disconnect()
    connection = nil
    putBack()
  }

  private func putBack() {
    guard let quieted else { return }
    self.quieted = nil
    gtk_entry_completion_set_popup_completion(quieted.completion.pointer(), 1)
    gtk_entry_completion_set_inline_completion(
      quieted.completion.pointer(),
      quieted.completesInline ? 1 : 0
    )
  }
}
