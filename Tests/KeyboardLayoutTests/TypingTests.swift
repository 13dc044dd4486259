import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("Typing")
struct TypingTests {
  @Test(
    "a text of each language can be typed with short presses alone",
    arguments: [
      ("us", "The quick brown fox costs $3.50 (or 20%)!\nIsn't it?"),
      ("de", "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich; GROẞ, 5 €."),
      ("fr", "Dès Noël, où un zéphyr haï me vêt de glaçons, je dîne d’exquis rôtis. ÉTÉ"),
      ("es", "El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia. ¿Año? ¡Sí!"),
      ("pt", "À noite, vovô Kowalsky vê o ímã cair no pé do pinguim queixoso: coração."),
      ("pl", "Zażółć gęślą jaźń. ŁÓDŹ"),
      ("cz", "Příliš žluťoučký kůň úpěl ďábelské ódy. ŘEKA, Ň, Ó"),
      ("hu", "Árvíztűrő tükörfúrógép. ŐŰ"),
      ("tr", "Pijamalı hasta yağız şoföre çabucak güvendi. İĞÜŞ"),
      ("gr", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία· Αϊ, ΐ, Ή."),
      ("ru", "Съешь же ещё этих мягких французских булок, да выпей чаю. №5"),
      ("ua", "Щастям б’єш жук їх глицю в фон й ґедзь пріч."),
      ("ara", "صِف خَلقَ خَودِ كَمِثلِ الشَمسِ إِذ بَزَغَت، ١٢٣ 456؟"),
      ("ir", "در دنیا هیچ‌کس ۱۲۳ نفر نیست؟ 45"),
      ("il", "דג סקרן שט בים מאוכזב ולפתע מצא חברה. ₪ 20"),
      ("in", "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का। १२३ 45"),
      ("in:tam", "யாமறிந்த மொழிகளிலே தமிழ்மொழி"),
      ("th", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า ๑๒๓ 456"),
      ("am", "Բել դղյակի ձախ ժամն օֆ ազգությանը ցպահանջ։"),
      ("ge", "გთხოვთ ახლავე გაიაროთ რეგისტრაცია."),
      ("vn", "Tiếng Việt có đủ dấu: ăâêôơư."),
      ("kh", "ខ្ញុំអាចញ៉ាំកញ្ចក់បាន។"),
      ("us:intl", "Crème brûlée, señor Müller: “¿café?”"),
      ("fr:bepo", "Voix ambiguë d’un cœur qui au zéphyr préfère les jattes de kiwis."),
      ("jp", "Iroha 123 \\ ~"),
    ]
  )
  func samples(name: String, text: String) throws {
    let start = try keyboard(name)
    let missing = text.filter { KeyboardExplorer(start).presses(toType: $0) == nil }
    #expect(missing == "")
    var explorer = KeyboardExplorer(start)
    #expect(explorer.type(text) != nil)
  }

  @Test("French accents are on keys, after dead keys, and behind a long press")
  func accents() throws {
    let state = try keyboard("fr")
    let explorer = KeyboardExplorer(state)
    #expect(explorer.presses(toType: "é")?.map(\.key.label) == ["é"])
    #expect(explorer.presses(toType: "ê")?.map(\.key.label) == ["ˆ", "e"])
    #expect(state.alternates("e").prefix(4) == "éèêë")
  }

  @Test("a Greek letter with tonos is a dead key and the letter")
  func tonos() throws {
    let explorer = KeyboardExplorer(try keyboard("gr"))
    #expect(explorer.presses(toType: "ά")?.map(\.key.label) == ["´", "α"])
    #expect(explorer.presses(toType: "Ά")?.map(\.key.label) == ["´", "", "Α"])
  }

  @Test("a dead key is sent as it is, for the input method to compose")
  func deadKey() throws {
    var state = try keyboard("fr")
    let key = try #require(state.key("ˆ"))
    #expect(state.press(key.action, at: 0) == [KeySymbol(0xfe52)])
  }

  @Test("keys without a character send theirs, and Shift sends nothing")
  func functions() throws {
    var state = try keyboard("us")
    #expect(state.press(.backspace, at: 0) == [KeySymbol(0xff08)])
    #expect(state.press(.enter, at: 0) == [KeySymbol(0xff0d)])
    #expect(state.press(.left, at: 0) == [KeySymbol(0xff51)])
    #expect(state.press(.up, at: 0) == [KeySymbol(0xff52)])
    #expect(state.press(.right, at: 0) == [KeySymbol(0xff53)])
    #expect(state.press(.down, at: 0) == [KeySymbol(0xff54)])
    for action in [KeyAction.shift, .alternate, .page(.symbols(0)), .nextLayout, .hide, .gap] {
      #expect(state.press(action, at: 0) == [])
    }
  }

  @Test("AltGr is for one key")
  func alternate() throws {
    var state = try keyboard("pl")
    _ = state.press(.alternate, at: 0)
    #expect(state.key(.alternate)?.isOn == true)
    #expect(state.key("ą") != nil)
    _ = state.press(.type([KeySymbol("ą")]), at: 1)
    #expect(state.key(.alternate)?.isOn == false)
    #expect(state.key("a") != nil)
  }

  @Test("a live keymap makes the same keyboard as the data it was compiled from")
  func liveKeymap() throws {
    let name = try #require(LayoutName("de"))
    let compiled = try #require(KeyboardLayout(named: name))
    let keymap = try #require(ReferenceKeymap(name))
    let live = KeyboardLayout(title: "German", shortTitle: "de", levels: keymap.symbol)
    let state = KeyboardState(layouts: [try #require(live)], decimalSign: ",")
    #expect(state.panel == KeyboardState(layouts: [compiled], decimalSign: ",").panel)
    #expect(KeyboardLayout(title: "", shortTitle: "", levels: { _, _ in nil }) == nil)
  }
}
