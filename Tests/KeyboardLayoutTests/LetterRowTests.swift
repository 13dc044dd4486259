import KeyboardTestSupport
import Testing

@testable import KeyboardLayout

@Suite("The rows of letters")
struct LetterRowTests {
  private func rows(_ name: String) throws -> [String] {
    try keyboard(name).panel.rows.dropLast().map { row in
      row.filter { if case .type = $0.action { true } else { false } }.map(\.label).joined()
    }
  }

  @Test(
    "are those of a phone",
    arguments: [
      ("us", ["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
      ("de", ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"]),
      ("fr", ["azertyuiopˆ", "qsdfghjklmù", "wxcvbnéèçà"]),
      ("ch", ["qwertzuiopü", "asdfghjklöä", "yxcvbnm¨ç"]),
      ("es", ["qwertyuiopˋ", "asdfghjklñ´", "zxcvbnmç"]),
      ("pt", ["qwertyuiop´", "asdfghjklç˜", "zxcvbnm"]),
      ("se", ["qwertyuiopå", "asdfghjklöä", "zxcvbnm¨"]),
      ("gr", ["ςερτυθιοπ", "ασδφγηξκλ´", "ζχψωβνμ"]),
      ("ru", ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбюё"]),
      ("il", ["/'קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"]),
      ("us:dvorak", ["',.pyfgcrl", "aoeuidhtns", "qjkxbmwvz"]),
      ("cz", ["+ěščřžýáíé", "qwertzuiopú", "asdfghjklů¨", "yxcvbnm"]),
    ]
  )
  func phones(name: String, expected: [String]) throws {
    #expect(try rows(name) == expected)
  }

  @Test("end with BackSpace at the right, and begin with Shift at the left")
  func sides() throws {
    for name in ["us", "th", "fr"] {
      let panel = try keyboard(name).panel
      let last = try #require(panel.rows.dropLast().last)
      #expect(last.first?.action == .shift)
      #expect(last.last?.action == .backspace)
      #expect(last.last?.isRepeating == true)
      #expect(panel.rows.last?.last?.action == .enter)
    }
  }

  @Test("show Latin letters for a layout that types next to nothing")
  func braille() throws {
    #expect(try rows("brai").first == "qwertyuiop")
  }

  @Test("have a globe key only beside other layouts, which it goes through")
  func globe() throws {
    #expect(try keyboard("us").key(.nextLayout) == nil)
    var state = try keyboard("us", "ru", "gr")
    let names = (0..<4).map { _ in
      let name = state.key(.nextLayout)?.label
      _ = state.press(.shift, at: 0)
      _ = state.press(.nextLayout, at: 0)
      #expect(state.key(.shift)?.isOn == false)
      return name
    }
    #expect(names == ["us", "ru", "gr", "us"])
  }

  @Test("have a key for AltGr only where it types letters")
  func alternate() throws {
    #expect(try keyboard("us").key(.alternate) == nil)
    #expect(try keyboard("us:euro").key(.alternate) == nil)
    #expect(try keyboard("pl").key(.alternate) != nil)
  }

  @Test("are there without any layout")
  func noLayout() {
    let state = KeyboardState(layouts: [], decimalSign: ".")
    #expect(state.key("q") != nil)
  }

  @Test("are Latin where the data of XKB is missing")
  func noData() {
    let layout = KeyboardLayout(
      name: nil,
      title: "",
      shortTitle: "us",
      rows: KeyboardLayout.builtInRows
    )
    var explorer = KeyboardExplorer(KeyboardState(layouts: [layout], decimalSign: "."))
    #expect(explorer.type("Jane Doe, 20% #1!") != nil)
  }

  @Test("never begin with the second half of a pair whose first is elsewhere")
  func pairs() throws {
    let row = try keyboard("fr:bepo").labels[0]
    #expect(row.contains("«") == row.contains("»"))
  }

  @Test("have a globe key beside one other layout, too")
  func globeForTwo() throws {
    #expect(try keyboard("de", "gr").key(.nextLayout) != nil)
    #expect(try keyboard("de").key(.nextLayout) == nil)
  }

  @Test("have the comma and the period beside the space bar")
  func punctuation() throws {
    for name in ["us", "de", "fr", "pl", "ru"] {
      let row = try #require(try keyboard(name).labels.last)
      #expect(row.contains(",") && row.contains("."), "\(name)")
      let space = try #require(try keyboard(name).key(.type([KeySymbol(" ")])))
      #expect(space.width >= 6, "\(name)")
    }
  }

  @Test("have capitals without the data of XKB, too")
  func builtInCapitals() throws {
    for keys in KeyboardLayout.builtInRows.values.joined() {
      guard let letter = keys.symbols[0]?.character, letter != " " else { continue }
      #expect(keys.symbols[1]?.character == letter.uppercased().first)
      #expect(keys.symbols[2] == nil && keys.symbols[3] == nil)
    }
  }

  @Test("of a script without Shift take the room that it would have")
  func withoutShift() throws {
    for name in ["il", "ara"] {
      let panel = try keyboard(name).panel
      guard !panel.rows.joined().contains(where: { $0.action == .shift }) else { continue }
      let last = try #require(panel.rows.dropLast().last)
      #expect(last.first?.action != .shift && last.last?.action == .backspace)
    }
    #expect(try rows("il") == ["/'קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"])
  }
}
