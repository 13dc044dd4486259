import FormNavigation
import GtkBridge
import KeyboardLayout

/// A form that a bar and a keyboard serve: what they have to know of it, and what they can have
/// done in it.
protocol ServedForm: AnyObject {
  /// The window that it is in, if it is in one.
  var window: Window? { get }
  /// Whether a keyboard is on the screen, over which nothing may lie.
  var isKeyboardShown: Bool { get set }
  /// Whether a keyboard of the system is on the screen, as far as that is known.
  var isSystemKeyboardShown: Bool { get set }
  /// Whether the focus is in this form, and in none that lies in it.
  var isInUse: Bool { get }
  /// Called when the focused text has been tapped.
  var onTap: ((InputDevice) -> Void)? { get set }
  /// Offered each key of the window before anything is done with it; true keeps it from everything
  /// else.
  var onKeyPress: ((KeyPress) -> Bool)? { get set }
  /// Calls the handler whenever the focused field or its neighbors may have changed.
  func observe(_ handler: @escaping () -> Void)

  /// Whether a keyboard may come for a text of the window.
  func serves(_ text: Widget) -> Bool
  /// The action of Return in a text; nil if it is not a field's.
  func returnKeyLabel(in text: Widget) -> ReturnKeyLabel?
  /// The signs that a number may have, if the form says so.
  func keyboardPurpose(of text: Widget) -> KeyboardPurpose?

  /// How many fields can have the focus.
  var fieldCount: Int { get }
  var canMoveToNext: Bool { get }
  var canMoveToPrevious: Bool { get }
  var nextFieldName: String? { get }
  var previousFieldName: String? { get }
  func moveToNext()
  func moveToPrevious()
  /// Does what Done does.
  func finish()
}
