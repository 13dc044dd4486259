import GtkBridge

/// The buttons that move and remove a row of a list.
///
/// They are no stops on the way through the form; in a field of the row, keys do the same.
final class RowActions {
  /// A change to a row.
  enum Action: CaseIterable {
    case moveUp, moveDown, remove

    /// The action of a key in a field of the row.
    init?(_ press: KeyPress) {
      guard press.modifiers == [.alt, .shift] else { return nil }
      switch press.key {
      case .up, .keypadUp: self = .moveUp
      case .down, .keypadDown: self = .moveDown
      case .delete: self = .remove
      default: return nil
      }
    }

    fileprivate var icon: String {
      switch self {
      case .moveUp: "go-up-symbolic"
      case .moveDown: "go-down-symbolic"
      case .remove: "user-trash-symbolic"
      }
    }

    fileprivate func name(_ number: String, _ list: String) -> String {
      switch self {
      case .moveUp: tr("Move up item {number} of {list}", ["number": number, "list": list])
      case .moveDown: tr("Move down item {number} of {list}", ["number": number, "list": list])
      case .remove: tr("Remove item {number} of {list}", ["number": number, "list": list])
      }
    }

    fileprivate var tooltip: String {
      switch self {
      case .moveUp: tr("Move Up (Alt+Shift+Up)")
      case .moveDown: tr("Move Down (Alt+Shift+Down)")
      case .remove: tr("Remove (Alt+Shift+Delete)")
      }
    }
  }

  /// The buttons, to be put beside the heading or the label of the row.
  let widget = Box(isVertical: false)
  private let buttons: [(action: Action, button: Button)]
  /// Shows the number of the row in its title.
  private let showNumber: (Int) -> Void

  /// Creates the buttons of a row.
  ///
  /// - Parameters:
  ///   - showNumber: Shows the number of the row in its title.
  ///   - perform: Changes the row.
  init(showNumber: @escaping (Int) -> Void, perform: @escaping (Action) -> Void) {
    self.showNumber = showNumber
    buttons = Action.allCases.map { ($0, Button(icon: $0.icon)) }
    widget.addStyleClass("linked")
    for (action, button) in buttons {
      for style in ["nextfield-skip", "nextfield-action"] { button.addStyleClass(style) }
      button.focusesOnClick = false
      button.tooltip = action.tooltip
      button.onClick { perform(action) }
      widget.add(button)
    }
  }

  /// Says which row it is now, and what can be done with it.
  func update(number: Int, isNumbered: Bool, of list: String, allows: (Action) -> Bool) {
    if isNumbered { showNumber(number) }
    for (action, button) in buttons {
      button.accessibleName = action.name(String(number), list)
      button.isSensitive = allows(action)
    }
  }
}
