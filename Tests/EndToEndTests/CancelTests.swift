import AccessibilityDriver
import Foundation
import XCTest

/// Calling off writes nothing, and never throws answers away without asking.
final class CancelTests: XCTestCase {
  @MainActor
  func testEscapeInAnUntouchedFormCancels() async throws {
    let form = try open("sign-in")
    try form.press(.escape)
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testClosingTheWindowOfAnUntouchedFormCancels() async throws {
    let form = try open("sign-in")
    try form.topLevelWindow.close()
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testMovingAboutIsNotTouching() async throws {
    let form = try open("sign-in")
    try form.press(.tab, .tab, .shift(.tab))
    try form.waitForFocus(on: "Password")
    try form.press(.escape)
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testEscapeInATouchedFormAsksAndEditingGoesOn() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    try form.waitForText("ada", in: "User Name")
    try form.press(.escape)
    try form.waitForQuestion()
    try form.answer("Keep")
    try form.waitForFocus(on: "User Name")
    try form.waitForText("ada", in: "User Name")
    try form.press(.tab)
    try form.waitForFocus(on: "Password")
    try form.type("correct horse")
    try form.press(.control(.return))
    try expect(form, ends: 0, with: ["user": "ada", "password": "correct horse"], others: true)
  }

  @MainActor
  func testEscapeInTheQuestionKeepsTheAnswers() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    try form.press(.escape)
    try form.waitForQuestion()
    try form.press(.escape)
    try form.waitForFocus(on: "User Name")
    try form.waitForText("ada", in: "User Name")
  }

  @MainActor
  func testDiscardingCancels() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    try form.press(.escape)
    try form.waitForQuestion()
    try form.answer("Discard")
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testClosingTheWindowOfATouchedFormAsks() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    try form.waitForText("ada", in: "User Name")
    try form.topLevelWindow.close()
    try form.waitForQuestion()
    try form.answer("Discard")
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testInterruptEndsWithoutAnswers() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    try form.waitForText("ada", in: "User Name")
    form.program.signal(SIGINT)
    try expect(form, ends: 130, with: nil)
  }

  @MainActor
  func testInterruptEndsWhileTheProgramAsks() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    try form.press(.escape)
    try form.waitForQuestion()
    form.program.signal(SIGINT)
    try expect(form, ends: 130, with: nil)
  }

  @MainActor
  func testTimeoutEndsWhileTheProgramAsks() async throws {
    let form = try open("sign-in", "--timeout", "1")
    try form.type("ada")
    try form.press(.escape)
    try form.waitForQuestion()
    try expect(form, ends: 5, with: nil)
  }

  @MainActor
  func testClosingTheWindowAgainDoesNotAskTwice() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    let window = try form.topLevelWindow
    window.close()
    try form.waitForQuestion()
    window.close()
    try window.waitForAnswer()
    XCTAssertLessThanOrEqual(try form.topLevelWindows.count, 2)
    try form.press(.escape)
    try form.waitForFocus(on: "User Name")
    try form.waitForText("ada", in: "User Name")
  }

  @MainActor
  func testTimeoutEndsWithoutAnswers() async throws {
    let form = try open("sign-in", "--timeout", "1")
    try form.waitForFocus(on: "User Name")
    try expect(form, ends: 5, with: nil)
  }
}
