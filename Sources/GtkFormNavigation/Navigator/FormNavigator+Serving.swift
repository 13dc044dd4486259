import FormNavigation
import GtkBridge
import KeyboardLayout

extension FormNavigator: ServedForm {
  var window: Window? { context.window }

  var isInUse: Bool { context.focusInForm != nil && isInnermost }

  func serves(_ text: Widget) -> Bool { true }

  func returnKeyLabel(in text: Widget) -> ReturnKeyLabel? {
    // The text of a combo box is a part of the field.
    guard let field = focusedWidget, text.isSame(orInside: field) else { return nil }
    return context.engine.returnKeyLabel
  }

  func keyboardPurpose(of text: Widget) -> KeyboardPurpose? {
    context.fields.options(of: text)?.keyboardPurpose
  }
}
