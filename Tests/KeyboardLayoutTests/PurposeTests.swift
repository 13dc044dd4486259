import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("The panel of a purpose")
struct PurposeTests {
  private func state(
    _ purpose: KeyboardPurpose,
    _ names: [String] = ["de"],
    decimalSign: Character = ","
  ) throws -> KeyboardState {
    var state = KeyboardState(layouts: try names.map(layout), decimalSign: decimalSign)
    state.fieldChanged(purpose: purpose)
    return state
  }

  @Test("for a number is a keypad with the signs that the number may have")
  func numbers() throws {
    let plain = try state(.number([])).labels
    #expect(
      plain == [
        ["1", "2", "3", "backspace"], ["4", "5", "6", "left", "right"], ["7", "8", "9", "hide"],
        ["0", "enter"],
      ]
    )
    #expect(try state(.number(.minus)).labels[3] == ["-", "0", "enter"])
    #expect(try state(.number(.decimal)).labels[3] == ["0", ",", "enter"])
    #expect(
      try state(.number([.minus, .decimal]), decimalSign: ".").labels[3] == [
        "-", "0", ".", "enter",
      ]
    )
    #expect(try state(.number(.decimal), decimalSign: "٫").labels[3] == ["0", "٫", "enter"])
  }

  @Test("for a day or a time has the signs between its figures")
  func moments() throws {
    let day = KeyboardPurpose.moment(daySign: ".", hasTime: false)
    #expect(try state(day).labels[3] == [".", "0", "enter"])
    let time = KeyboardPurpose.moment(daySign: nil, hasTime: true)
    #expect(try state(time).labels[3] == ["0", ":", "enter"])
    let both = KeyboardPurpose.moment(daySign: "-", hasTime: true)
    var explorer = KeyboardExplorer(try state(both))
    #expect(explorer.type("2026-03-31 14:30") != nil)
    explorer.usesAlternates = true
    #expect(explorer.type("31.03/2026T14:30+02:00Z") != nil)
  }

  @Test("for a PIN has digits alone")
  func pin() throws {
    let keys = try state(.pin).panel.rows.joined()
    let typed = keys.filter { if case .type = $0.action { true } else { false } }
    #expect(typed.map(\.label).sorted() == (0...9).map { "\($0)" })
    #expect(typed.flatMap(\.alternates) == [])
  }

  @Test("for a telephone number has the signs that people write in one")
  func phone() throws {
    var explorer = KeyboardExplorer(try state(.phone))
    #expect(explorer.type("+43 (0)1-23456*789#") != nil)
    explorer.usesAlternates = true
    #expect(explorer.type("1,2;3/4.5") != nil)
    #expect(explorer.presses(toType: "a") == nil)
  }

  @Test("for a keypad fills its rows, and Shift does nothing to it")
  func keypads() throws {
    for purpose in [
      KeyboardPurpose.number([]), .number([.minus, .decimal]), .pin, .phone,
      .moment(daySign: ".", hasTime: false), .moment(daySign: "-", hasTime: true),
      .moment(daySign: nil, hasTime: true),
    ] {
      var state = try state(purpose)
      let panel = state.panel
      for row in panel.rows {
        #expect(row.reduce(0) { $0 + $1.width } == panel.columns)
      }
      _ = state.press(.shift, at: 0)
      #expect(state.panel == panel)
    }
  }

  @Test("for an e-mail address has @ and . beside the space bar")
  func email() throws {
    let state = try state(.email)
    #expect(state.labels.last == ["?123", "hide", "@", "␣", ".", "enter"])
    var explorer = KeyboardExplorer(state)
    #expect(explorer.type("jane_doe+news@example-1.org")?.isEmpty == false)
  }

  @Test("for an address of the Web has / and .com")
  func url() throws {
    var state = try state(.url)
    #expect(state.labels.last == ["?123", "hide", "/", "␣", ".com", ".", "enter"])
    let key = try #require(state.key(".com"))
    #expect(state.press(key.action, at: 0).compactMap(\.character) == [".", "c", "o", "m"])
    var explorer = KeyboardExplorer(state)
    #expect(explorer.type("https://example.org/~a?b=1&c=%20#d") != nil)
  }

  @Test("for an address has Latin letters, whatever the user's layout is")
  func latin() throws {
    for purpose in [KeyboardPurpose.email, .url] {
      #expect(try state(purpose, ["ru"]).key("q") != nil)
      #expect(try state(purpose, ["ru", "fr"]).key("a")?.alternates.first?.character == "à")
      #expect(try state(purpose, ["fr", "ru"]).key("é") != nil)
    }
  }

  @Test("for any text after an address has the user's layout again")
  func latinAndBack() throws {
    var state = try state(.email, ["ru"])
    #expect(state.layouts.count == 2)
    state.fieldChanged(purpose: .text)
    #expect(state.key("й") != nil)
    #expect(state.layouts.count == 1)
    #expect(state.key(.nextLayout) == nil)
    _ = state.press(.nextLayout, at: 0)
    #expect(state.key("й") != nil)
  }

  @Test("for the next field is its first page, without Shift")
  func reset() throws {
    var state = try state(.text)
    let panel = state.panel
    _ = state.press(.page(.symbols(1)), at: 0)
    state.fieldChanged(purpose: .text)
    #expect(state.panel == panel)
    _ = state.press(.shift, at: 0)
    _ = state.press(.alternate, at: 0)
    state.fieldChanged(purpose: .text)
    #expect(state.panel == panel)
  }

  @Test("types any character of the keyboard in a password or a command")
  func secrets() throws {
    for purpose in [KeyboardPurpose.password, .terminal, .search] {
      var explorer = KeyboardExplorer(try state(purpose))
      #expect(explorer.type("pA$$w0rd/~-|{[\\]}@€ ß") != nil, "\(purpose)")
    }
  }

  @Test(
    "gives every row its whole width for every layout and number of layouts",
    arguments: ["us", "de", "fr", "gr", "in", "th", "us:dvorak"]
  )
  func widths(name: String) throws {
    for names in [[name], [name, "us"]] {
      for purpose in [KeyboardPurpose.text, .search, .email, .url, .password, .terminal] {
        for panel in KeyboardExplorer(try state(purpose, names)).reachablePanels {
          for row in panel.rows {
            #expect(row.reduce(0) { $0 + $1.width } == panel.columns)
            #expect(row.allSatisfy { $0.width > 0 })
          }
          let space = try #require(panel.rows.last?.first { $0.action == .type([KeySymbol(" ")]) })
          #expect(space.width >= 3, "\(name) \(purpose)")
        }
      }
    }
  }

  @Test("An address gets the first layout that has Latin letters")
  func firstLatin() throws {
    for (names, expected) in [(["gr", "de", "us"], "de"), (["gr", "us", "de"], "us")] {
      var state = KeyboardState(layouts: try names.map(layout), decimalSign: ".")
      state.fieldChanged(purpose: .email)
      #expect(state.layout.shortTitle == expected)
    }
  }
}
