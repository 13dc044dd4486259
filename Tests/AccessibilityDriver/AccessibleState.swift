internal import CAtspi

/// One thing that is true of an accessible at the moment.
public struct AccessibleState: Hashable, Sendable {
  let rawValue: UInt32

  init(_ state: AtspiStateType) {
    rawValue = state.rawValue
  }

  /// The window that the user works in.
  public static let active = AccessibleState(ATSPI_STATE_ACTIVE)
  /// A check box or a radio button that is on.
  public static let checked = AccessibleState(ATSPI_STATE_CHECKED)
  /// A text that the user may change.
  public static let editable = AccessibleState(ATSPI_STATE_EDITABLE)
  /// It can have the keyboard focus.
  public static let focusable = AccessibleState(ATSPI_STATE_FOCUSABLE)
  /// It has the keyboard focus.
  public static let focused = AccessibleState(ATSPI_STATE_FOCUSED)
  /// The entry of the user is not acceptable.
  public static let invalidEntry = AccessibleState(ATSPI_STATE_INVALID_ENTRY)
  /// A text of several lines.
  public static let multiLine = AccessibleState(ATSPI_STATE_MULTI_LINE)
  /// A toggle button that is down.
  public static let pressed = AccessibleState(ATSPI_STATE_PRESSED)
  /// The form cannot be finished without it.
  public static let required = AccessibleState(ATSPI_STATE_REQUIRED)
  /// It reacts to the user.
  public static let sensitive = AccessibleState(ATSPI_STATE_SENSITIVE)
  /// It, and everything around it, is on the screen or would be after scrolling.
  public static let showing = AccessibleState(ATSPI_STATE_SHOWING)
  /// It is not hidden itself.
  public static let visible = AccessibleState(ATSPI_STATE_VISIBLE)
}
