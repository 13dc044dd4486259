import FormModel
import OrderedJSON
import SchemaTestSupport
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

  func testClassesAreThoseOfECMA262() async throws {
    XCTAssertEqual(cache.match("123", pattern: #"^\d{3}$"#), .matches)
    XCTAssertEqual(cache.match("١٢٣", pattern: #"^\d{3}$"#), .doesNotMatch)
    XCTAssertEqual(cache.match("١٢٣", pattern: #"^\D{3}$"#), .matches)
    XCTAssertEqual(cache.match("١٢٣", pattern: #"^[^\D]{3}$"#), .doesNotMatch)
    XCTAssertEqual(cache.match("ünï", pattern: #"^\w+$"#), .doesNotMatch)
    XCTAssertEqual(cache.match("ünï", pattern: #"^[\W\w]+$"#), .matches)
    XCTAssertEqual(cache.match("\u{feff}\u{3000}", pattern: #"^\s+$"#), .matches)
    XCTAssertEqual(cache.match("éa", pattern: #"é\ba"#), .matches)
    XCTAssertEqual(cache.match("K", pattern: "^(?i:k)$"), .matches)
    XCTAssertEqual(cache.match("Ä", pattern: "^(?i:ä)$"), .matches)
  }

  func testPatternsMeanTheSameAsInECMA262() async throws {
    for example in PatternExample.all {
      for text in example.fits {
        XCTAssertEqual(cache.match(text, pattern: example.pattern), .matches, "\(example): \(text)")
      }
      for text in example.others {
        let outcome = cache.match(text, pattern: example.pattern)
        XCTAssertEqual(outcome, .doesNotMatch, "\(example): \(text)")
      }
    }
    XCTAssertEqual(cache.match("a", pattern: ""), .matches)
    XCTAssertEqual(cache.match("ab", pattern: #"^\p{Lx}"#), .cannotCheck)
    XCTAssertEqual(cache.match("aab", pattern: "(?<=a+)b"), .cannotCheck)
  }

  func testWhatOnlyECMA262HasIsUnderstood() async throws {
    XCTAssertEqual(cache.match("a", pattern: "^[^]$"), .matches)
    XCTAssertEqual(cache.match("\n", pattern: "^[^]$"), .matches)
    XCTAssertEqual(cache.match("a", pattern: "[]"), .doesNotMatch)
    XCTAssertEqual(cache.match("\u{2028}", pattern: "^.$"), .doesNotMatch)
    XCTAssertEqual(cache.match("\r", pattern: "^.$"), .doesNotMatch)
    XCTAssertEqual(cache.match("\t", pattern: #"^\cI$"#), .matches)
    XCTAssertEqual(cache.match("a\n", pattern: "a$"), .doesNotMatch)
    XCTAssertEqual(cache.match("abab", pattern: #"^(?<twö>ab)\k<twö>$"#), .matches)
    XCTAssertEqual(cache.match("abac", pattern: #"^(ab)\1$"#), .doesNotMatch)
    XCTAssertEqual(cache.match("b", pattern: #"^(a)?b\1$"#), .matches)
    XCTAssertEqual(cache.match("Ωμέγα", pattern: #"^\p{Script=Greek}+$"#), .matches)
    XCTAssertEqual(cache.match("Aa", pattern: #"^\p{Lu}\p{Lowercase_Letter}$"#), .matches)
    XCTAssertEqual(cache.match("😀", pattern: #"^[\ud83d\ude00]$"#), .matches)
    XCTAssertEqual(cache.match("a", pattern: #"^\P{Any}$"#), .doesNotMatch)
  }

  func testAPatternThatIsNoneIsAWarning() async throws {
    let text = #"""
      {"properties": {"a": {"type": "string", "pattern": "(((("}, "b": {"type": "string",
      "pattern": "[z-a]"}, "c": {"type": "string", "pattern": "^x$"}}}
      """#
    let warnings = try Form(reading: JSONDocument(reading: text)).patternWarnings()
    XCTAssertEqual(warnings.map(\.pointer.description), ["/a", "/b"])
    XCTAssertEqual(
      warnings.first?.message,
      "The pattern “((((” at /properties/a/pattern cannot be read, so it is not checked: "
        + "a group in parentheses is not closed."
    )
    XCTAssertEqual(warnings.map { $0.position?.line }, [1, 2])
  }

  func testWhatECMA262HasNotIsNoPattern() async throws {
    for pattern in [
      "((((", "[z-a]", #"\Z"#, "(?i)a", "(?P<n>a)", "a++", "(?#x)", "x{2,1}", #"\2(a)"#,
    ] {
      XCTAssertEqual(cache.match("a", pattern: pattern), .cannotCheck, pattern)
    }
  }
}
