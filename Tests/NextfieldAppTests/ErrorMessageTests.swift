import FormModel
import NavigationScenario
import OrderedJSON
import XCTest

@testable import NextfieldApp

/// The messages of errors are clauses that follow a place, `FILE:LINE:COLUMN: `.
@MainActor
final class ErrorMessageTests: XCTestCase {
  func testJSONIsToldFromTheCharacterOn() async throws {
    let position = JSONPosition(line: 1, column: 1)
    func message(_ reason: JSONError.Reason) -> String {
      JSONError(position: position, reason: reason).message
    }
    XCTAssertEqual(message(.expectedCommaOrBrace), "expected ‘,’ or ‘}’ after a member")
    XCTAssertEqual(
      message(.controlCharacter(31)),
      "a control character (number 31) must be escaped in a string"
    )
    XCTAssertEqual(message(.tooDeep(limit: 7)), "objects and arrays are nested more than 7 deep")
  }

  func testAScenarioIsToldFromTheValueOn() async throws {
    func message(_ text: String) -> String? {
      do {
        _ = try Scenario(reading: text)
        return nil
      } catch {
        return error.message
      }
    }
    XCTAssertEqual(message("[]"), "/: must be an object")
    XCTAssertEqual(
      message("{]"),
      "/: \(JSONError(position: .init(line: 1, column: 2), reason: .expectedNameOrBrace).message)"
    )
    let fields = #"[{"id": "a", "rect": [0, 0, 1, 1], "anchor": "bottom"}]"#
    XCTAssertEqual(
      message(#"{"viewport": {"width": 1, "height": 2}, "fields": \#(fields), "events": []}"#),
      #"/fields/0/anchor: must be one of "nearest", "top""#
    )
  }

  func testADifferenceSaysWhatWasExpected() async throws {
    let scenario =
      #"{"viewport": {"width": 1, "height": 2}, "fields": [], "events": [{"next": {}}], "#
    func message(_ expected: String) throws -> String? {
      try Scenario.check(scenario + #""expect": [\#(expected)]}"#)?.message
    }
    XCTAssertEqual(try message(#"{"count": 9}"#), "/expect/0/count: expected 9, got 0")
    XCTAssertEqual(try message(#"{"color": 1}"#), "/expect/0/color: expected 1, got nothing")
    XCTAssertNil(try message(#"{"count": 0}"#))
  }

  func testEveryRemarkIsASentence() async throws {
    for note in FieldNote.allCases {
      XCTAssertTrue(note.message.hasSuffix("."), "\(note): \(note.message)")
    }
  }
}
