import GtkBridge
import ToolkitTestSupport

/// One control with its label and a message that comes and goes.
@MainActor
final class StressRow {
  enum Kind {
    case entry, tallText, text, scrolledText, number, choice, check, toggle, pair
  }

  static let common: [Kind] = [
    .entry, .entry, .text, .scrolledText, .number, .choice, .check, .toggle, .pair,
  ]

  let kind: Kind
  let number: Int
  let box = Box(isVertical: true, spacing: 2)
  let message = Label()
  /// One control, or two that stand side by side.
  private(set) var controls: [Widget]

  init(_ kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
    controls = (0..<(kind == .pair ? 2 : 1)).map { _ in Self.makeControl(kind, number) }
    let label = Label()
    label.setText(withMnemonic: "Field _\(number)", for: controls[0])
    box.add(label)
    let line = Box(isVertical: false, spacing: 4)
    for control in controls {
      control.setExpands(horizontally: true)
      control.name = "\(kind)\(number)"
      line.add(kind == .scrolledText ? Self.scrolled(control) : control)
    }
    box.add(line)
    message.ignoresShowAll = true
    message.isVisible = false
    box.add(message)
  }

  private static func makeControl(_ kind: Kind, _ number: Int) -> Widget {
    switch kind {
    case .entry, .pair: return Entry()
    case .tallText, .text, .scrolledText:
      let view = TextView()
      view.text = lines(kind == .text ? 3 : 60)
      return view
    case .number: return HostWidgets.spinButton()
    case .choice: return ComboBox(["One", "Two", "Three"])
    case .check: return CheckButton(mnemonicLabel: "Check \(number)")
    case .toggle: return HostWidgets.makeSwitch()
    }
  }

  private static func scrolled(_ view: Widget) -> Widget {
    let area = ScrolledWindow()
    area.setMinimumSize(height: 70)
    area.add(view)
    return area
  }

  static func lines(_ count: Int) -> String {
    (1...max(1, count)).map { "Line \($0)" }.joined(separator: "\n")
  }

  /// Forgets one of two controls.
  func drop(_ control: Widget) { controls.removeAll { $0.identity == control.identity } }

  /// Whether letters that are typed go into it.
  var isText: Bool { kind != .choice && kind != .check && kind != .toggle }
}
