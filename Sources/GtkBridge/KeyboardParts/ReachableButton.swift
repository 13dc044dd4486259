internal import CGtk
internal import CGtkHelpers

/// A button that the user can come to while the focus of the window stays in a text.
@MainActor
package final class ReachableButton: Container {
  /// Whether it stays down when it is clicked.
  package let isToggle: Bool

  /// Creates one with nothing on it.
  ///
  /// - Parameter isToggle: Whether it stays down when it is clicked.
  package init(isToggle: Bool = false) {
    self.isToggle = isToggle
    super.init(taking: made(cgtk_reachable_button_new(isToggle ? 1 : 0)))
  }

  /// Whether it is down; false if it does not stay so.
  package var isDown: Bool {
    get { isToggle && gtk_toggle_button_get_active(pointer()) != 0 }
    set { if isToggle { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) } }
  }

  /// Whether the user has come to it: assistive technology takes that for the focus.
  package var isReached = false {
    didSet {
      if isReached != oldValue { cgtk_reachable_button_set_reached(widget, isReached ? 1 : 0) }
    }
  }

  /// Calls the handler when it is pressed by any means.
  package func onClick(_ handler: @escaping @MainActor () -> Void) { connect("clicked", handler) }
}

extension Widget {
  /// Tells assistive technology that the focus is back from a ``ReachableButton``.
  package final func announceFocus() { if isFocus { cgtk_notify_focus(widget) } }
}
