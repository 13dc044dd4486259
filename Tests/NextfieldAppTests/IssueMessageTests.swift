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

  func testEveryWarningIsOneSentence() async throws {
    let position = JSONPosition(line: 2, column: 5)
    let faults = PatternError.Reason.allCases.map(Optional.some) + [nil]
    let reasons: [FormWarning.Reason] =
      [
        .doubledName("a", first: position, again: position),
        .doubledName("a", first: nil, again: position), .unknownName, .unfitAnswer("1"), .noObject,
        .unfitDefault("1"), .tooLarge, .unanswerable, .circularReference, .endlessReferences,
        .noSchema, .remoteReference("a"), .brokenReference("a"), .noFittingValue,
        .badRule("minimum", value: "{}"),
      ] + faults.map { .badPattern("a", place: .root, $0) }
    for reason in reasons {
      let message = FormWarning(pointer: .root, reason: reason).message
      XCTAssertTrue(message.hasSuffix("."), message)
      XCTAssertFalse(message.replacing("{}", with: "").contains("{"), message)
    }
    XCTAssertEqual(
      FormWarning(pointer: .root, reason: .brokenReference("#/gone")).message,
      "The reference “#/gone” leads nowhere."
    )
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
