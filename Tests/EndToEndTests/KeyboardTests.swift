import AccessibilityDriver
import Foundation
import XCTest

/// The on-screen keyboard, pressed by the pointer and by assistive technology.
final class KeyboardTests: XCTestCase {
  @MainActor
  func testWholeFormByTheKeysOnTheScreen() async throws {
    let form = try open("sign-in", "--keyboard", "always", "--keyboard-layout", "de")
    try form.waitForFocus(on: "User Name")
    try form.clickScreenKeys("Shift", "Ö", "s", "t", "Space", "x", "Backspace", "Next")
    try form.waitForText("Öst ", in: "User Name")
    try form.waitForFocus(on: "Password")
    try form.clickScreenKeys("c", "o", "r", "r", "e", "c", "t", "h", "o", "r", "s", "e")
    XCTAssertEqual(try form.field("Password").text.count, 12)
    try form.click("Done")
    try expect(form, ends: 0, with: ["user": "Öst ", "password": "correcthorse"])
  }

  @MainActor
  func testAScreenReaderFindsTheKeysByTheirNames() async throws {
    let form = try open("sign-in", "--keyboard", "always", "--keyboard-layout", "us")
    try form.waitForFocus(on: "User Name")
    for name in ["Shift", "a", "Space", "Backspace", "Symbols", "Hide keyboard", "Next"] {
      try form.waitForScreenKey(name)
    }
    for name in ["a", "d", "a"] { try form.perform(form.waitForScreenKey(name)) }
    try form.waitForText("ada", in: "User Name")
    try form.perform(form.waitForScreenKey("Next"))
    try form.waitForFocus(on: "Password")
  }

  @MainActor
  func testEscapeHidesTheKeyboardFirst() async throws {
    let form = try open("sign-in", "--keyboard", "always")
    try form.waitForScreenKey("Hide keyboard")
    try form.press(.escape)
    try form.wait("the keyboard goes") { try !form.showsScreenKeyboard() }
    try form.press(.escape)
    XCTAssertEqual(try form.program.waitForEnd(), .status(1))
  }

  @MainActor
  func testItsOwnKeyAndTheButtonInTheHeaderHideAndShowIt() async throws {
    let form = try open("sign-in", "--keyboard", "always")
    try form.clickScreenKeys("Hide keyboard")
    try form.wait("the keyboard goes") { try !form.showsScreenKeyboard() }
    let button = try form.button("On-screen keyboard")
    XCTAssertFalse(button.is(.checked))
    try form.click("On-screen keyboard")
    try form.wait("the keyboard comes") { try form.showsScreenKeyboard() }
    try form.wait("the button is down") { button.is(.checked) }
    try form.waitForFocus(on: "User Name")
  }

  @MainActor
  func testWhoHasAMouseAndAKeyboardSeesItOnlyWhenAsked() async throws {
    let form = try open("sign-in")
    let user = try form.waitForFocus(on: "User Name")
    try form.press(.tab)
    let place = try user.extents
    try form.topLevelWindow.click(x: place.x + 20, y: place.y + place.height / 2)
    try form.waitForFocus(on: "User Name")
    XCTAssertFalse(try form.showsScreenKeyboard())
    try form.click("On-screen keyboard")
    try form.waitForScreenKey("Hide keyboard")
    try form.type("x")
    try form.wait("a hardware key sends it away") { try !form.showsScreenKeyboard() }
    try form.waitForText("x", in: "User Name")
  }

  @MainActor
  func testNeverIsNever() async throws {
    let form = try open("sign-in", "--keyboard", "never")
    try form.waitForFocus(on: "User Name")
    XCTAssertNil(
      try form.activeWindow.descendants(roles: [.toggleButton], states: [.showing])
        .first { try $0.name == "On-screen keyboard" }
    )
    XCTAssertFalse(try form.showsScreenKeyboard())
  }

  @MainActor
  func testAWalkOverTheKeysTypesWithoutLeavingTheField() async throws {
    let form = try open("sign-in", "--keyboard", "always", "--keyboard-layout", "us")
    try form.waitForScreenKey("q")
    try form.press(.f6)
    try form.press(.right, .space)
    try form.waitForText("h", in: "User Name")
    try form.press(.escape)
    XCTAssertTrue(try form.showsScreenKeyboard(), "Escape ends the walk first")
    try form.waitForFocus(on: "User Name")
  }

  @MainActor
  func testEscapeAfterAWalkPutsAwayTheKeyboardThatTheWalkHasBrought() async throws {
    let form = try open("sign-in", "--keyboard-layout", "us")
    try form.waitForFocus(on: "User Name")
    try form.press(.control(.character("f")))
    try form.waitForFocus(on: "Go to field")
    try form.press(.escape)
    try form.waitForFocus(on: "User Name")
    try form.press(.f6)
    try form.waitForScreenKey("q")
    try form.type("x")
    try form.waitForText("x", in: "User Name")
    XCTAssertTrue(try form.showsScreenKeyboard(), "one key is no reason to end the walk")
    try form.press(.escape)
    try form.wait("the keyboard goes") { try !form.showsScreenKeyboard() }
    XCTAssertEqual(try form.topLevelWindows.count, 1, "nobody asks whether to discard the answers")
    try form.waitForText("x", in: "User Name")
  }

  @MainActor
  func testTheQuestionForAFieldBorrowsTheKeyboard() async throws {
    let form = try open("visit", "--keyboard", "always", "--keyboard-layout", "us")
    try form.waitForFocus(on: "Given Name")
    try form.press(.control(.character("f")))
    try form.waitForFocus(on: "Go to field")
    try form.clickScreenKeys("c", "i", "t", "y", "Done")
    try form.waitForFocus(on: "City")
    try form.expectSeen("City")
    XCTAssertTrue(try form.showsScreenKeyboard())
  }

  @MainActor
  func testNumbersAreTypedOnAKeypadWithTheSignsTheyMayHave() async throws {
    let form = try open("measures", "--keyboard", "always", "--keyboard-layout", "us")
    try form.waitForFocus(on: "Height")
    try form.clickScreenKeys("1", "8", "3")
    try form.waitForText("183", in: "Height")
    XCTAssertEqual(try signs(form), [], "a height has no sign and no fraction")
    try form.clickScreenKeys("Next")
    try form.waitForFocus(on: "Degrees")
    try form.wait("its signs are there") { try signs(form) == ["-", "."] }
    try form.clickScreenKeys("-", "0", ".", "5")
    try form.waitForText("-0.5", in: "Degrees")
    try form.field("Mail").grabFocus()
    try form.clickScreenKeys("a", "@", "b", ".", "c")
    try form.waitForText("a@b.c", in: "Mail")
    try form.field("Site").grabFocus()
    try form.clickScreenKeys("x", ".com", "/")
    try form.waitForText("x.com/", in: "Site")
  }

  /// The signs of numbers, and a letter, that the keyboard offers.
  @MainActor
  private func signs(_ form: FormSession) throws -> Set<String> {
    let keys = try form.activeWindow.descendants(roles: [.pushButton], states: [.showing])
    return Set(try keys.map { try $0.name }).intersection(["a", "-", "."])
  }
}
