import FormModel
import OrderedJSON
import XCTest

@testable import NextfieldApp

/// Answers to start with that stand on the command line.
@MainActor
final class AnswerSettingTests: XCTestCase {
  private func answers(_ settings: String..., to text: String = "{}") throws -> String {
    let form = try Form(
      reading: JSONValue(
        reading: """
          {"type": "object", "properties": {
            "name": {"type": "string"}, "age": {"type": "integer"}, "member": {"type": "boolean"},
            "size": {"enum": ["1", "2", "L"]}, "since": {"type": "string", "format": "date"},
            "home": {"type": "object", "properties": {"street": {"type": "string"}}},
            "pets": {"type": "array", "items": {"type": "object",
              "properties": {"name": {"type": "string"}}}},
            "tags": {"type": "array", "items": {"type": "string"}}}, "additionalProperties": false}
          """
      )
    )
    var value = try JSONValue(reading: text)
    for setting in settings {
      value = try value.setting(AnswerSetting(parsing: setting), in: form)
    }
    return FormAnswers(form: form, initial: value, matcher: PatternCache()).json().text()
  }

  func testAValueIsWhatTheFieldTakes() async throws {
    XCTAssertEqual(try answers("/name=Ada", "/age=36"), #"{"name":"Ada","age":36}"#)
    XCTAssertEqual(try answers("/name=007"), #"{"name":"007"}"#)
    XCTAssertEqual(try answers("/name=true"), #"{"name":"true"}"#)
    XCTAssertEqual(try answers("/name={\"a\":1}"), #"{"name":"{\"a\":1}"}"#)
    XCTAssertEqual(try answers("/name=a=b"), #"{"name":"a=b"}"#)
    XCTAssertEqual(try answers("/size=2"), #"{"size":"2"}"#)
    XCTAssertEqual(try answers("/member=true"), #"{"member":true}"#)
    XCTAssertEqual(try answers("/since=2026-03-31"), #"{"since":"2026-03-31"}"#)
  }

  func testPlacesOnTheWayAreMade() async throws {
    XCTAssertEqual(try answers("/home/street=Ring"), #"{"home":{"street":"Ring"}}"#)
    XCTAssertEqual(
      try answers("/pets/0/name=Rex", "/pets/-/name=Tom"),
      #"{"pets":[{"name":"Rex"},{"name":"Tom"}]}"#
    )
    XCTAssertEqual(try answers("/tags/-=a", "/tags/1=b"), #"{"tags":["a","b"]}"#)
    XCTAssertEqual(try answers(#"/home={"street":"Ring"}"#), #"{"home":{"street":"Ring"}}"#)
  }

  func testItGoesBeforeTheFileOfAnswers() async throws {
    XCTAssertEqual(
      try answers("/name=Eve", to: #"{"name":"Ada","age":3}"#),
      #"{"name":"Eve","age":3}"#
    )
  }

  func testWhatFitsIsSaid() async throws {
    XCTAssertThrowsError(try answers("/size=XL")) { error in
      let line = (error as? Document.Failure)?.line ?? ""
      XCTAssertTrue(line.hasSuffix(#" It can be one of these: "1", "2", "L"."#), line)
    }
  }

  func testWhatHasNoPlaceOrDoesNotFitIsRefused() async throws {
    for setting in ["/nobody=1", "/pets/5/name=Rex", "/name/first=Ada"] {
      XCTAssertThrowsError(try answers(setting), setting) { error in
        let line = (error as? Document.Failure)?.line ?? ""
        XCTAssertTrue(line.hasPrefix("nextfield: --set /"), line)
      }
    }
    for setting in ["name=Ada", "/name", ""] {
      XCTAssertThrowsError(try AnswerSetting(parsing: setting), setting)
    }
  }
}
