import FormModel
import GtkBridge
import OrderedJSON

/// Buttons for one step down and up, for a number between near bounds.
final class StepButtons: EntryAccessory {
  private let down = Button(icon: "list-remove-symbolic")
  private let up = Button(icon: "list-add-symbolic")
  private let steps: NumberSteps

  /// Knows the numbers to lead through.
  init(_ steps: NumberSteps) {
    self.steps = steps
    down.accessibleName = tr("Less")
    up.accessibleName = tr("More")
    for button in [down, up] { button.focusesOnClick = false }
  }

  var buttons: [Widget] { [down, up] }

  var hint: String? {
    let keys = tr("The arrow keys up and down change it.")
    return [steps.rangeText, keys].compactMap { $0 }.joined(separator: " ")
  }

  func attach(to entry: Entry, isEditable: Bool) {
    for (button, isUp) in [(down, false), (up, true)] {
      button.isSensitive = isEditable
      button.onClick { [weak self, weak entry] in
        if let self, let entry { move(entry, up: isUp) }
      }
    }
    guard isEditable else { return }
    entry.onModalKeyPress { [weak self, weak entry] press in
      guard let self, let entry, press.modifiers == [] else { return false }
      switch press.key {
      case .up, .keypadUp: move(entry, up: true)
      case .down, .keypadDown: move(entry, up: false)
      default: return false
      }
      return true
    }
  }

  /// Goes on from the number that is typed, or from the nearer end.
  private func move(_ entry: Entry, up isUp: Bool) {
    let typed = NumberFormat.current.number(entry.text).flatMap { steps.units(of: $0.doubleValue) }
    let next = steps.next(to: typed, isUp: isUp)
    entry.text = NumberFormat.current.text(steps.number(ofUnits: next))
    // A screen reader says what is selected.
    entry.selectAll()
  }
}

extension NumberFormat {
  /// How the user writes numbers.
  static var current: NumberFormat {
    NumberFormat(decimalSeparator: Toolkit.decimalSeparator.first ?? ".")
  }
}

extension NumberSteps {
  /// The two ends in words; nil if there are none.
  var rangeText: String? {
    guard let lower, let upper else { return nil }
    let format = NumberFormat.current
    return tr(
      "From {lower} to {upper}.",
      ["lower": format.text(number(ofUnits: lower)), "upper": format.text(number(ofUnits: upper))]
    )
  }
}
