import FormNavigation
import GtkBridge
import KeyboardLayout

extension FormNavigator: ServedForm {
  var window: Window? { scrolledWindow?.window }

  var isInUse: Bool { focusInForm != nil && isInnermost }

  func serves(_ text: Widget) -> Bool { true }

  func returnKeyLabel(in text: Widget) -> ReturnKeyLabel? {
    // The text of a combo box is a part of the field.
    guard let field = focusedWidget, text.isSame(orInside: field) else { return nil }
    return engine.returnKeyLabel
  }

  func numberSigns(of text: Widget) -> NumberSigns? { options[text.identity]?.numberSigns }
}
