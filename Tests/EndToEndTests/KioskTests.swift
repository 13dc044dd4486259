import AccessibilityDriver
import Foundation
import XCTest

/// One visitor after the other fills the form, and none sees the one before.
final class KioskTests: XCTestCase {
  @MainActor
  private func waitForFocus(_ form: FormSession) throws {
    try form.wait("the first field has the focus") {
      try form.focused?.name == "User Name"
    }
  }

  @MainActor
  private func visit(_ form: FormSession, as name: String) throws {
    try waitForFocus(form)
    try form.type(name)
    try form.press(.tab)
    try form.type("correct horse")
    try form.press(.control(.return))
  }

  @MainActor
  private func waitForThanks(_ form: FormSession) throws {
    try form.wait("the visitor is thanked") {
      try form.application.descendant(named: "New Form", roles: [.pushButton]) != nil
    }
  }

  @MainActor
  private func waitForEmptyForm(_ form: FormSession) throws {
    try form.wait("the form is empty again") {
      let field = try form.application.descendant(
        named: "User Name",
        roles: [.text]
      )
      return try field?.text == ""
    }
  }

  @MainActor
  func testVisitorsFollowEachOther() async throws {
    let database = try makeDirectory().appendingPathComponent("kiosk.db")
    let form = try open("sign-in", "--kiosk", "--collect", database.path)
    for name in ["ada", "bob"] {
      try visit(form, as: name)
      try waitForThanks(form)
      try form.press(.return)
      try waitForEmptyForm(form)
    }
    form.program.signal(SIGTERM)
    XCTAssertEqual(try form.program.waitForEnd(), .status(143))
    let export = try run(["export", database.path], in: makeDirectory())
    XCTAssertEqual(try export.waitForEnd(), .status(0))
    let lines = export.standardOutput.split(separator: "\n")
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines[0].contains(#""user":"ada""#), "\(lines)")
    XCTAssertTrue(lines[1].contains(#""user":"bob""#), "\(lines)")
  }

  @MainActor
  func testAVisitorHasNoWayOut() async throws {
    let form = try open("sign-in", "--kiosk")
    try form.press(.escape)
    try waitForEmptyForm(form)
    try waitForFocus(form)
    try form.type("ada")
    try form.press(.escape)
    try form.wait("it asks") {
      try form.application.descendant(named: "Discard", roles: [.pushButton]) != nil
    }
    try form.click("Discard")
    try waitForEmptyForm(form)
    try form.program.requireRunning()
    form.program.signal(SIGINT)
    XCTAssertEqual(try form.program.waitForEnd(), .status(130))
    XCTAssertEqual(form.program.standardOutput, "")
  }

  @MainActor
  func testAVisitorWhoWalksAwayIsForgotten() async throws {
    let form = try open("sign-in", "--kiosk", "--kiosk-timeout", "4")
    try waitForFocus(form)
    try form.type("ada")
    try form.wait("it asks whether somebody is there") { try form.says("Are you still there?") }
    try waitForEmptyForm(form)
    try form.program.requireRunning()
  }

  @MainActor
  func testNobodyIsThankedForAnswersThatAreNotSaved() async throws {
    let directory = try makeDirectory()
    let path = Place.forms.appendingPathComponent("sign-in.json").path
    let full = URL(fileURLWithPath: "/dev/full")
    let program = try run(["--kiosk", path], output: full, in: directory)
    let form = try FormSession(program: program, directory: directory)
    try visit(form, as: "ada")
    try form.wait("it says so") { try form.says("The answers could not be saved") }
    XCTAssertNil(try form.application.descendant(named: "New Form", roles: [.pushButton]))
    let field = try form.application.descendant(named: "User Name", roles: [.text])
    XCTAssertEqual(try field?.text, "ada")
  }
}
