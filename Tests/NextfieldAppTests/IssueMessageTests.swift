import FormModel
import OrderedJSON
import SchemaValidation
import XCTest

@testable import NextfieldApp

@MainActor
final class IssueMessageTests: XCTestCase {
  func testEveryIssueSaysWhatToDoInOneSentence() async throws {
    let position = JSONPosition(line: 2, column: 5)
    let issues: [Issue] = [
      .required, .notAnInteger, .notANumber, .tooSmall(limit: "3", exclusive: true),
      .tooSmall(limit: "3", exclusive: false), .tooLarge(limit: "9", exclusive: true),
      .tooLarge(limit: "9", exclusive: false), .notMultiple(of: "5"), .tooShort(minimum: 1),
      .tooLong(maximum: 2), .patternMismatch(message: nil), .notAllowed,
      .invalidJSON(JSONError(position: position, reason: .empty)),
      .ambiguousNumber(decimalSeparator: ","), .duplicateName("a", position: position),
      .wrongType(allowed: SchemaType.allCases),
    ]
    let formats = TextFormat.allCases.map { Issue.badFormat($0) }
    for issue in issues + formats {
      XCTAssertTrue(issue.message.hasSuffix("."), "\(issue): \(issue.message)")
      let text = issue.message.replacing("/users/{id}", with: "")
      XCTAssertFalse(text.contains("{"), issue.message)
    }
  }

  func testCountsAreSpelledInTheRightNumber() async throws {
    XCTAssertEqual(Issue.tooShort(minimum: 1).message, "Enter at least 1 character.")
    XCTAssertEqual(Issue.tooShort(minimum: 3).message, "Enter at least 3 characters.")
  }

  func testTheKindsOfJSONAreNamed() async throws {
    XCTAssertEqual(
      Issue.wrongType(allowed: [.array, .null]).message,
      "Enter JSON of the right kind: a list in square brackets or null."
    )
  }

  func testTheDecimalSeparatorIsSaid() async throws {
    XCTAssertEqual(
      Issue.ambiguousNumber(decimalSeparator: ",").message,
      "Write the decimals after “,” and no separators between thousands."
    )
  }

  func testTheFormsOwnWordsGoFirst() async throws {
    XCTAssertEqual(Issue.patternMismatch(message: "Two letters.").message, "Two letters.")
    XCTAssertEqual(Issue.custom("No.").message, "No.")
  }
}
