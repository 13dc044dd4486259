import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("A long press")
struct AlternateTests {
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
  func letters(name: String, letter: String, alternates: String) throws {
    #expect(try keyboard(name).alternates(letter).hasPrefix(alternates))
  }

  @Test("on a capital offers capitals")
  func capitals() throws {
    var state = try keyboard("fr")
    _ = state.press(.shift, at: 0)
    #expect(state.alternates("E").hasPrefix("ÉÈÊË"))
    #expect(state.alternates("A").uppercased() == state.alternates("A"))
  }

  @Test(
    "offers each character once, few of them, and never the key's own",
    arguments: ["us", "de", "fr", "gr", "vn", "cz", "il", "ara", "us:intl"]
  )
  func limits(name: String) throws {
    for panel in KeyboardExplorer(try keyboard(name)).reachablePanels {
      for key in panel.rows.joined() {
        #expect(key.alternates.count <= 9)
        #expect(Set(key.alternates.map(\.character)).count == key.alternates.count)
        #expect(!key.alternates.contains { key.action == .type([$0]) })
        #expect(key.alternates.allSatisfy { $0.character != nil })
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
  func signs(sign: String, alternates: String) throws {
    var state = try keyboard("us")
    _ = state.press(.page(.symbols(0)), at: 0)
    #expect(state.alternates(sign).hasPrefix(alternates))
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
      Set($0.alternates.compactMap(\.character))
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
          #expect(key.alternates.contains { $0.character == other }, "\(name) \(key.label)")
        }
      }
    }
  }

  @Test("types an alternate as a key would, Shift and all")
  func press() throws {
    var state = try keyboard("fr")
    _ = state.press(.shift, at: 0)
    let alternate = try #require(state.key("E")?.alternates.first)
    #expect(state.press(.type([alternate]), at: 1) == [KeySymbol("É")])
    #expect(state.key("e") != nil)
  }

  @Test("on the space bar offers the spaces and joiners of the layout")
  func space() throws {
    let space = try #require(try keyboard("ir").key(.type([KeySymbol(" ")])))
    #expect(space.alternates.first == KeySymbol("\u{200c}"))
  }

  @Test("on a capital offers what AltGr and Shift type, not what AltGr types alone")
  func alternates() throws {
    var state = try keyboard("de")
    _ = state.press(.shift, at: 0)
    #expect(state.alternates("Z").contains("¥"))
    #expect(!state.alternates("C").contains("¢"))
  }
}
