internal import CGtk

/// A move of the focus that GTK is about to make into a container, or on inside of it.
package enum FocusMove: Sendable {
  /// As by Tab.
  case forward
  /// As by Shift+Tab.
  case backward
  /// By an arrow key.
  case arrow

  init(_ direction: GtkDirectionType) {
    switch direction {
    case GTK_DIR_TAB_FORWARD: self = .forward
    case GTK_DIR_TAB_BACKWARD: self = .backward
    default: self = .arrow
    }
  }

  /// The outcome of the move.
  package enum Answer: Sendable {
    /// The focus has been given to a widget in the container.
    case isDone
    /// No widget in the container takes it; it goes past.
    case goesPast
    /// GTK decides.
    case isLeftToGTK
  }
}

extension Widget {
  /// Asks the handler before GTK moves the focus into it, or from one widget in it to another.
  @discardableResult
  package final func onFocusMove(
    _ handler: @escaping @MainActor (FocusMove) -> FocusMove.Answer
  ) -> SignalConnection {
    // The wrapper may be gone by then, while the widget is there as long as it emits anything.
    let widget = WeakWidget(self)
    return connectDirection("focus") { direction in
      switch handler(FocusMove(direction)) {
      case .isDone: return true
      case .isLeftToGTK: return false
      case .goesPast:
        if let widget = widget.widget { g_signal_stop_emission_by_name(widget.raw, "focus") }
        return false
      }
    }
  }
}
