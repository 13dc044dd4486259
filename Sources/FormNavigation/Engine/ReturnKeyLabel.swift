/// The label of the Return key.
public enum ReturnKeyLabel: Hashable, Sendable {
  /// It moves to the next field.
  case next

  /// It sends the form, or presses the action that the field leads to.
  case send

  /// It ends editing.
  case done

  /// Whatever the host has written on it.
  case custom(String)
}
