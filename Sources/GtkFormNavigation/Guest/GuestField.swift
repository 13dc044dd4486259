import FormNavigation
import GtkBridge

/// The focused field of somebody else's program, which it does not keep alive.
final class GuestField {
  let id: FieldID
  let identity: ObjectIdentity
  /// Whether it is a text of several lines, which its program brings into sight by itself.
  let isText: Bool
  /// Whether the user has typed into it or moved its caret since it was looked at.
  var isTouched = false
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
    let touched: @MainActor () -> Void = { [weak self] in
      // What the program changes by itself does not call the user back.
      guard let self, self.isText || InputDevice.current == .keyboard else { return }
      self.isTouched = true
      onNews()
    }
    connections = widget.onChange(touched)
    if let moves = widget.onCaretMove(touched) { connections.append(moves) }
    guard isText else { return }
    // Editors lock a text while they load it.
    connections.append(widget.onNotify("editable", onNews))
  }

  func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
