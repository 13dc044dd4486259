import KeyboardLayout
import Testing

@Test("the letters of a layout are on its panel")
func letters() throws {
  let layout = try #require(LayoutName("de").flatMap(KeyboardLayout.init(named:)))
  let state = KeyboardState(layouts: [layout], decimalSign: ",")
  #expect(layout.title == "German")
  for row in state.panel.rows { print(row.map(\.label), row.reduce(0) { $0 + $1.width }) }
}
