/// What a row shows beside its input, for the time in which the row is not made.
struct RowRemainder: Equatable {
  /// What is typed, where that is not the input itself.
  var typed: String?
  /// What is wrong with what stands in the control, where that is no input at all.
  var problem: String?
  /// How many characters of a text are before the caret.
  ///
  /// What is selected is not kept: a row that comes back with it would take the selection of the whole desktop.
  var caret: Int?
}
