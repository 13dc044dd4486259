import AccessibilityDriver
import Foundation
import XCTest

/// A small form from start to end, once with nothing but keys and once with nothing but assistive
/// technology.
final class SignInTests: XCTestCase {
  @MainActor
  func testWholeFormByKeyboard() async throws {
    let form = try open("sign-in")
    try form.waitForFocus(on: "User Name")
    try form.type("ada")
    try form.waitForText("ada", in: "User Name")
    try form.press(.return)
    try form.waitForFocus(on: "Password")
    try form.type("correct horse")
    try form.press(.tab)
    let remember = try form.waitForFocus(on: "Stay Signed In")
    try form.press(.space)
    try form.wait("the box is checked") { remember.is(.checked) }
    try form.press(.return)
    try expect(form, ends: 0, with: ["user": "ada", "password": "correct horse", "remember": true])
  }

  @MainActor
  func testWholeFormByAssistiveTechnology() async throws {
    let form = try open("sign-in")
    try form.field("User Name", role: .text).setText("grace")
    try form.field("Password", role: .passwordText).setText("correct horse")
    let remember = try form.field("Stay Signed In", role: .checkBox)
    try remember.perform()
    try form.wait("the box is checked") { remember.is(.checked) }
    try form.click("Done")
    try expect(
      form,
      ends: 0,
      with: ["user": "grace", "password": "correct horse", "remember": true]
    )
  }

  @MainActor
  func testFirstFieldHasTheFocusWithTheCaretAtItsEnd() async throws {
    let answers = try makeDirectory().appendingPathComponent("answers.json")
    try Data("{\"user\": \"ada\"}".utf8).write(to: answers)
    let form = try open("sign-in", "--answers", answers.path)
    let user = try form.waitForFocus(on: "User Name")
    XCTAssertEqual(try user.text, "ada")
    XCTAssertEqual(try user.caretOffset, 3)
  }

  @MainActor
  func testAnswersKeepTheOrderOfTheForm() async throws {
    let form = try open("sign-in")
    try form.field("Password").setText("correct horse")
    try form.field("User Name").setText("ada")
    try form.click("Done")
    XCTAssertEqual(try form.program.waitForEnd(), .status(0))
    let output = form.program.standardOutput
    let user = try XCTUnwrap(output.range(of: "\"user\""))
    let password = try XCTUnwrap(output.range(of: "\"password\""))
    XCTAssertLessThan(user.lowerBound, password.lowerBound)
  }
}
