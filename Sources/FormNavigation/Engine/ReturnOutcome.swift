/// The one thing that a press of Return does.
public enum ReturnOutcome: Hashable, Sendable {
  /// The focus moves to a field.
  case focus(FieldID)

  /// An action is pressed.
  case press(String)

  /// The form is submitted.
  case submit

  /// Editing ends.
  case dismiss

  /// A newline is typed.
  case newline

  /// Nothing, as no field has the focus.
  case nothing
}
