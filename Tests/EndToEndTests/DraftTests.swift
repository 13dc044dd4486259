import AccessibilityDriver
import Foundation
import XCTest

/// Typed answers outlast the program.
final class DraftTests: XCTestCase {
  /// Opens a form with the drafts of a folder.
  @MainActor
  private func open(_ path: URL, in home: URL, _ options: String...) throws -> FormSession {
    let directory = try makeDirectory()
    let environment = Place.environment(home: home)
    let program = try run(options + [path.path], environment: environment, in: directory)
    return try FormSession(program: program, directory: directory)
  }

  private let signIn = Place.forms.appendingPathComponent("sign-in.json")

  private func folder(_ home: URL) -> URL {
    home.appendingPathComponent("XDG_STATE_HOME/nextfield/drafts")
  }

  /// All drafts that are whole, each as text.
  private func drafts(_ home: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(home).path)) ?? []
    return names.filter { $0.hasSuffix(".draft") }.compactMap {
      try? String(contentsOf: folder(home).appendingPathComponent($0), encoding: .utf8)
    }
  }

  @MainActor
  private func waitForDraft(_ form: FormSession, in home: URL, with text: String) throws {
    try form.wait("the draft has \(text)", upTo: 2) { drafts(home).contains { $0.contains(text) } }
  }

  @MainActor
  private func waitForOffer(_ form: FormSession) throws {
    try form.wait("the draft is offered") {
      let button = try form.activeWindow.descendant(named: "Continue", roles: [.pushButton])
      return button?.is(.focused) ?? false
    }
  }

  /// Starts to fill the form, and dies.
  @MainActor
  private func dieWhileFilling(_ path: URL, in home: URL, by signal: Int32 = SIGKILL) throws {
    let form = try open(path, in: home)
    try form.type("ada")
    try waitForDraft(form, in: home, with: #""text":"ada""#)
    try form.press(.tab)
    try form.type("secret-word")
    form.program.signal(signal)
    _ = try form.program.waitForEnd()
  }

  @MainActor
  func testAFormIsGoneOnWithAfterTheProgramWasKilled() async throws {
    for signal in [SIGKILL, SIGTERM, SIGINT, SIGHUP] {
      let home = try makeDirectory()
      try dieWhileFilling(signIn, in: home, by: signal)
      let left = drafts(home)
      XCTAssertEqual(left.count, 1)
      XCTAssertFalse(left.joined().contains("secret"), "a password is not kept")
      let form = try open(signIn, in: home)
      try waitForOffer(form)
      XCTAssertTrue(form.application.outline().contains("answered 1 of 3 fields"))
      try form.press(.return)
      try form.waitForFocus(on: "User Name")
      try form.waitForText("ada", in: "User Name")
      try waitForDraft(form, in: home, with: "ada")
      try form.wait("the old draft is gone") { drafts(home).count == 1 }
      try form.field("Password").setText("correct horse")
      try form.click("Done")
      try expect(form, ends: 0, with: ["user": "ada", "password": "correct horse"], others: true)
      XCTAssertEqual(drafts(home), [], "the answers are safe")
    }
  }

  /// A program that dies between keeping the answers and removing the draft leaves such a draft.
  @MainActor
  func testADraftWhoseAnswersAreKeptIsNotGoneOnWith() async throws {
    let home = try makeDirectory()
    let database = home.appendingPathComponent("a.db").path
    let finished = try open(signIn, in: home, "--collect", database)
    try finished.type("ada")
    try finished.field("Password").setText("correct horse")
    try finished.click("Done")
    XCTAssertEqual(try finished.program.waitForEnd(), .status(0))
    let export = try run(["export", database], in: makeDirectory())
    XCTAssertEqual(try export.waitForEnd(), .status(0))
    let kept = try JSONSerialization.jsonObject(with: Data(export.standardOutput.utf8))
    let uuid = try XCTUnwrap((kept as? NSDictionary)?["uuid"] as? String)

    let form = try open(signIn, in: home, "--collect", database)
    try form.type("ada")
    try waitForDraft(form, in: home, with: #""text":"ada""#)
    form.program.signal(SIGKILL)
    _ = try form.program.waitForEnd()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder(home).path)
    let file = folder(home).appendingPathComponent(
      try XCTUnwrap(names.first { $0.hasSuffix(".draft") })
    )
    var text = try String(contentsOf: file, encoding: .utf8)
    let range = try XCTUnwrap(
      text.range(of: #""submission":"[^"]*""#, options: .regularExpression)
    )
    text.replaceSubrange(range, with: #""submission":"\#(uuid)""#)
    try Data(text.utf8).write(to: file)

    let elsewhere = try open(signIn, in: home, "--collect", home.path + "/b.db")
    try waitForOffer(elsewhere)
    try elsewhere.press(.escape)
    try expect(elsewhere, ends: 1, with: nil)
    let again = try open(signIn, in: home, "--collect", database)
    try again.wait("the draft is gone") { drafts(home).isEmpty }
    try again.waitForText("", in: "User Name")
    again.program.signal(SIGKILL)
  }

  @MainActor
  func testStartingOverRemovesTheDraft() async throws {
    let home = try makeDirectory()
    try dieWhileFilling(signIn, in: home)
    let form = try open(signIn, in: home)
    try waitForOffer(form)
    try form.press(.tab)
    try form.press(.space)
    try form.waitForFocus(on: "User Name")
    try form.waitForText("", in: "User Name")
    XCTAssertEqual(drafts(home), [])
  }

  @MainActor
  func testADraftThatNobodyDecidesOnIsKept() async throws {
    let home = try makeDirectory()
    try dieWhileFilling(signIn, in: home)
    for _ in 0..<2 {
      let form = try open(signIn, in: home)
      try waitForOffer(form)
      try form.press(.escape)
      try expect(form, ends: 1, with: nil)
    }
  }

  @MainActor
  func testDiscardingRemovesTheDraft() async throws {
    let home = try makeDirectory()
    let form = try open(signIn, in: home)
    try form.type("ada")
    try waitForDraft(form, in: home, with: "ada")
    try form.press(.escape)
    try form.waitForQuestion()
    try form.answer("Discard")
    try expect(form, ends: 1, with: nil)
    XCTAssertEqual(drafts(home), [])
  }

  @MainActor
  func testEachWindowHasADraftOfItsOwn() async throws {
    let home = try makeDirectory()
    let first = try open(signIn, in: home)
    try first.type("one")
    try waitForDraft(first, in: home, with: "one")
    let second = try open(signIn, in: home)
    try second.type("two")
    try waitForDraft(second, in: home, with: "two")
    XCTAssertEqual(drafts(home).count, 2)
    let attributes = try FileManager.default.contentsOfDirectory(atPath: folder(home).path).map {
      try FileManager.default.attributesOfItem(atPath: folder(home).appendingPathComponent($0).path)
    }
    XCTAssertEqual(attributes.map { $0[.posixPermissions] as? Int }, [0o600, 0o600])
    for form in [first, second] { form.program.signal(SIGKILL) }
  }

  @MainActor
  func testNoDraftMeansNone() async throws {
    let home = try makeDirectory()
    try dieWhileFilling(signIn, in: home)
    let form = try open(signIn, in: home, "--no-draft")
    try form.waitForFocus(on: "User Name")
    try form.type("eve")
    form.program.signal(SIGTERM)
    _ = try form.program.waitForEnd()
    XCTAssertFalse(drafts(home).joined().contains("eve"))
    XCTAssertEqual(drafts(home).count, 1)
  }

  @MainActor
  func testAnotherFormIsNotOfferedTheDraft() async throws {
    let home = try makeDirectory()
    try dieWhileFilling(signIn, in: home)
    let form = try open(Place.forms.appendingPathComponent("checks.json"), in: home)
    try form.type("x")
    try waitForDraft(form, in: home, with: #""text":"x""#)
    XCTAssertNil(try form.activeWindow.descendant(named: "Continue", roles: [.pushButton]))
  }

  @MainActor
  func testAChangedFormKeepsWhatFitsAndListsTheRest() async throws {
    let home = try makeDirectory()
    let file = home.appendingPathComponent("form.json")
    func write(_ properties: String) throws {
      let text = #"{"title": "F", "type": "object", "properties": {\#(properties)}}"#
      try Data(text.utf8).write(to: file)
    }
    try write(
      #""a": {"type": "string", "title": "Alpha"}, "b": {"type": "string", "title": "Beta"}"#
    )
    let first = try open(file, in: home)
    try first.type("one")
    try first.press(.tab)
    try first.type("two")
    try waitForDraft(first, in: home, with: "two")
    first.program.signal(SIGKILL)
    _ = try first.program.waitForEnd()
    try write(
      #""c": {"type": "string", "title": "Gamma"}, "b": {"type": "string", "title": "Beta"}"#
    )
    let form = try open(file, in: home)
    try waitForOffer(form)
    XCTAssertTrue(form.application.outline().contains("has changed"))
    try form.press(.return)
    try form.waitForText("two", in: "Beta")
    try form.wait("what does not fit is listed") {
      form.application.outline().contains("Alpha: one")
    }
  }

  /// A disk that cannot be written to is said once, and nothing else breaks.
  @MainActor
  func testAPlaceThatCannotBeWrittenToIsSaidOnce() async throws {
    let home = try makeDirectory()
    let state = home.appendingPathComponent("XDG_STATE_HOME")
    try Data().write(to: state)
    let form = try open(signIn, in: home)
    try form.type("ada")
    try form.wait("the user is told") {
      form.application.outline().contains("cannot be kept as a draft")
    }
    try form.type("x")
    try form.waitForText("adax", in: "User Name")
    try form.field("Password").setText("correct horse")
    try form.click("Done")
    try expect(form, ends: 0, with: ["user": "adax", "password": "correct horse"], others: true)
  }

  /// The program is killed at random moments of typing; at most what was typed in the last second
  /// is gone. `KILLS` is how often (`make test-long`).
  @MainActor
  func testAtMostTheLastSecondIsGone() async throws {
    let count = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 4
    for round in 0..<count {
      let home = try makeDirectory()
      let form = try open(signIn, in: home)
      var typed: [(text: String, time: Date)] = []
      let end = Date(timeIntervalSinceNow: Double.random(in: 0.1...2.5))
      var text = ""
      while Date() < end {
        let letter = String("abcdefgh".randomElement() ?? "a")
        try form.type(letter)
        text += letter
        typed.append((text, Date()))
      }
      let death = Date()
      form.program.signal(SIGKILL)
      _ = try form.program.waitForEnd()
      let safe = typed.last { $0.time < death.addingTimeInterval(-1) }?.text ?? ""
      let kept = drafts(home).joined().split(separator: "\n").last { $0.contains(#""text":""#) }
      let words = kept?.components(separatedBy: #""text":""#).last?.prefix { $0 != "\"" } ?? ""
      XCTAssertTrue(text.hasPrefix(words), "round \(round): \(words), not \(text)")
      XCTAssertTrue(words.hasPrefix(safe), "round \(round): \(words) of \(text), at least \(safe)")
    }
  }
}
