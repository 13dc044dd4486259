import AccessibilityDriver
import Foundation
import XCTest

/// Where the answers go.
final class OutputTests: XCTestCase {
  @MainActor
  func testAnswersGoToTheFile() async throws {
    let directory = try makeDirectory()
    let file = directory.appendingPathComponent("answers/out.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("old".utf8).write(to: file)
    let form = try open("checks", "-o", file.path)
    for (label, text) in [
      ("Full Name", "Ada Lovelace"), ("E-Mail", "ada@example.org"), ("Code", "ABC"),
    ] {
      try form.field(label).setText(text)
    }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "old")
    try form.click("Done")
    try expect(form, ends: 0, with: nil)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    XCTAssertEqual(
      object as? NSDictionary,
      ["name": "Ada Lovelace", "mail": "ada@example.org", "code": "ABC"]
    )
    let left = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path
    )
    XCTAssertEqual(left, ["out.json"])
  }

  @MainActor
  func testAnswersComeInTheFormatThatWasAskedFor() async throws {
    for (format, expected) in [
      ("lines", "/user=it's \\\\o/\n/password=p=12345678\n"),
      ("nul", "/user=it's \\o/\0/password=p=12345678\0"),
      ("shell", "user='it'\\''s \\o/'\npassword='p=12345678'\nunset -v remember\n"),
      ("csv", "/user,/password,/remember\r\n\"it's \\o/\",\"p=12345678\",\r\n"),
    ] {
      let form = try open("sign-in", "--format", format)
      try form.field("User Name").setText(#"it's \o/"#)
      try form.field("Password").setText("p=12345678")
      try form.click("Done")
      XCTAssertEqual(try form.program.waitForEnd(), .status(0), format)
      let output = form.program.standardOutput
      XCTAssertEqual(output, expected, format)
    }
  }

  @MainActor
  func testCancellingLeavesTheFileAlone() async throws {
    let directory = try makeDirectory()
    let file = directory.appendingPathComponent("out.json")
    try Data("old".utf8).write(to: file)
    let form = try open("sign-in", "--output", file.path)
    try form.press(.escape)
    try expect(form, ends: 1, with: nil)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "old")
  }

  @MainActor
  func testTitleOfTheWindowCanBeGiven() async throws {
    let form = try open("sign-in", "--title", "Who Are You?")
    XCTAssertEqual(try form.activeWindow.name, "Who Are You?")
  }

  @MainActor
  func testWithoutADisplayThereIsAReason() async throws {
    let directory = try makeDirectory()
    var environment = Place.environment(home: directory)
    environment["DISPLAY"] = nil
    let path = Place.forms.appendingPathComponent("sign-in.json").path
    let program = try run([path], environment: environment, in: directory)
    XCTAssertEqual(try program.waitForEnd(), .status(2))
    XCTAssertEqual(program.standardOutput, "")
    XCTAssertEqual(
      program.standardError.filter { $0 == "\n" }.count,
      1,
      program.standardError
    )
    let check = try run(["check", path], environment: environment, in: directory)
    XCTAssertEqual(try check.waitForEnd(), .status(0))
    let summary = try JSONSerialization.jsonObject(with: Data(check.standardOutput.utf8))
    XCTAssertEqual((summary as? NSDictionary)?["fields"] as? Int, 3)
    XCTAssertEqual(check.standardError, "")
  }

  @MainActor
  func testFormFromStandardInput() async throws {
    let directory = try makeDirectory()
    let text = try String(
      contentsOf: Place.forms.appendingPathComponent("checks.json"),
      encoding: .utf8
    )
    let program = try run(["-"], input: text, in: directory)
    let form = try FormSession(program: program, directory: directory)
    try form.waitForFocus(on: "Full Name")
    try form.press(.escape)
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testEveryWritingSystemComesThrough() async throws {
    let form = try open("kinds")
    let words = "Zoë Ångström 漢字 שלום \u{1F600} \"quoted\" \\ back"
    try form.type(words)
    try form.waitForText(words, in: "Full Name")
    try form.press(.control(.return))
    try expect(form, ends: 0, with: ["name": words], others: true)
  }

  @MainActor
  func testEveryKindOfFieldGivesItsKindOfAnswer() async throws {
    let form = try open("kinds")
    try form.field("Full Name", role: .text).setText("Ada")
    try form.field("Secret", role: .passwordText).setText("hush")
    let color = try form.field("Color", role: .comboBox)
    try form.choose("green", in: color)
    try form.field("Notes", role: .text).setText("one\ntwo")
    try form.field("Send Me News", role: .checkBox).perform()
    try form.field("E-Mail").setText("ada@example.org")
    try form.field("Amount").setText("12.5")
    try form.click("Done")
    try expect(
      form,
      ends: 0,
      with: [
        "name": "Ada", "secret": "hush", "color": "green", "notes": "one\ntwo", "news": true,
        "mail": "ada@example.org", "amount": 12.5,
      ],
      others: false
    )
  }

  @MainActor
  func testAnswersThatCannotBeSavedAreKeptAndAnotherPlaceIsOffered() async throws {
    let directory = try makeDirectory()
    let folder = directory.appendingPathComponent("folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let form = try open("sign-in", "-o", folder.appendingPathComponent("out.json").path)
    try form.type("ada")
    try form.press(.tab)
    try form.waitForFocus(on: "Password")
    try form.type("correct horse")
    try FileManager.default.removeItem(at: folder)
    try form.press(.control(.return))
    try form.wait("the program says that the answers could not be saved") {
      try form.shows("The answers could not be saved")
    }
    try form.press(.escape)
    try form.wait("the program asks for another place") {
      try form.application.descendants(roles: [.pushButton], states: [.showing])
        .contains { try $0.name == "Save" }
    }
    try form.press(.escape)
    try form.waitForText("ada", in: "User Name")
    XCTAssertTrue(form.program.standardError.contains("out.json"))
    XCTAssertEqual(form.program.standardOutput, "")
  }
}
