import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("The pages of symbols")
struct SymbolPageTests {
  private func page(_ number: Int, of name: String) throws -> KeyboardState {
    var state = try keyboard(name)
    _ = state.press(.page(.symbols(number)), at: 0)
    return state
  }

  @Test("begin with the digits, the money and the signs that are typed most")
  func first() throws {
    #expect(
      try page(0, of: "us").labels == [
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
        ["@", "#", "$", "_", "&", "-", "+", "(", ")", "/"],
        ["%=~", "*", "\"", "'", ":", ";", "!", "?", "backspace"],
        ["ABC", "hide", ",", "␣", ".", "enter"],
      ]
    )
  }

  @Test(
    "have the currency of the layout",
    arguments: [
      ("us", "$"), ("gb", "£"), ("de", "€"), ("fr", "€"), ("it", "€"), ("gr", "€"), ("pl", "€"),
      ("il", "₪"),
      ("in", "₹"), ("th", "฿"), ("ru", "₽"), ("ua", "₴"), ("tr", "₺"), ("vn", "₫"), ("latam", "$"),
    ]
  )
  func currency(name: String, sign: String) throws {
    #expect(try page(0, of: name).labels[1].prefix(5).contains(sign))
  }

  @Test("have the digits of the script first where the layout types them, and 0 to 9 after them")
  func digits() throws {
    #expect(
      try page(0, of: "in").labels[0].prefix(10) == [
        "१", "२", "३", "४", "५", "६", "७", "८", "९", "०",
      ]
    )
    #expect(
      try page(1, of: "in").labels[0].prefix(10) == [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "0",
      ]
    )
    #expect(try page(0, of: "ara").labels[0].first == "1")
    #expect(try page(0, of: "th").labels[0].first == "1")
    #expect(try keyboard("in").labels.last?.first == "?१२३")
  }

  @Test(
    "are named for the script on the key that leads back",
    arguments: [
      ("de", "ABC"), ("ru", "АБВ"), ("gr", "ΑΒΓ"), ("ara", "ابت"), ("il", "אבג"), ("in", "कगच"),
      ("th", "กขค"),
      ("am", "ԱԲԳ"),
    ]
  )
  func letters(name: String, label: String) throws {
    #expect(try page(0, of: name).labels.last?.first == label)
  }

  @Test("have the question mark and the comma of the script")
  func punctuation() throws {
    let arabic = try page(0, of: "ara").labels
    #expect(arabic.joined().contains("؟"))
    #expect(arabic.last?.contains("،") == true)
    #expect(try keyboard("in").labels.last?.contains("।") == true)
  }

  @Test("lead from one to the next and back to the first")
  func circle() throws {
    var state = try page(0, of: "de")
    var seen: [[[String]]] = []
    while !seen.contains(state.labels) {
      seen.append(state.labels)
      let next = try #require(state.panel.rows.dropLast().last?.first)
      _ = state.press(next.action, at: 0)
    }
    #expect(seen.count > 1)
    #expect(state.labels == seen[0])
  }

  @Test("are as high and as wide as the letters, so that nothing moves")
  func size() throws {
    for name in ["us", "de", "th", "in"] {
      let panels = KeyboardExplorer(try keyboard(name)).reachablePanels
      #expect(Set(panels.map(\.rows.count)).count == 1)
      #expect(Set(panels.map(\.columns)).count == 1)
    }
  }

  @Test("make room for the letters after a sign and a space, but not within a number")
  func back() throws {
    var state = try page(0, of: "us")
    for symbol in ["1", " ", "2"] as [Unicode.Scalar] {
      _ = state.press(.type([KeySymbol(symbol)]), at: 0)
      #expect(state.key("1") != nil)
    }
    _ = state.press(.type([KeySymbol("!")]), at: 0)
    #expect(state.key("1") != nil)
    _ = state.press(.type([KeySymbol(" ")]), at: 0)
    #expect(state.key("q") != nil)
  }

  @Test(
    "have both of a pair of quotation marks or none",
    arguments: ["us", "gr", "il", "ru", "th"]
  )
  func pairs(name: String) throws {
    let keys = KeyboardExplorer(try keyboard(name)).reachablePanels.flatMap { $0.rows.joined() }
    let labels = Set(keys.map(\.label))
    for pair in ["«»", "“”", "‘’"] {
      let shown = pair.filter { labels.contains(String($0)) }
      // A layout may have one of its own and room for no more.
      if name != "il" { #expect(shown.isEmpty || shown == pair, "\(name)") }
    }
  }

  @Test("that do not exist show the first one")
  func missing() throws {
    #expect(try page(99, of: "us").panel == page(0, of: "us").panel)
    #expect(try page(-1, of: "us").panel == page(0, of: "us").panel)
  }

  @Test("have arrows from the second on, which repeat as BackSpace does")
  func arrows() throws {
    let state = try page(1, of: "us")
    for action in [KeyAction.left, .right, .up, .down, .backspace] {
      #expect(state.key(action)?.isRepeating == true)
    }
  }

  @Test("have 0 to 9 even where digits of the script and the signs fill the first one")
  func allDigits() throws {
    let digits = (0..<10).map { KeySymbol(0x100_0966 + UInt32($0)) }
    let layout = KeyboardLayout(title: "", shortTitle: "") { keycode, level in
      guard level == 0 else { return nil }
      return (10..<20).contains(keycode)
        ? digits[Int(keycode) - 10]
        : keycode < 62 ? KeySymbol(0x100_0905 + keycode) : nil
    }
    var explorer = KeyboardExplorer(
      KeyboardState(layouts: [try #require(layout)], decimalSign: ".")
    )
    #expect(explorer.type("0123456789 ०१२३४५६७८९") != nil)
  }

  @Test("have what people look for in the room that is left")
  func extras() throws {
    let keys = KeyboardExplorer(try keyboard("us")).reachablePanels.flatMap { $0.rows.joined() }
    let labels = Set(keys.map(\.label))
    for sign in ["€", "£", "¥", "§", "°"] { #expect(labels.contains(sign), "\(sign)") }
  }
}
