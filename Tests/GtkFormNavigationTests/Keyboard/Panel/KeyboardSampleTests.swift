import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// Texts of many languages are typed by clicks on the keys alone, and read back exactly.
@MainActor
final class KeyboardSampleTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private let samples = [
    ("us", "The quick brown fox jumps over 12 lazy dogs: \"Really?\" 100% (yes)!"),
    ("de", "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. ÄÖÜ"),
    ("fr", "Dès Noël où un zéphyr haï me vêt de glaçons, je dîne d’exquis rôtis à l'âge."),
    ("gr", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Ϋ ΐ Άλφα;"),
    ("ru", "Съешь ещё этих мягких французских булок, да выпей же чаю."),
    ("ara", "صِف خَلق خَودٍ كَمِثلِ الشَمسِ إِذ بَزَغَت، آمين؟"),
    ("il", "דג סקרן שט בים מאוכזב ולפתע מצא חברה."),
    ("in", "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा का ज्ञान क्षेत्र।"),
    ("th", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า กว่าบรรดาฝูงสัตว์เดรัจฉาน"),
  ]

  func testEverySampleIsTypedExactly() async throws {
    for (layout, text) in samples {
      let (entry, view) = (Entry(), TextView())
      let stage = KeyboardStage([entry, view], layouts: [layout, "us"])
      stage.open()
      defer { stage.window.destroy() }
      stage.type(text, isTouch: false)
      XCTAssertEqual(Array(entry.text.unicodeScalars), Array(text.unicodeScalars), layout)
      view.grabFocus()
      let lines = text.split(separator: " ").joined(separator: "\n")
      stage.type(lines)
      XCTAssertEqual(Array(view.text.unicodeScalars), Array(lines.unicodeScalars), layout)
    }
  }
}
