import AccessibilityDriver
import XCTest

/// Every way from one field to the next walks the same chain.
final class ChainTests: XCTestCase {
  private static let labels = [
    "Full Name", "Secret", "Color", "Notes", "Send Me News", "E-Mail", "Amount", "Last Words",
  ]

  @MainActor
  func testTabAndShiftTabWalkTheChain() async throws {
    let form = try open("kinds")
    try walk(form, forward: { try form.press(.tab) }, back: { try form.press(.shift(.tab)) })
  }

  @MainActor
  func testAltDownAndAltUpWalkTheChain() async throws {
    let form = try open("kinds")
    try walk(
      form,
      forward: { try form.press(.alt(.down)) },
      back: { try form.press(.alt(.up)) }
    )
  }

  @MainActor
  func testNextAndPreviousWalkTheChain() async throws {
    let form = try open("kinds")
    try walk(form, forward: { try form.click("Next") }, back: { try form.click("Previous") })
  }

  @MainActor
  func testNextAndPreviousWalkTheChainWhenPressedByPointer() async throws {
    let form = try open("kinds")
    try walk(
      form,
      forward: { try form.point(at: "Next") },
      back: { try form.point(at: "Previous") }
    )
  }

  @MainActor
  func testReturnWalksTheChain() async throws {
    let form = try open("kinds")
    for (label, next) in zip(Self.labels, Self.labels.dropFirst()) {
      try form.waitForFocus(on: label)
      // Return belongs to the text of a field with several lines.
      try form.press(label == "Notes" ? .tab : .return)
      try form.waitForFocus(on: next)
    }
  }

  @MainActor
  func testReturnInSeveralLinesIsANewLine() async throws {
    let form = try open("kinds")
    try form.field("Notes").grabFocus()
    try form.waitForFocus(on: "Notes")
    try form.type("one\ntwo")
    try form.waitForText("one\ntwo", in: "Notes")
    XCTAssertEqual(try form.focusedLabel, "Notes")
  }

  @MainActor
  func testFocusFromAssistiveTechnologyHasItsPlaceInTheChain() async throws {
    let form = try open("kinds")
    try form.field("Send Me News").grabFocus()
    try form.waitForFocus(on: "Send Me News")
    try form.click("Next")
    try form.waitForFocus(on: "E-Mail")
    try form.press(.shift(.tab), .shift(.tab))
    try form.waitForFocus(on: "Notes")
  }

  @MainActor
  func testHeaderSaysTheTitleAndThePlace() async throws {
    let form = try open("kinds")
    try form.wait("the title is shown") { try form.shows("Kinds") }
    for place in 1...Self.labels.count {
      try form.wait("\(place) of 8 is shown") {
        try form.shows("\(place) of \(Self.labels.count)")
      }
      try form.press(.tab)
    }
  }

  @MainActor
  func testEndsOfTheChainHaveNoFurtherButton() async throws {
    let form = try open("kinds")
    let previous = try form.button("Previous")
    let next = try form.button("Next")
    try form.wait("the first field has no Previous") {
      !previous.is(.sensitive) && next.is(.sensitive)
    }
    try form.field("Last Words").grabFocus()
    try form.wait("the last field has no Next") { previous.is(.sensitive) && !next.is(.sensitive) }
  }

  @MainActor
  func testKeysTypedAheadReachTheFieldsTheyAreMeantFor() async throws {
    let form = try open("sign-in")
    try form.waitForFocus(on: "User Name")
    try form.type("ada\ncorrect horse\t \n")
    try expect(form, ends: 0, with: ["user": "ada", "password": "correct horse", "remember": true])
  }

  @MainActor
  func testTypingIntoAFieldReachedByTabReplacesNothingButWhatIsSelected() async throws {
    let form = try open("kinds")
    try form.type("Ada")
    try form.press(.tab, .shift(.tab))
    try form.waitForFocus(on: "Full Name")
    try form.press(.end)
    try form.type(" Lovelace")
    try form.waitForText("Ada Lovelace", in: "Full Name")
  }

  @MainActor
  func testTabLeadsThroughTheButtonsBackToTheFirstField() async throws {
    let form = try open("kinds")
    try form.field("Last Words").grabFocus()
    try form.waitForFocus(on: "Last Words")
    var visited: [String] = []
    while visited.last != "Full Name", visited.count < 10 {
      try form.press(.tab)
      try form.wait("the focus moves on from \(visited)") {
        guard let label = try form.focusedLabel, label != visited.last ?? "Last Words" else {
          return false
        }
        visited.append(label)
        return true
      }
    }
    XCTAssertEqual(visited.last, "Full Name", "\(visited)")
    XCTAssertTrue(visited.contains("Done"), "\(visited)")
  }

  @MainActor
  func testPointingAtAFieldTakesItsPlaceInTheChain() async throws {
    let form = try open("kinds")
    let extents = try form.field("Secret").extents
    try form.topLevelWindow.click(x: extents.x + 20, y: extents.y + extents.height / 2)
    try form.waitForFocus(on: "Secret")
    try form.wait("2 of 8 is shown") { try form.shows("2 of 8") }
    try form.press(.return)
    try form.waitForFocus(on: "Color")
  }

  @MainActor
  private func walk(
    _ form: FormSession,
    forward: () throws -> Void,
    back: () throws -> Void
  ) throws {
    for label in Self.labels.dropLast() {
      try form.waitForFocus(on: label)
      try forward()
    }
    for label in Self.labels.reversed().dropLast() {
      try form.waitForFocus(on: label)
      try back()
    }
    try form.waitForFocus(on: "Full Name")
  }
}
