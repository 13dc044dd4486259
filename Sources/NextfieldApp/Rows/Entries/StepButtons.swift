import GtkBridge
import OrderedJSON

/// Takes a whole number down and up by one step, within its bounds.
final class StepButtons: EntryAccessory {
  private let down = Button(icon: "list-remove-symbolic")
  private let up = Button(icon: "list-add-symbolic")
  private let range: ClosedRange<Int>
  private let step: Int

  /// Knows the bounds of a number.
  init(range: ClosedRange<Int>, step: Int) {
    (self.range, self.step) = (range, step)
    down.accessibleName = tr("Less")
    up.accessibleName = tr("More")
    for button in [down, up] { button.focusesOnClick = false }
  }

  var buttons: [Widget] { [down, up] }

  var hint: String? {
    tr(
      "From {lower} to {upper}; the arrow keys up and down change it.",
      ["lower": String(range.lowerBound), "upper": String(range.upperBound)]
    )
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
      guard let self, let entry, press.modifiers == [], press.key == .up || press.key == .down
      else {
        return false
      }
      move(entry, up: press.key == .up)
      return true
    }
  }

  /// The number beside the one that is typed; the nearer end if there is none.
  private func move(_ entry: Entry, up isUp: Bool) {
    let number = Int(entry.text.filter { !$0.isWhitespace })
    let next =
      number.map { isUp ? $0 + step : $0 - step } ?? (isUp ? range.lowerBound : range.upperBound)
    entry.text = String(min(range.upperBound, max(range.lowerBound, next)))
    entry.moveCaretToEnd()
  }
}
