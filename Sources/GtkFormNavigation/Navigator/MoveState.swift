/// The state of a move of the focus that is under way.
struct MoveState {
  /// Whether the focus is moved out of the form.
  var isLeaving = false
  /// Whether the host is being asked about a move.
  var isAskingHost = false
  /// Whether the engine is being told what is where.
  var isSynchronizing = false
  /// Whether GTK presses the default widget after Return in the last field.
  var isDefaultLeftToGTK = false
  /// Whether the form is being put back to where it was before the keyboard came.
  var isRestoring = false
}
