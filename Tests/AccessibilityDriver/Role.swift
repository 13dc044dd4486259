internal import CAtspi

/// The kind of an accessible: the role that its program tells assistive technology.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  let rawValue: UInt32

  init(_ role: AtspiRole) {
    rawValue = role.rawValue
  }

  /// A single-line entry or a multi-line text view.
  public static let text = Role(ATSPI_ROLE_TEXT)
  /// An entry (some toolkits tell it apart from `text`).
  public static let entry = Role(ATSPI_ROLE_ENTRY)
  /// An entry that hides what is typed.
  public static let passwordText = Role(ATSPI_ROLE_PASSWORD_TEXT)
  /// A number with two small buttons.
  public static let spinButton = Role(ATSPI_ROLE_SPIN_BUTTON)
  /// A choice that is on or off.
  public static let checkBox = Role(ATSPI_ROLE_CHECK_BOX)
  /// One choice among several that are all shown.
  public static let radioButton = Role(ATSPI_ROLE_RADIO_BUTTON)
  /// A list that opens when asked.
  public static let comboBox = Role(ATSPI_ROLE_COMBO_BOX)
  /// A number that is dragged.
  public static let slider = Role(ATSPI_ROLE_SLIDER)
  /// A button that does something once.
  public static let pushButton = Role(ATSPI_ROLE_PUSH_BUTTON)
  /// A button that stays down.
  public static let toggleButton = Role(ATSPI_ROLE_TOGGLE_BUTTON)
  /// A text that cannot be edited.
  public static let label = Role(ATSPI_ROLE_LABEL)
  /// A text that tells what has just happened.
  public static let notification = Role(ATSPI_ROLE_NOTIFICATION)
  /// A list of menu items.
  public static let menu = Role(ATSPI_ROLE_MENU)
  /// One choice of a menu or of a combo box.
  public static let menuItem = Role(ATSPI_ROLE_MENU_ITEM)
  /// A container whose content can be scrolled.
  public static let scrollPane = Role(ATSPI_ROLE_SCROLL_PANE)
  /// A thing that scrolls a scroll pane.
  public static let scrollBar = Role(ATSPI_ROLE_SCROLL_BAR)
  /// Things that belong together.
  public static let panel = Role(ATSPI_ROLE_PANEL)
  /// A top-level window.
  public static let frame = Role(ATSPI_ROLE_FRAME)

  /// The name that AT-SPI gives the role, such as "push button".
  public var description: String {
    guard let name = atspi_role_get_name(AtspiRole(rawValue)) else { return "role \(rawValue)" }
    defer { g_free(name) }
    return String(cString: name)
  }
}
