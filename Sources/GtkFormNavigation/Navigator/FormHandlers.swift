import FormNavigation
import GtkBridge

/// The handlers of the host of a form, of its bar and of its keyboard.
struct FormHandlers {
  var onDecision: (([NavigationEvent], [NavigationEffect], NavigationEngine) -> Void)?
  var onDone: (() -> Void)?
  var onAction: ((String) -> Void)?
  var mayMove: ((_ origin: Widget?, _ target: Widget) -> Bool)?
  var onRefusal: ((Widget) -> Void)?
  var onTap: ((InputDevice) -> Void)?
  var onKeyPress: ((KeyPress) -> Bool)?
  /// Called whenever the focused field or its neighbors may have changed.
  var observers: [() -> Void] = []
}
