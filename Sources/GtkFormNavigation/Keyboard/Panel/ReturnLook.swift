import FormNavigation
import GtkBridge
import KeyboardLayout

/// The label of the Return key, which says what it will do.
struct ReturnLook: Hashable {
  var face: KeyFace.Content
  var name: String
  var isSuggested = true

  /// - Parameter key: What Return does.
  init(_ key: ReturnKey) {
    switch key {
    case .next: self.init(tr("Next"), .next)
    case .send: self.init(tr("Send"), .send)
    case .done: self.init(tr("Done"), .done)
    case .search: self.init(tr("Search"), .search)
    case .newline:
      self.init(tr("New line"), .newline)
      (face, isSuggested) = (.shape(.newline), false)
    }
  }

  /// - Parameters:
  ///   - word: What is written on it.
  ///   - shape: The picture, if there is no room for the word.
  init(_ word: String, _ shape: KeyShape) {
    (face, name) = (.word(word, otherwise: shape), word)
  }

  /// The action of Return in the focused widget of a window.
  init(in widget: Widget?, of form: any ServedForm) {
    guard let widget else {
      self.init(.done)
      return
    }
    if widget.kind == .textView {
      self.init(.newline)
    } else if widget.isSearchEntry {
      self.init(.search)
    } else {
      switch form.returnKeyLabel(in: widget) {
      case .next: self.init(.next)
      case .send: self.init(.send)
      case .custom(let word): self.init(word, .done)
      case .done, nil: self.init(.done)
      }
    }
  }
}
