import FormModel
import SchemaValidation
import XCTest

@testable import NextfieldApp

@MainActor
final class PatternCacheTests: XCTestCase {
  private let cache = PatternCache()

  func testAPatternMayMatchAnywhere() async throws {
    XCTAssertEqual(cache.match("xabcx", pattern: "abc"), .matches)
    XCTAssertEqual(cache.match("xabcx", pattern: "^abc$"), .doesNotMatch)
    XCTAssertEqual(cache.match("abc\n", pattern: "^abc$"), .doesNotMatch)
  }

  func testUnicodeEscapesAreUnderstood() async throws {
    XCTAssertEqual(cache.match("é", pattern: #"^\u00e9$"#), .matches)
    XCTAssertEqual(cache.match("😀", pattern: #"^\u{1F600}$"#), .matches)
    XCTAssertEqual(cache.match(#"\u"#, pattern: #"^\\u$"#), .matches)
  }

  func testABrokenPatternIsNobodysMistake() async throws {
    XCTAssertEqual(cache.match("a", pattern: "(unclosed"), .cannotCheck)
    XCTAssertEqual(cache.match("a", pattern: "(unclosed"), .cannotCheck)
  }

  func testAPatternThatNeverEndsIsGivenUp() async throws {
    let text = String(repeating: "a", count: 60) + "!"
    XCTAssertEqual(cache.match(text, pattern: "^(a+)+$"), .cannotCheck)
  }
}
