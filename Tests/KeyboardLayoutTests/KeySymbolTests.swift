import KeyboardLayout
import Testing

@Suite("A key symbol")
struct KeySymbolTests {
  @Test("is a character, a dead key or a function")
  func kinds() {
    #expect(KeySymbol("é").character == "é")
    #expect(KeySymbol(0x61).character == "a")
    #expect(KeySymbol(0xffb1).character == "1")
    #expect(KeySymbol(0xff08).character == nil)
    #expect(KeySymbol(0xff0d).character == nil)
    #expect(KeySymbol(0xfe51).character == nil)
    #expect(KeySymbol(0xfe51).isDead)
    #expect(!KeySymbol("a").isDead)
    #expect(KeySymbol(0).character == nil)
    #expect(KeySymbol(.max).character == nil)
  }

  @Test("of a dead key has its mark, and something to look at")
  func deadKeys() {
    #expect(KeySymbol(0xfe51).spacing == "´")
    #expect(KeySymbol(0xfe51).combiningMark == "\u{301}")
    #expect(KeySymbol(0xfe60).spacing == "◌\u{323}")
    #expect(KeySymbol("a").spacing == nil)
    for value in 0xfe50...0xfe93 as ClosedRange<UInt32> where KeySymbol(value).isDead {
      #expect(KeySymbol(value).spacing != nil)
      #expect(!KeySymbol(value).label.isEmpty)
    }
  }

  @Test(
    "has a label that can be seen",
    arguments: [
      ("a", "a"), ("\u{301}", "◌\u{301}"), ("\u{200c}", "ZWNJ"), ("\u{a0}", "NBSP"),
      ("\u{2003}", "2003"), (" ", ""),
    ] as [(Unicode.Scalar, String)]
  )
  func labels(scalar: Unicode.Scalar, label: String) {
    #expect(KeySymbol(scalar).label == label)
  }

  @Test("of a dead key does not look like the key of its accent")
  func deadLabels() {
    #expect(KeySymbol(0xfe52).label != "^")
    #expect(KeySymbol(0xfe50).label != "`")
  }

  @Test("of a dead key is an accent alone wherever Unicode has that")
  func accents() {
    let labels = (0xfe50...0xfe5d).map { KeySymbol($0).label }
    #expect(labels == ["ˋ", "´", "ˆ", "˜", "¯", "˘", "˙", "¨", "˚", "˝", "ˇ", "¸", "˛", "ͺ"])
  }

  @Test("has a name for people who hear it")
  func names() {
    #expect(KeySymbol("é").unicodeName == "latin small letter e with acute")
    #expect(KeySymbol(0xfe51).unicodeName == "combining acute accent")
    #expect(KeySymbol(0xff08).unicodeName == nil)
  }
}
