import AccessibilityDriver
import XCTest

/// Done checks everything; a message stands at its field and goes when the field is right.
final class ValidationTests: XCTestCase {
  @MainActor
  func testDoneNamesEveryFaultAndGoesToTheFirst() async throws {
    let form = try open("checks")
    try form.press(.tab)
    try form.waitForFocus(on: "Nickname")
    try form.press(.control(.return))
    for label in ["Full Name", "E-Mail", "Code"] {
      try form.waitForMessage(at: label)
    }
    XCTAssertEqual(try form.message(at: "Nickname"), "")
    try form.waitForFocus(on: "Full Name")
    try form.press(.escape)
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testFormIsWalkedFromFaultToFault() async throws {
    let form = try open("checks")
    try form.press(.control(.return))
    try form.waitForMessage(at: "Full Name")
    try form.waitForFocus(on: "Full Name")
    try form.type("Ada Lovelace")
    try form.press(.control(.return))
    try form.waitForFocus(on: "E-Mail")
    try form.waitForNoMessage(at: "Full Name")
    try form.type("ada@example.org")
    try form.press(.control(Key.character("s")))
    try form.waitForFocus(on: "Code")
    try form.type("abc")
    try form.press(.return)
    try form.waitForMessage(at: "Code")
    try form.waitForFocus(on: "Code")
    for _ in 0..<3 { try form.press(.backspace) }
    try form.type("ABC")
    try form.waitForText("ABC", in: "Code")
    try form.press(.return)
    try expect(
      form,
      ends: 0,
      with: ["name": "Ada Lovelace", "mail": "ada@example.org", "code": "ABC"]
    )
  }

  @MainActor
  func testNoMessageWhileAFieldIsFirstTyped() async throws {
    let form = try open("checks")
    for (label, text) in [("Full Name", "A"), ("Nickname", "x"), ("E-Mail", "ada@"), ("Code", "q")]
    {
      try form.field(label).grabFocus()
      try form.waitForFocus(on: label)
      for end in 1...text.count {
        let start = String(text.prefix(end))
        try form.type(String(start.suffix(1)))
        try form.waitForText(start, in: label)
        XCTAssertEqual(try form.message(at: label), "", "\(label) complains about \(start)")
      }
    }
  }

  @MainActor
  func testMessageGoesWhenTheFieldBecomesRight() async throws {
    let form = try open("checks")
    try form.click("Done")
    try form.waitForMessage(at: "Full Name")
    try form.waitForFocus(on: "Full Name")
    try form.type("Ada")
    try form.waitForNoMessage(at: "Full Name")
  }

  @MainActor
  func testMessageIsShownOnTheScreen() async throws {
    let form = try open("checks")
    try form.click("Done")
    let message = try form.waitForMessage(at: "Full Name")
    try form.wait("\"\(message)\" is shown") { try form.shows(message) }
  }

  @MainActor
  func testFirstFaultIsSeenFromTheEndOfALongForm() async throws {
    let form = try open("long-checks")
    try form.resize(width: 360, height: 640)
    try form.field("Answer 30").grabFocus()
    try form.waitForFocus(on: "Answer 30")
    try form.expectSeen("Answer 30")
    try form.press(.control(.return))
    try form.waitForFocus(on: "Answer 3")
    try form.expectSeen("Answer 3")
  }

  @MainActor
  func testMessageIsSeenWithItsField() async throws {
    let form = try open("long-checks")
    try form.resize(width: 360, height: 640)
    try form.press(.control(.return))
    let field = try form.waitForFocus(on: "Answer 3")
    let message = try form.waitForMessage(at: "Answer 3")
    try form.field("Answer 3").setText("here")
    try form.press(.control(.return))
    let second = try form.waitForFocus(on: "Answer 20")
    try form.expectSeen("Answer 20")
    let pane = try form.pane(around: second).extents
    let shown = try form.activeWindow.descendants(roles: [.label], states: [.showing])
      .filter { try $0.name == message }
    XCTAssertEqual(shown.count, 1)
    for notification in shown {
      let place = try notification.extents
      XCTAssertTrue(pane.contains(place), "\(place) in \(pane)")
    }
    XCTAssertEqual(try field.text, "here")
  }

  @MainActor
  func testWhatIsPressedStaysUnderThePointerWhenTheFieldBeforeIsFaulty() async throws {
    let form = try open("press")
    try form.type("bad")
    try form.waitForText("bad", in: "E-Mail")
    let box = try form.field("Send Me News")
    let before = try box.extents
    try form.topLevelWindow.holdDown(x: before.x + 8, y: before.y + before.height / 2)
    defer { try? form.topLevelWindow.letGo() }
    try form.waitForFocus(on: "Send Me News")
    XCTAssertEqual(try box.extents, before)
    try form.topLevelWindow.letGo()
    try form.wait("the box is checked") { box.is(.checked) }
    try form.waitForMessage(at: "E-Mail")
  }
}
