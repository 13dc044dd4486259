internal import CGtk
internal import CGtkHelpers

/// A button that the user can come to while the focus of the window stays in a text.
@MainActor
public final class ReachableButton: Container {
  /// Whether it stays down when it is clicked.
  public let isToggle: Bool

  /// Creates one with nothing on it.
  ///
  /// - Parameter isToggle: Whether it stays down when it is clicked.
  public init(isToggle: Bool = false) {
    self.isToggle = isToggle
    super.init(taking: made(cgtk_reachable_button_new(isToggle ? 1 : 0)))
  }

  /// Whether it is down; false where it does not stay so.
  public var isDown: Bool {
    get { isToggle && gtk_toggle_button_get_active(pointer()) != 0 }
    set { if isToggle { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) } }
  }

  /// Whether the user has come to it: assistive technology takes that for the focus.
  public var isReached = false {
    didSet {
      if isReached != oldValue { cgtk_reachable_button_set_reached(widget, isReached ? 1 : 0) }
    }
  }

  /// Calls the handler when it is pressed by any means.
  public func onClick(_ handler: @escaping @MainActor () -> Void) { connect("clicked", handler) }
}

extension Widget {
  /// Tells assistive technology that the focus is back from a ``ReachableButton``.
  public final func announceFocus() { if isFocus { cgtk_notify_focus(widget) } }
}
