/// One thing in the flat sequence in which a form is shown.
public enum FormItem: Sendable, Hashable {
  /// The title of a group, by its index in `Form.groups`.
  case heading(Int)
  /// A field, by its index in `Form.fields`.
  case field(Int)
  /// A button that adds a row to a list or an entry to a map, by the index of that group.
  ///
  /// It stands after the last row, also if no row can be added at the moment
  /// (`FormAnswers.canAddRow(to:)`).
  case add(Int)
}
