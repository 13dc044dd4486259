import AccessibilityDriver
import Foundation
import XCTest

/// Lists, as a person with a keyboard and a screen reader fills them.
final class ListTests: XCTestCase {
  @MainActor
  private func openHousehold() throws -> FormSession {
    let directory = try makeDirectory()
    let path = Place.samples.appendingPathComponent("household.json").path
    return try FormSession(program: try run([path], in: directory), directory: directory)
  }

  @MainActor
  func testARowIsAddedAndRemovedByName() async throws {
    let form = try openHousehold()
    try form.waitForFocus(on: "Name of the household")
    try form.type("Lovelace")
    try form.field("First name").setText("Ada")
    for number in ["1", "2"] {
      try form.click("Add to Phone numbers")
      try form.waitForFocus(on: "Phone number \(number)")
      try form.type(number)
    }
    try form.click("Remove item 1 of Phone numbers")
    try form.waitForFocus(on: "Phone number 1")
    try form.press(.control(.return))
    try expect(
      form,
      ends: 0,
      with: ["name": "Lovelace", "people": [["firstName": "Ada"]], "phones": ["2"]],
      others: true
    )
  }

  @MainActor
  func testAFormMayBeOneListAndItsAnswersToo() async throws {
    let directory = try makeDirectory()
    let (path, answers) = (
      directory.appendingPathComponent("list.json"), directory.appendingPathComponent("given.json")
    )
    let schema = #"{"type": "array", "title": "Guests", "items": {"type": "string"}}"#
    try Data(schema.utf8).write(to: path)
    try Data(#"["Ada", "Grace"]"#.utf8).write(to: answers)
    let arguments = ["--answers", answers.path, path.path]
    let form = try FormSession(program: try run(arguments, in: directory), directory: directory)
    try form.press(.control(.return))
    XCTAssertEqual(try form.program.waitForEnd(), .status(0))
    let output = Data(form.program.standardOutput.utf8)
    XCTAssertEqual(try JSONSerialization.jsonObject(with: output) as? [String], ["Ada", "Grace"])
  }

  @MainActor
  func testWhatAConditionAsksForIsAskedFor() async throws {
    let form = try openHousehold()
    try form.waitForFocus(on: "Name of the household")
    try form.type("Lovelace")
    try form.field("First name").setText("Ada")
    try form.field("We have pets", role: .checkBox).perform()
    try form.press(.control(.return))
    try form.waitForFocus(on: "Which pets")
    try form.type("A cat")
    try form.press(.control(.return))
    XCTAssertEqual(try form.program.waitForEnd(), .status(0))
    XCTAssertTrue(form.program.standardOutput.contains("A cat"))
  }
}
