import GtkBridge

/// A press that has not ended yet.
final class HeldKey {
  /// The key that it is on; nil if it has left the keyboard or has been dropped.
  var index: Int?
  /// The effect if it lasts: the alternates, or the next repetition.
  var timer: MainLoopSource?
  /// Whether it has acted already, so that its end does nothing.
  var hasActed = false
  /// Whether it has opened the bubble and chooses from that.
  var isChoosing = false
  /// Where it has come down.
  let start: TouchSurface.Contact

  init(start: TouchSurface.Contact) { self.start = start }
}
