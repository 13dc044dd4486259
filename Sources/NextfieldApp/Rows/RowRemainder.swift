/// All that a row shows beside its input, for the time in which the row is not made.
struct RowRemainder: Equatable {
  /// The typed text if that is not the input itself.
  var typed: String?
  /// The fault of what stands in the control, if that is no input at all.
  var problem: String?
  /// How many characters of a text are before the caret.
  ///
  /// The selection is not kept: a row that comes back with it would take the selection of the
  /// whole desktop.
  var caret: Int?
}
