import FormNavigation
import GtkBridge

/// The host's say in moves.
extension FormNavigator {
  /// Asks the host about a move that the user wants, before the engine is told of it.
  ///
  /// Whatever the host does meanwhile has been taken in when this returns. Where that leads the move to another field,
  /// the host is asked about that one, too.
  ///
  /// - Parameter target: The field that the move would lead to as things are; nil where nothing is to be asked.
  /// - Returns: Whether the move is still to be made.
  func isMoveAllowed(to target: () -> FieldID?) -> Bool {
    guard !isAskingHost else { return target() == nil }
    isAskingHost = true
    defer { isAskingHost = false }
    let origin = engine.focusedField
    var asked: Set<FieldID> = []
    while let mayMove, let id = target(), let widget = fieldsByID[id]?.widget,
      asked.insert(id).inserted
    {
      let focus = scrolledWindow?.window?.focusWidget
      guard mayMove(origin.flatMap { fieldsByID[$0]?.widget }, widget), !isOver else {
        return false
      }
      synchronize()
      let now = scrolledWindow?.window?.focusWidget
      guard engine.focusedField == origin, now?.identity == focus?.identity else { return false }
    }
    return true
  }
}
