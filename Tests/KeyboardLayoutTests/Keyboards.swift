import KeyboardLayout
import KeyboardTestSupport
import Testing

/// The layout of XKB's data with a name.
func layout(_ name: String) throws -> KeyboardLayout {
  let name = try #require(LayoutName(name))
  return try #require(KeyboardLayout(named: name), "\(name) is missing in XKB's data")
}

/// A keyboard of some layouts.
func keyboard(_ names: String..., decimalSign: Character = ".") throws -> KeyboardState {
  KeyboardState(layouts: try names.map(layout), decimalSign: decimalSign)
}

extension KeyboardState {
  /// The labels of the keys; `␣` is the space bar.
  var labels: [[String]] {
    panel.rows.map { row in
      row.filter { $0.action != .gap }.map { key in
        key.action == .type([KeySymbol(" ")])
          ? "␣" : key.label.isEmpty ? "\(key.action)" : key.label
      }
    }
  }

  /// The key with a label.
  func key(_ label: String) -> PanelKey? {
    panel.rows.joined().first { $0.label == label }
  }

  func key(_ action: KeyAction) -> PanelKey? {
    panel.rows.joined().first { $0.action == action }
  }

  func alternates(_ label: String) -> String {
    String(key(label)?.alternates.compactMap(\.character) ?? [])
  }
}
