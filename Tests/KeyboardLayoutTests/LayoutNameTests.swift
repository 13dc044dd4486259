import KeyboardTestSupport
import Testing

@testable import KeyboardLayout

@Suite("The name of a layout")
struct LayoutNameTests {
  @Test("is LAYOUT, LAYOUT:VARIANT or LAYOUT+VARIANT")
  func reading() throws {
    let name = try #require(LayoutName("de:nodeadkeys"))
    #expect((name.layout, name.variant) == ("de", "nodeadkeys"))
    #expect(LayoutName("de+nodeadkeys") == name)
    #expect("\(name)" == "de:nodeadkeys")
    #expect(LayoutName("de")?.variant == "")
    #expect(LayoutName("us:altgr-intl") != nil)
    #expect(LayoutName("in:tam_tamilnet_TAB") != nil)
  }

  @Test(
    "is no path and no nonsense",
    arguments: [
      "", ":", "de:", ":x", "de:a:b", "../de", "/etc/passwd", "de/../us", "de ", " de", "d e",
      "de(x)", "de,us",
      "de\n", "de\0", "déf", "..", ".", "-de", "de:-", "a..b", "%S/de", "$HOME", "de:../x",
      "d\u{301}e",
      String(repeating: "x", count: 65), String(repeating: "x", count: 1_000_000),
    ]
  )
  func hostile(text: String) {
    #expect(LayoutName(text) == nil)
  }

  @Test("that nobody knows is no layout")
  func unknown() throws {
    for text in ["nowhere", "de:nowhere", "custom", "README", String(repeating: "x", count: 64)] {
      #expect(KeyboardLayout(named: try #require(LayoutName(text))) == nil, "\(text)")
    }
  }

  @Test(
    "of a part of layouts is no layout",
    arguments: [
      "pc", "level3", "level5", "ctrl", "inet", "keypad", "eurosign", "rupeesign", "typo",
    ]
  )
  func parts(text: String) throws {
    #expect(KeyboardLayout(named: try #require(LayoutName(text))) == nil)
  }

  @Test("makes a layout with a title")
  func titles() throws {
    #expect(try layout("de").title == "German")
    #expect(try layout("de:nodeadkeys").title == "German (no dead keys)")
    #expect(try layout("de:nodeadkeys").shortTitle == "de")
    #expect(try layout("de").name == LayoutName("de"))
  }

  @Test(
    "is found for a locale",
    arguments: [
      ("de_AT.UTF-8", "at"), ("de_DE", "de"), ("de_CH.UTF-8", "ch"), ("fr_CH", "ch:fr"),
      ("en_GB.UTF-8", "gb"),
      ("en_US.UTF-8", "us"), ("C", "us"), ("POSIX", "us"), ("", "us"), ("C.UTF-8", "us"),
      ("xx_YY", "us"),
      ("fr_FR", "fr"), ("fr_BE@euro", "be"), ("nl_BE", "be"), ("fr_CA", "ca"), ("el_GR", "gr"),
      ("ru_RU", "ru"),
      ("uk_UA", "ua"), ("he_IL", "il"), ("ar_EG", "ara"), ("hi_IN", "in"), ("th_TH", "th"),
      ("ja_JP", "jp"),
      ("ko_KR", "kr"), ("es_MX", "latam"), ("es_ES", "es"), ("pt_BR", "br"), ("pt_PT", "pt"),
      ("sr_RS@latin", "rs:latin"),
      ("sr_RS", "rs"), ("@", "us"), ("_", "us"), ("..", "us"), ("de-AT", "at"), ("zh_CN", "us"),
    ]
  )
  func locales(locale: String, name: String) {
    #expect(KeyboardLayout.named(forLocale: locale) == LayoutName(name))
  }

  @Test("of a locale is there, with letters")
  func usualLayouts() throws {
    for text in Set(KeyboardLayout.usualLayouts.values).sorted() {
      let name = try #require(LayoutName(text), "\(text)")
      #expect(KeyboardLayout(named: name) != nil, "\(text)")
    }
  }
}
