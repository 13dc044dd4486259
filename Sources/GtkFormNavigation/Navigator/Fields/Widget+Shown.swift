import GtkBridge

extension Widget {
  /// Whether it can be seen, or could be by scrolling.
  var isShown: Bool { isDrawable && !isFoldedAway }
}
