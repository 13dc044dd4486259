import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("Every layout and variant of XKB's data")
struct InstalledLayoutsTests {
  @Test("there are hundreds of them")
  func list() {
    #expect(InstalledLayouts.names.count > 400)
  }

  @Test("each makes a keyboard that types all of its first two levels", arguments: parts)
  func characters(names: ArraySlice<LayoutName>) throws {
    for name in names {
      let layout = try #require(KeyboardLayout(named: name), "\(name)")
      let explorer = KeyboardExplorer(KeyboardState(layouts: [layout], decimalSign: "."))
      let panels = explorer.reachablePanels
      for panel in panels { check(panel, of: name) }
      let symbols = panels.filter { $0.rows.joined().contains { $0.action == .page(.letters) } }
      for panel in symbols { check(panel.rows.joined().map { [$0.action] }, of: name) }
      check(letters(explorer), of: name)
      let reachable = KeyboardExplorer.symbols(of: panels)
      let wanted = try #require(ReferenceKeymap(name)).directSymbols
      #expect(wanted.subtracting(reachable).map(\.label) == [], "\(name)")
      #expect(ascii.subtracting(reachable).map(\.label) == [], "\(name)")
    }
  }

  private func check(_ panel: KeyboardPanel, of name: LayoutName) {
    #expect((20...24).contains(panel.columns), "\(name)")
    #expect((5...6).contains(panel.rows.count + 1), "\(name)")
    for row in panel.rows {
      #expect(row.reduce(0) { $0 + $1.width } == panel.columns, "\(name)")
      #expect(row.allSatisfy { $0.width > 0 }, "\(name)")
    }
  }

  /// The effect of each key of the letters without Shift and with it.
  ///
  /// A layout may have a letter on two keys, but not both of a key.
  private func letters(_ explorer: KeyboardExplorer) -> [[KeyAction]] {
    let plain = explorer.state.panel.rows.joined()
    guard let shift = plain.first(where: { $0.action == .shift }) else {
      return plain.map { [$0.action] }
    }
    var explorer = explorer
    _ = explorer.press(KeyPress(shift))
    return zip(plain, explorer.state.panel.rows.joined()).map { [$0.action, $1.action] }
  }

  private func check(_ actions: [[KeyAction]], of name: LayoutName) {
    let twice = Dictionary(grouping: actions, by: \.self).filter { $0.value.count > 1 }
    #expect(twice.keys.filter { !$0.contains(.gap) } == [], "\(name)")
  }

  /// Slices, so that they run at the same time.
  private static let parts = stride(from: 0, to: InstalledLayouts.names.count, by: 40).map {
    InstalledLayouts.names[$0...].prefix(40)
  }

  private let ascii = Set((0x21...0x40).compactMap(Unicode.Scalar.init).map(KeySymbol.init))
}
