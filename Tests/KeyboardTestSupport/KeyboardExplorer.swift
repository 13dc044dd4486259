import Foundation
public import KeyboardLayout

/// Finds the presses that type something, by trying the keys that the panels show, and no others.
public struct KeyboardExplorer: Sendable {
  /// The keyboard as it is now.
  public private(set) var state: KeyboardState

  /// Whether long presses are tried as well.
  public var usesRelatives: Bool

  /// Far enough apart that two presses of Shift do not lock it.
  private var now: UInt64 = 1_000_000

  /// Starts from a keyboard.
  public init(_ state: KeyboardState, usesRelatives: Bool = false) {
    self.state = state
    self.usesRelatives = usesRelatives
  }

  /// The shortest way to type a character from the present state: directly, or as its letter and marks, with dead keys
  /// before the letter.
  ///
  /// - Parameter character: What to type.
  /// - Returns: The presses; nil where no panel leads to it.
  public func presses(toType character: Character) -> [KeyPress]? {
    let scalars = Array(character.unicodeScalars)
    if scalars.count == 1, let found = presses(toSend: KeySymbol(scalars[0])) { return found }
    if let found = presses(toSendAll: scalars.map(KeySymbol.init)), scalars.count > 1 {
      return found
    }
    return composedPresses(toType: character)
  }

  /// The presses for a whole text, one after another from the present state, each of which changes that.
  ///
  /// - Parameter text: What to type; a line feed is Return.
  /// - Returns: The presses; nil where one of the characters cannot be typed.
  public mutating func type(_ text: String) -> [KeyPress]? {
    var all: [KeyPress] = []
    for character in text {
      guard let presses = presses(toType: character) else { return nil }
      for press in presses { _ = self.press(press) }
      all += presses
    }
    return all
  }

  /// Presses a key.
  ///
  /// - Parameter press: The key.
  /// - Returns: What it sends.
  public mutating func press(_ press: KeyPress) -> [KeySymbol] {
    now += 1000
    return state.press(press.action, at: now)
  }

  /// The shortest way to a key that sends a symbol, through the keys that only change the panel.
  ///
  /// - Parameter symbol: What is to reach the field.
  /// - Returns: The presses; nil where no panel leads to it.
  public func presses(toSend symbol: KeySymbol) -> [KeyPress]? {
    var seen: Set<KeyboardPanel> = [state.panel]
    var queue = [(explorer: self, way: [KeyPress]())]
    var next = 0
    while next < queue.count {
      let (explorer, way) = queue[next]
      next += 1
      let keys = explorer.state.panel.rows.joined()
      if let press = keys.lazy.compactMap({ explorer.press(on: $0, toSend: symbol) }).first {
        return way + [press]
      }
      for key in keys where Self.isSwitch(key.action) {
        var other = explorer
        _ = other.press(KeyPress(key))
        if seen.insert(other.state.panel).inserted { queue.append((other, way + [KeyPress(key)])) }
      }
    }
    return nil
  }

  /// Everything that short presses on the keys of panels send, one symbol at a time.
  ///
  /// - Parameter panels: The panels.
  /// - Returns: The symbols.
  public static func symbols(of panels: [KeyboardPanel]) -> Set<KeySymbol> {
    var symbols: Set<KeySymbol> = []
    for key in panels.lazy.flatMap({ $0.rows.joined() }) {
      if case .type(let typed) = key.action, typed.count == 1 { symbols.formUnion(typed) }
    }
    return symbols
  }

  /// All panels that can be reached from the present one, itself the first.
  public var reachablePanels: [KeyboardPanel] {
    var panels = [state.panel]
    var seen = Set(panels)
    var queue = [self]
    while let explorer = queue.popLast() {
      for key in explorer.state.panel.rows.joined() where Self.isSwitch(key.action) {
        var other = explorer
        _ = other.press(KeyPress(key))
        guard seen.insert(other.state.panel).inserted else { continue }
        panels.append(other.state.panel)
        queue.append(other)
      }
    }
    return panels
  }

  private static func isSwitch(_ action: KeyAction) -> Bool {
    switch action {
    case .shift, .alternate, .page, .nextLayout: true
    default: false
    }
  }

  private func press(on key: PanelKey, toSend symbol: KeySymbol) -> KeyPress? {
    if symbol == KeySymbol("\n") || symbol.value == 0xff0d || symbol.value == 0xff0a {
      return key.action == .enter ? KeyPress(key) : nil
    }
    if key.action == .type([symbol]) { return KeyPress(key) }
    return usesRelatives && key.relatives.contains(symbol) ? KeyPress(key, relative: symbol) : nil
  }

  private func presses(toSendAll symbols: [KeySymbol]) -> [KeyPress]? {
    var explorer = self
    var all: [KeyPress] = []
    for symbol in symbols {
      guard let presses = explorer.presses(toSend: symbol) else { return nil }
      for press in presses { _ = explorer.press(press) }
      all += presses
    }
    return all
  }

  /// With dead keys, as the toolkit's input method composes them; else with marks after the letter.
  private func composedPresses(toType character: Character) -> [KeyPress]? {
    let scalars = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
    guard let base = scalars.first, scalars.count > 1 else { return nil }
    let keys = scalars.dropFirst().compactMap { mark in
      Self.deadKeys.first { $0.combiningMark == mark }
    }
    if keys.count == scalars.count - 1, let found = presses(toSendAll: keys + [KeySymbol(base)]) {
      return found
    }
    return presses(toSendAll: scalars.map(KeySymbol.init))
  }

  private static let deadKeys = (0xfe50...0xfe93).map(KeySymbol.init).filter(\.isDead)
}
