/// The meaning of the Return key; the words for it are the widget's.
public enum ReturnKey: Hashable, Sendable {
  /// It moves to the next field.
  case next

  /// It sends the form.
  case send

  /// It ends editing.
  case done

  /// It looks for what was typed.
  case search

  /// It breaks the line.
  case newline
}
