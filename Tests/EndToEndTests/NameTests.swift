import AccessibilityDriver
import XCTest

/// A screen reader has a word for everything that can be reached.
final class NameTests: XCTestCase {
  @MainActor
  func testEverythingThatTakesTheFocusHasAName() async throws {
    for name in ["sign-in", "kinds", "checks", "visit"] {
      let form = try open(name)
      try expectNames(form, name)
      form.program.end()
    }
  }

  @MainActor
  func testKeysOfTheScreenKeyboardHaveNames() async throws {
    let form = try open("sign-in", "--keyboard", "always")
    try expectNames(form, "with keyboard")
  }

  @MainActor
  func testTheQuestionHasNames() async throws {
    let form = try open("sign-in")
    try form.type("ada")
    try form.press(.escape)
    try form.waitForQuestion()
    try expectNames(form, "question")
  }

  @MainActor
  func testTheWindowIsNamedAfterTheForm() async throws {
    let form = try open("sign-in")
    XCTAssertEqual(try form.activeWindow.name, "Sign In")
    XCTAssertEqual(try form.activeWindow.role, .frame)
  }

  @MainActor
  func testEveryFieldIsLabelled() async throws {
    let form = try open("kinds")
    let roles: [(String, Role)] = [
      ("Full Name", .text), ("Secret", .passwordText), ("Color", .comboBox), ("Notes", .text),
      ("Send Me News", .checkBox), ("E-Mail", .text), ("Last Words", .text),
    ]
    for (label, role) in roles {
      let field = try form.field(label, role: role)
      if role != .checkBox {
        XCTAssertEqual(try field.labels, [label])
      }
    }
  }

  @MainActor
  func testWhatSaysThatItGotTheFocusHasAName() async throws {
    let form = try open("kinds")
    var label = try form.waitForFocus(on: "Full Name").name
    for next in ["Secret", "Color", "Notes", "Send Me News", "E-Mail", "Amount", "Last Words"] {
      try form.press(.tab)
      try form.waitForFocus(on: next)
      let heard = try XCTUnwrap(AccessibilityBus.focusHeard(from: form.program.processID))
      label = try heard.name.isEmpty ? heard.labels.joined() : heard.name
      XCTAssertEqual(label, next)
    }
  }

  @MainActor
  func testAPasswordIsNotTold() async throws {
    let form = try open("sign-in")
    let password = try form.field("Password", role: .passwordText)
    try password.grabFocus()
    try form.waitForFocus(on: "Password")
    try form.type("hush hush")
    try form.wait("nine characters are there") { try password.characterCount == 9 }
    XCTAssertFalse(try password.text.contains("hush"))
  }

  @MainActor
  private func expectNames(_ form: FormSession, _ what: String) throws {
    let buttons = try form.application.descendants(
      roles: [.pushButton, .toggleButton],
      states: [.showing]
    )
    let focusable = try form.application.descendants(states: [.focusable, .showing])
    for thing in buttons + focusable {
      let role = try thing.role
      // A frame of scroll bars around a text is never announced.
      guard role != .scrollPane, role != .scrollBar, role != .menu else { continue }
      let name = try thing.name.isEmpty ? thing.labels.joined() : thing.name
      let place = try thing.extents
      XCTAssertNotEqual(name, "", "\(what): \(role) at \(place)")
    }
  }
}
