import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("A long press")
struct RelativeTests {
  @Test(
    "offers first what the layout has for the letter",
    arguments: [
      ("de", "a", "ä"), ("de", "o", "ö"), ("de", "s", "ß"), ("fr", "e", "éèêë"), ("fr", "c", "ç"),
      ("pl", "a", "ą"), ("pl", "z", "żź"), ("es", "n", "ñ"), ("se", "a", "äå"), ("cz", "e", "éě"),
      ("gr", "α", "ά"), ("gr", "ι", "ίϊΐ"), ("ru", "е", "ё"), ("us", "e", "éèêë"),
      ("us", "o", "óòôöœõø"),
      ("vn", "a", "âă"), ("ara", "ا", "أإ"),
    ]
  )
  func letters(name: String, letter: String, relatives: String) throws {
    #expect(try keyboard(name).relatives(letter).hasPrefix(relatives))
  }

  @Test("on a capital offers capitals")
  func capitals() throws {
    var state = try keyboard("fr")
    _ = state.press(.shift, at: 0)
    #expect(state.relatives("E").hasPrefix("ÉÈÊË"))
    #expect(state.relatives("A").uppercased() == state.relatives("A"))
  }

  @Test(
    "offers each character once, few of them, and never the key's own",
    arguments: ["us", "de", "fr", "gr", "vn", "cz", "il", "ara", "us:intl"]
  )
  func limits(name: String) throws {
    for panel in KeyboardExplorer(try keyboard(name)).reachablePanels {
      for key in panel.rows.joined() {
        #expect(key.relatives.count <= 9)
        #expect(Set(key.relatives.map(\.character)).count == key.relatives.count)
        #expect(!key.relatives.contains { key.action == .type([$0]) })
        #expect(key.relatives.allSatisfy { $0.character != nil })
      }
    }
  }

  @Test(
    "offers what belongs to a sign",
    arguments: [
      ("-", "–—"), ("$", "€£¥"), ("\"", "“”„«»"), ("?", "¿"), ("!", "¡"), ("1", "¹½"), ("0", "°"),
      (".", ",?!"),
    ]
  )
  func signs(sign: String, relatives: String) throws {
    var state = try keyboard("us")
    _ = state.press(.page(.symbols(0)), at: 0)
    #expect(state.relatives(sign).hasPrefix(relatives))
  }

  @Test(
    "offers all that belong together, from the plain sign and from each of them",
    arguments: ["us", "gr", "il", "de", "fr", "ru", "ara", "th", "us:intl"],
    ["\"“”„«»", "'‘’‚", "-–—", ".…", "<«≤", ">»≥"]
  )
  func families(name: String, family: String) throws {
    let keys = KeyboardExplorer(try keyboard(name)).reachablePanels.flatMap { $0.rows.joined() }
    let plain = try #require(family.first.map(String.init))
    let offered = keys.filter { $0.label == plain }.map {
      Set($0.relatives.compactMap(\.character))
    }
    #expect(offered.contains { $0.isSuperset(of: family.dropFirst()) }, "\(offered)")
  }

  @Test(
    "on one of a pair offers the other one",
    arguments: ["«»", "“”", "‘’", "‹›", "–—", "≤≥", "[]", "{}"]
  )
  func pairs(pair: String) throws {
    for name in ["us", "gr", "il", "de", "fr", "fr:bepo", "ara", "pt"] {
      let keys = KeyboardExplorer(try keyboard(name)).reachablePanels.flatMap { $0.rows.joined() }
      for (one, other) in [(pair.first, pair.last), (pair.last, pair.first)] {
        for key in keys where key.label == one.map(String.init) {
          #expect(key.relatives.contains { $0.character == other }, "\(name) \(key.label)")
        }
      }
    }
  }

  @Test("types a relative as a key would, Shift and all")
  func press() throws {
    var state = try keyboard("fr")
    _ = state.press(.shift, at: 0)
    let relative = try #require(state.key("E")?.relatives.first)
    #expect(state.press(.type([relative]), at: 1) == [KeySymbol("É")])
    #expect(state.key("e") != nil)
  }

  @Test("on the space bar offers the spaces and joiners of the layout")
  func space() throws {
    let space = try #require(try keyboard("ir").key(.type([KeySymbol(" ")])))
    #expect(space.relatives.first == KeySymbol("\u{200c}"))
  }

  @Test("on a capital offers what AltGr and Shift type, not what AltGr types alone")
  func alternates() throws {
    var state = try keyboard("de")
    _ = state.press(.shift, at: 0)
    #expect(state.relatives("Z").contains("¥"))
    #expect(!state.relatives("C").contains("¢"))
  }
}
