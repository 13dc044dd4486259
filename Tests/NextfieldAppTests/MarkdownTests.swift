import XCTest

@testable import NextfieldApp

/// Help texts are shown as text, never with marks.
@MainActor
final class MarkdownTests: XCTestCase {
  private func markup(_ text: String) -> String {
    Markdown.paragraphs(of: text).map(\.markup).joined(separator: "\n\n")
  }

  private func plain(_ text: String) -> String {
    Markdown.paragraphs(of: text).map(\.plain).joined(separator: "\n\n")
  }

  func testMarksBecomeMarkup() async {
    let cases: [(String, String)] = [
      ("a **b** c", "a <b>b</b> c"),
      ("a __b__ *c* _d_", "a <b>b</b> <i>c</i> <i>d</i>"),
      ("**a *b* c**", "<b>a <i>b</i> c</b>"),
      ("`a < b`", "<tt>a &lt; b</tt>"),
      ("``a ` b``", "<tt>a ` b</tt>"),
      ("[Docs](https://example.org/a?b&c)", "<a href=\"https://example.org/a?b&amp;c\">Docs</a>"),
      ("see https://example.org.", "see <a href=\"https://example.org\">https://example.org</a>."),
      ("<https://a.example>", "<a href=\"https://a.example\">https://a.example</a>"),
      ("![Logo](x.png)", "Logo"),
      ("[bad](javascript:alert(1))", "bad"),
      ("# Title", "<b>Title</b>"),
      ("- one\n* two", "• one\n• two"),
      ("a\n\nb", "a\n\nb"),
      ("```\n*x* <y>\n```", "<tt>*x* &lt;y&gt;</tt>"),
      ("a<br/>b <em>c</em>", "a\nb c"),
      ("5 &lt; 6 &amp; 7", "5 &lt; 6 &amp; 7"),
      ("---", ""),
    ]
    for (text, expected) in cases { XCTAssertEqual(markup(text), expected, text) }
  }

  func testWhatIsNoMarkStaysAsItIs() async {
    let texts = [
      "snake_case_name and another_one", "2 * 3 * 4", "a ** b ** c", "5 < 6 > 4", "<your name>",
      "[a] (b)", "[a](b", "100 % sure!", "a `b", "C:\\dir", "wait_", "**", "_", "[", "![", "<", "&",
      "httpx://a", "http", "x**", "*", "`",
    ]
    for text in texts { XCTAssertEqual(plain(text), text, text) }
  }

  func testNothingIsTooMuch() async {
    let clock = ContinuousClock()
    let texts = [
      String(repeating: "*", count: 10_000), String(repeating: "[", count: 10_000),
      String(repeating: "**a ", count: 2500), String(repeating: "`", count: 10_000),
      String(repeating: "x", count: 10_000), String(repeating: "_a_ ", count: 2500),
      String(repeating: "<a", count: 5000),
    ]
    for text in texts {
      let time = clock.measure {
        let paragraphs = Markdown.paragraphs(of: text)
        XCTAssertLessThanOrEqual(
          paragraphs.map(\.plain.count).max() ?? 0,
          Markdown.longestParagraph
        )
      }
      XCTAssertLessThan(time, .seconds(5), String(text.prefix(5)))
    }
  }

  func testControlCharactersBreakNoMarkup() async {
    XCTAssertEqual(markup("a\u{1}b\u{0}c"), "abc")
  }
}
