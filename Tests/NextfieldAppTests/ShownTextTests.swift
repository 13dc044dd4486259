import XCTest

@testable import NextfieldApp

@MainActor
final class ShownTextTests: XCTestCase {
  func testDirectionMarksChangeNothingOutside() async {
    XCTAssertEqual(ShownText.title("Name"), "Name")
    XCTAssertEqual(ShownText.title("a\u{202E}b"), "\u{2068}a\u{202E}b\u{2069}")
    XCTAssertEqual(ShownText.title("a\u{2069}b"), "\u{2068}ab\u{2069}")
    XCTAssertEqual(ShownText.title("a\u{2067}b"), "\u{2068}a\u{2067}b\u{2069}\u{2069}")
  }

  func testAnEndlessTitleIsCut() async {
    let title = ShownText.title(String(repeating: "x", count: 50_000))
    XCTAssertEqual(title.count, ShownText.longestTitle + 1)
    XCTAssertTrue(title.hasSuffix("…"))
  }
}
