import FormNavigation
import GtkBridge

/// The focused field of somebody else's program, which it does not keep alive.
final class GuestField {
  let id: FieldID
  let identity: ObjectIdentity
  /// Whether it is a text of several lines, which its program brings into sight by itself.
  let isText: Bool
  /// Whether something has been typed into it or its caret has moved since it was looked at; with a
  /// field of one line, by the user.
  var isTouched = false
  /// Whether the user has done so by a key, or has pasted into a text of several lines.
  var isTyped = false
  /// Whether the program has scrolled as that was done the last time: it wants something else to be
  /// seen.
  var isAnswered = false
  var connections: [SignalConnection] = []
  /// The one of them that lets Return move on.
  var returnConnection: SignalConnection?
  private let weakWidget: WeakWidget

  init(_ widget: Widget, id: FieldID) {
    self.id = id
    identity = widget.identity
    isText = widget.kind == .textView
    weakWidget = WeakWidget(widget)
  }

  /// The widget, or nil once it is gone.
  var widget: Widget? { weakWidget.widget }

  /// Calls the handler when something has been done to it by the user.
  func observe(_ onNews: @escaping @MainActor () -> Void) {
    guard let widget else { return }
    InputMethod.observeTyping()
    let touched: @MainActor () -> Void = { [weak self] in
      // A change by the program itself does not call the user back.
      let isTyped = InputDevice.current == .keyboard || InputMethod.isTyping
      guard let self, self.isText || isTyped else { return }
      self.isTouched = true
      self.isTyped = self.isTyped || isTyped
      onNews()
    }
    connections = widget.onChange(touched)
    if let moves = widget.onCaretMove(touched) { connections.append(moves) }
    guard isText else { return }
    // No key is being handled any more when another program has sent what is pasted.
    let pasted: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      (self.isTouched, self.isTyped) = (true, true)
      onNews()
    }
    if let pastes = widget.onPaste(pasted) { connections.append(pastes) }
    // Editors lock a text while they load it.
    connections.append(widget.onNotify("editable", onNews))
  }

  func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
