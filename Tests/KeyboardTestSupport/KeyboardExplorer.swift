import Foundation
public import KeyboardLayout

/// Finds the presses that type something, by trying the keys that the panels show, and no others.
public struct KeyboardExplorer: Sendable {
  /// The keyboard as it is now.
  public private(set) var state: KeyboardState

  /// Whether long presses are tried as well.
  public var usesAlternates: Bool

  /// Far enough apart that two presses of Shift do not lock it.
  private var now: UInt64 = 1_000_000

  /// Starts from a keyboard.
  public init(_ state: KeyboardState, usesAlternates: Bool = false) {
    self.state = state
    self.usesAlternates = usesAlternates
  }

  /// The shortest way to type a character from the present state: directly, or as its letter and
  /// marks, with dead keys before the letter.
  ///
  /// - Parameter character: What to type.
  /// - Returns: The presses; nil if no panel leads to it.
  public func presses(toType character: Character) -> [KeyPress]? {
    let scalars = Array(character.unicodeScalars)
    if scalars.count == 1, let found = presses(toSend: KeySymbol(scalars[0])) { return found }
    if let found = presses(toSendAll: scalars.map(KeySymbol.init)), scalars.count > 1 {
      return found
    }
    return composedPresses(toType: character)
  }

  /// The presses for a whole text, one after another from the present state, each of which changes
  /// that.
  ///
  /// - Parameter text: What to type; a line feed is Return.
  /// - Returns: The presses; nil if one of the characters cannot be typed.
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
  /// - Returns: The presses; nil if no panel leads to it.
  public func presses(toSend symbol: KeySymbol) -> [KeyPress]? {
    var found: [KeyPress]?
    explore { panel, way in
      found = panel.rows.joined().lazy.compactMap { press(on: $0, toSend: symbol) }.first.map {
        way + [$0]
      }
      return found == nil
    }
    return found
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
    var panels: [KeyboardPanel] = []
    explore { panel, _ in
      panels.append(panel)
      return true
    }
    return panels
  }

  /// Visits the panels that can be reached through keys which only change the panel, the nearest
  /// first.
  ///
  /// - Parameter visit: Is given a panel and the way to it; false ends the visits.
  private func explore(_ visit: (_ panel: KeyboardPanel, _ way: [KeyPress]) -> Bool) {
    let start = state.panel
    var seen: Set<KeyboardPanel> = [start]
    var queue = [(explorer: self, panel: start, way: [KeyPress]())]
    var next = 0
    while next < queue.count {
      let (explorer, panel, way) = queue[next]
      next += 1
      guard visit(panel, way) else { return }
      for key in panel.rows.joined() where Self.isSwitch(key.action) {
        var other = explorer
        _ = other.press(KeyPress(key))
        let panel = other.state.panel
        if seen.insert(panel).inserted { queue.append((other, panel, way + [KeyPress(key)])) }
      }
    }
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
    return usesAlternates && key.alternates.contains(symbol)
      ? KeyPress(key, alternate: symbol) : nil
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

  /// With dead keys, as the toolkit's input method composes them; else with marks after the letter,
  /// some of which a key may have with the letter (`ê` and a mark in Vietnamese).
  private func composedPresses(toType character: Character) -> [KeyPress]? {
    let scalars = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
    guard let base = scalars.first, scalars.count > 1 else { return nil }
    let marks = scalars.dropFirst()
    let keys = marks.compactMap { mark in Self.deadKeys.first { $0.combiningMark == mark } }
    if keys.count == marks.count, let found = presses(toSendAll: keys + [KeySymbol(base)]) {
      return found
    }
    if let found = presses(toSendAll: scalars.map(KeySymbol.init)) { return found }
    for (index, mark) in marks.enumerated() where marks.count > 1 {
      let letter = "\(base)\(mark)".precomposedStringWithCanonicalMapping.unicodeScalars
      let others = marks.enumerated().filter { $0.offset != index }.map(\.element)
      if letter.count == 1, let found = presses(toSendAll: (letter + others).map(KeySymbol.init)) {
        return found
      }
    }
    return nil
  }

  private static let deadKeys = (0xfe50...0xfe93).map(KeySymbol.init).filter(\.isDead)
}
