/// Something the host must do now, in the order given.
public enum NavigationEffect: Hashable, Sendable {
  /// Give the focus to a field, making its row first if there is no widget for it yet.
  case focus(FieldID)

  /// End editing: take the focus from the fields and put the keyboard away.
  case dismiss

  /// Ask for the keyboard.
  case showKeyboard

  /// Put the keyboard away; the bar above it stays.
  case hideKeyboard

  /// Scroll a scroller inside the form to this offset, in its own content coordinates.
  case scrollInner(ScrollerID, to: Point, animated: Bool)

  /// Scroll the form vertically to this offset.
  case scroll(toY: Double, animated: Bool)

  /// Scroll the form horizontally to this offset.
  case scrollX(to: Double, animated: Bool)

  /// Type a newline into the focused field.
  case insertNewline

  /// Press the action with this name, once.
  case press(String)

  /// Submit the form, once.
  case submit

  /// Report that a field has declined the focus.
  case reportRefusal(FieldID)
}
