import AccessibilityDriver
import XCTest

/// The promise: wherever the focus goes, and whatever happens to the window, the focused field can
/// be seen.
final class RevealTests: XCTestCase {
  private static let count = 25

  @MainActor
  func testEveryFieldIsSeenGoingForwardAndBack() async throws {
    let form = try openOnPhone()
    let forward = try walk(form) { try form.click("Next") }
    XCTAssertEqual(forward.count, Self.count)
    XCTAssertEqual(Set(forward).count, Self.count, "every field once: \(forward)")
    let back = try walk(form) { try form.press(.shift(.tab)) }
    XCTAssertEqual(back, forward.reversed())
  }

  @MainActor
  func testEveryFieldIsSeenAboveTheKeyboard() async throws {
    let form = try openOnPhone("--keyboard", "always")
    let forward = try walk(form) { try form.press(.tab) }
    XCTAssertEqual(Set(forward).count, Self.count, "every field once: \(forward)")
  }

  @MainActor
  func testEverythingFitsIntoTheWidthOfAPhone() async throws {
    let form = try openOnPhone()
    let window = try form.activeWindow.extents
    XCTAssertEqual(window, Extents(x: 0, y: 0, width: 360, height: 640))
    for name in ["Previous", "Next", "Done", "Close"] {
      let button = try form.button(name)
      try form.wait("\(name) is in the window") { try window.contains(button.extents) }
    }
    for label in ["Given Name", "Nationality"] {
      let field = try form.field(label)
      try form.wait("\(label) is in the window") { try window.contains(field.extents) }
    }
  }

  @MainActor
  func testTheFocusedFieldStaysInAShrinkingWindow() async throws {
    let form = try openOnPhone()
    for label in ["House Number", "Phone", "Needs an Interpreter", "Insurance Number", "Smokes"] {
      try form.field(label).grabFocus()
      try form.waitForFocus(on: label)
      try form.expectSeen(label)
      for height in [400, 300, 640] {
        try form.resize(width: 360, height: height)
        try form.expectSeen(label)
      }
    }
  }

  @MainActor
  func testNothingDriftsHoweverOftenTheWindowChanges() async throws {
    let form = try openOnPhone()
    try form.field("Phone").grabFocus()
    let phone = try form.waitForFocus(on: "Phone")
    var places: [Extents] = []
    for _ in 0..<4 {
      try form.resize(width: 360, height: 320)
      try form.expectSeen("Phone")
      try form.resize(width: 360, height: 640)
      try form.expectSeen("Phone")
      places.append(try phone.extents)
    }
    XCTAssertEqual(Set(places).count, 1, "\(places)")
  }

  @MainActor
  func testTheLabelIsSeenWithItsField() async throws {
    let form = try openOnPhone()
    for label in ["Smokes", "City", "Insurance Number", "Given Name"] {
      try form.field(label).grabFocus()
      let field = try form.waitForFocus(on: label)
      try form.expectSeen(label)
      let pane = try form.pane(around: field).extents
      let words = try form.activeWindow.descendants(roles: [.label], states: [.showing])
        .first { try $0.name == label }
      guard let words else { continue }
      XCTAssertTrue(try pane.contains(words.extents), "the label of \(label)")
    }
  }

  @MainActor
  func testTypingShowsAFieldThatWasScrolledAway() async throws {
    let form = try openOnPhone()
    let first = try form.waitForFocus(on: "Given Name")
    let pane = try form.pane(around: first).extents
    try form.topLevelWindow.scrollDown(x: pane.x + pane.width / 2, y: pane.y + 4, clicks: 20)
    try form.wait("the field is scrolled away") { try !pane.contains(first.extents) }
    try form.type("Ada")
    try form.expectSeen("Given Name")
  }

  @MainActor
  func testAFieldDoesNotMoveAwayFromUnderThePointerThatPressesIt() async throws {
    let form = try openOnPhone()
    let label = "Family Name"
    let field = try form.field(label)
    let pane = try form.pane(around: field)
    // The lower edge of the pane is to go through the middle of the field.
    let middle = try field.extents.y + field.extents.height / 2
    try form.resize(width: 360, height: 640 - (pane.extents.y + pane.extents.height - middle))
    try form.wait("the field is cut off") { try !pane.extents.contains(field.extents) }
    let before = try field.extents
    try form.topLevelWindow.holdDown(x: before.x + 20, y: before.y + 6)
    defer { try? form.topLevelWindow.letGo() }
    try form.waitForFocus(on: label)
    XCTAssertEqual(try field.extents, before)
    try form.topLevelWindow.letGo()
    try form.expectSeen(label)
  }

  @MainActor
  func testManyQuickMovesEndAtASeenField() async throws {
    let form = try openOnPhone()
    for _ in 0..<13 {
      try Keyboard.press(.tab)
    }
    try form.waitForFocus(on: "Needs an Interpreter")
    try form.expectSeen("Needs an Interpreter")
  }

  /// Opens the form in a window of 360 by 640 pixels, everything included.
  @MainActor
  private func openOnPhone(_ arguments: String...) throws -> FormSession {
    let form = try open("visit", arguments)
    try form.resize(width: 360, height: 640)
    return form
  }

  /// Moves on until a move changes nothing more, looks at every field on the way, and tells their
  /// labels.
  @MainActor
  private func walk(_ form: FormSession, _ move: () throws -> Void) throws -> [String] {
    var labels: [String] = []
    for step in 0..<Self.count {
      var label = ""
      try form.wait("the focus moves on from \"\(labels.last ?? "")\"") {
        label = try form.focusedLabel ?? ""
        return !label.isEmpty && label != labels.last
      }
      try form.expectSeen(label)
      labels.append(label)
      if step < Self.count - 1 { try move() }
    }
    return labels
  }
}
