import FormNavigation
import GtkBridge

/// The host's say in moves.
extension FormNavigator {
  /// Asks the host about a move that the user wants, before the engine is told of it.
  ///
  /// Whatever the host does meanwhile has been taken in when this returns. If that leads the move
  /// to another field, the host is asked about that one, too.
  ///
  /// - Parameter target: The field that the move would lead to as things are; nil if there is
  ///   nothing to ask.
  /// - Returns: Whether the move is still to be made.
  func isMoveAllowed(to target: () -> FieldID?) -> Bool {
    guard !moves.isAskingHost else { return target() == nil }
    moves.isAskingHost = true
    defer { moves.isAskingHost = false }
    let origin = context.engine.focusedField
    var asked: Set<FieldID> = []
    while let mayMove, let id = target(), let widget = context.fields.widget(of: id),
      asked.insert(id).inserted
    {
      let before = context.window?.focusWidget
      let isAllowed = mayMove(origin.flatMap(context.fields.widget(of:)), widget)
      guard isAllowed, !context.isOver else { return false }
      synchronize()
      let now = context.window?.focusWidget
      guard context.engine.focusedField == origin, now?.identity == before?.identity else {
        return false
      }
    }
    return true
  }
}
