import FormNavigation
import GtkBridge
import KeyboardLayout

extension GuestDock: ServedForm {
  var isInUse: Bool { true }

  func observe(_ handler: @escaping () -> Void) {}

  func serves(_ text: Widget) -> Bool {
    text.holdsText && text.acceptsText && !Self.isLeftAlone(text, rules)
  }

  /// Whether a text lies in something that is better left alone; a bubble that is open has all the
  /// presses.
  static func isLeftAlone(_ text: Widget, _ rules: GuestRules) -> Bool {
    var next: Widget? = text
    while let current = next {
      if rules.excludes(current) || current.isOfType("GtkPopover")
        || current.isMarked(FormNavigator.mark)
      {
        return true
      }
      next = current.parent
    }
    return false
  }

  func returnKeyLabel(in text: Widget) -> ReturnKeyLabel? {
    rules.features.contains(.returnKey) && text.kind == .entry && !text.activatesDefault
      ? .next : nil
  }

  func keyboardPurpose(of text: Widget) -> KeyboardPurpose? { nil }

  // The target of Tab is known when it has been pressed; after the last one comes the first one.
  var fieldCount: Int { 2 }
  var canMoveToNext: Bool { true }
  var canMoveToPrevious: Bool { true }
  var nextFieldName: String? { nil }
  var previousFieldName: String? { nil }

  func moveToNext() { window?.moveFocus(forward: true) }

  func moveToPrevious() { window?.moveFocus(forward: false) }

  /// Puts the keyboard away, whosever it is; what is done with the answers is the program's
  /// business.
  func finish() {
    absence = nil
    if isKeyboardShown { controller?.dismiss() }
    guard system.isVisible else { return }
    system.askToStayAway()
    system.letReturn(shown: false)
  }
}
