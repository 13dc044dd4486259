import FormModel
import GtkBridge
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Visitors of a kiosk, one after the other.
@MainActor
final class KioskTests: XCTestCase {
  func testTheClockBeginsWithTheFirstInput() async throws {
    var clock = KioskClock(patience: 60)
    XCTAssertEqual(clock.state(at: 1_000_000), .untouched)
    clock.noteInput(at: 1_000_000)
    XCTAssertEqual(clock.state(at: 1_000_000), .busy)
    XCTAssertEqual(clock.state(at: 1_039_999), .busy)
    XCTAssertEqual(clock.state(at: 1_040_000), .closing(in: 20))
    XCTAssertEqual(clock.state(at: 1_059_001), .closing(in: 1))
    XCTAssertEqual(clock.state(at: 1_060_000), .over)
    clock.noteInput(at: 1_059_500)
    XCTAssertEqual(clock.state(at: 1_060_000), .busy)
  }

  func testAShortPatienceHasAShortCountdown() async throws {
    for patience in 1...60 {
      var clock = KioskClock(patience: patience)
      clock.noteInput(at: 0)
      XCTAssertEqual(clock.state(at: 0), .busy, "\(patience)")
      let last = UInt64(patience) * 1000 - 1
      XCTAssertEqual(clock.state(at: last), patience == 1 ? .busy : .closing(in: 1), "\(patience)")
    }
  }

  func testOptionsThatMakeNoSenseForManyVisitorsAreRefused() async throws {
    for options in [
      ["--output", "a.json"], ["--record", "a"], ["--timeout", "5"], ["--choose"],
    ] {
      XCTAssertThrowsError(try Invocation(parsing: ["--kiosk", "f.json"] + options), "\(options)")
    }
    XCTAssertThrowsError(try Invocation(parsing: ["--kiosk-timeout", "5", "f.json"]))
    guard case .fill(let options) = try Invocation(parsing: ["--kiosk", "--kiosk-timeout=9", "f"])
    else { return XCTFail("not filled") }
    XCTAssertEqual(options.kiosk, KioskOptions(patience: 9))
  }

  private func makeVisit(_ clock: KioskClock) throws -> Visit {
    let schema = #"{"properties":{"a":{"type":"string"}}}"#
    let form = try Form(reading: JSONDocument(reading: schema))
    var options = FillOptions()
    (options.width, options.height) = (360, 640)
    return Visit(FormAnswers(form: form), title: "Kiosk", options: options, clock: clock)
  }

  func testNothingIsLeftOfAVisit() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    weak var live: LiveAnswers?
    weak var left: Visit?
    try autoreleased {
      let visit = try makeVisit(KioskClock(patience: 60))
      visit.form.present()
      TestDisplay.settle(visit.form.window)
      visit.form.column.rows[0]?.input = .text("secret")
      XCTAssertTrue(visit.form.answers.isTouched)
      (live, left) = (visit.form.live, visit)
      visit.end()
    }
    XCTAssertTrue(MainLoop.pump { live == nil && left == nil })
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

  func testAVisitorWhoLeftIsAskedAndThenForgotten() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    let visit = try makeVisit(KioskClock(patience: 2))
    defer { visit.end() }
    var hasLeft = false
    visit.onLeave = { hasLeft = true }
    visit.form.present()
    TestDisplay.settle(visit.form.window)
    visit.form.column.rows[0]?.input = .text("x")
    visit.noteInput()
    XCTAssertTrue(MainLoop.pump { visit.isWarning })
    visit.noteInput()
    XCTAssertFalse(visit.isWarning, "somebody is there after all")
    XCTAssertTrue(MainLoop.pump { hasLeft })
  }

  func testAFormThatNobodyHasTouchedStays() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    let visit = try makeVisit(KioskClock(patience: 1))
    defer { visit.end() }
    var hasLeft = false
    visit.onLeave = { hasLeft = true }
    visit.form.present()
    XCTAssertFalse(MainLoop.pump(forAtMost: 1600) { hasLeft })
  }

  func testThePageThanksAndGoesOn() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    var ends = 0
    let page = ThanksPage(duration: 1) { ends += 1 }
    defer { page.window.destroy() }
    page.present(fillsScreen: false)
    TestDisplay.settle(page.window)
    XCTAssertEqual(page.window.focusWidget?.accessibleName, "New Form")
    XCTAssertEqual(
      page.window.focusWidget?.accessibleDescription,
      "Thank you. Your answers have been received."
    )
    XCTAssertTrue(MainLoop.pump { ends == 1 })
    page.window.close()
    TestDisplay.settle(page.window)
    XCTAssertEqual(ends, 1)
  }

  func testTheAdministratorsKeysAreRead() async throws {
    XCTAssertNil(Accelerator(""))
    XCTAssertNil(Accelerator("nonsense key"))
    XCTAssertNotNil(Accelerator("<Control><Alt>q"))
  }

  func testDoneThatIsPressedTwiceCountsOnce() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    let visit = try makeVisit(KioskClock(patience: 60))
    defer { visit.end() }
    var (finished, left) = (0, 0)
    visit.onFinish = { [weak visit] _ in
      finished += 1
      visit?.finish()
    }
    visit.onLeave = { left += 1 }
    visit.form.present()
    TestDisplay.settle(visit.form.window)
    visit.form.finish()
    visit.form.finish()
    visit.form.requestCancel()
    XCTAssertEqual(finished, 1)
    XCTAssertEqual(left, 0, "the next page is on its way")
  }

  func testInputWithoutKeysOrFingersCounts() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    let visit = try makeVisit(KioskClock(patience: 3))
    defer { visit.end() }
    visit.form.present()
    TestDisplay.settle(visit.form.window)
    visit.noteInput()
    visit.form.column.rows[0]?.input = .text("x")
    visit.form.edited(0)
    XCTAssertTrue(MainLoop.pump { visit.isWarning })
    // As an input method of the desktop does, of whose keys the program hears nothing.
    visit.form.column.rows[0]?.input = .text("xy")
    visit.form.edited(0)
    XCTAssertTrue(MainLoop.pump(forAtMost: 1000) { !visit.isWarning })
  }

  func testFinishedAnswersOutlastTheirVisitor() async throws {
    var kept: [String] = []
    var isFull = true
    var unsaved = UnsavedAnswers()
    for name in ["a", "b"] {
      unsaved.add { () throws(FileAccess.Failure) in
        if isFull { throw FileAccess.Failure(reason: "full") }
        kept.append(name)
      }
    }
    XCTAssertEqual(unsaved.retry(), "full")
    XCTAssertFalse(unsaved.isEmpty)
    isFull = false
    XCTAssertNil(unsaved.retry())
    XCTAssertTrue(unsaved.isEmpty)
    XCTAssertEqual(kept, ["a", "b"])
    XCTAssertNil(unsaved.retry())
    XCTAssertEqual(kept, ["a", "b"], "once is enough")
  }

  func testAVisitorWhoGivesUpTakesTheAnswersBack() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    for givesUp in [true, false] {
      let visit = try makeVisit(KioskClock(patience: 1))
      defer { visit.end() }
      var left = 0
      visit.onLeave = { left += 1 }
      visit.unsaved = { () throws(FileAccess.Failure) in }
      visit.form.present()
      TestDisplay.settle(visit.form.window)
      if givesUp { visit.form.requestCancel() } else { visit.noteInput() }
      XCTAssertTrue(MainLoop.pump { left == 1 })
      XCTAssertEqual(visit.unsaved == nil, givesUp)
    }
  }

  func testNothingIsLeftOfThePage() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    weak var left: ThanksPage?
    autoreleased {
      let page = ThanksPage {}
      page.present(fillsScreen: false)
      TestDisplay.settle(page.window)
      left = page
      page.window.destroy()
    }
    XCTAssertTrue(MainLoop.pump { left == nil })
  }

  func testCopiedTextsAreForgotten() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    TestDisplay.copy("secret")
    XCTAssertEqual(TestDisplay.copiedTexts, ["secret", "secret"])
    Clipboards.forget()
    // An empty text is there instead: nothing at all would be filled by the desktop.
    XCTAssertEqual(TestDisplay.copiedTexts, ["", ""])
  }

  func testNoWayLeadsOutOfTheForm() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    Outside.isReachable = false
    defer { Outside.isReachable = true }
    for text in ["[A](https://a.example)", "https://a.example", "<https://a.example>"] {
      let markup = Markdown.paragraphs(of: text).map(\.markup)
      XCTAssertFalse(markup.joined().contains("href"), text)
      XCTAssertFalse(markup.joined().isEmpty, text)
    }
    let schema = #"{"properties":{"a":{"type":"string","format":"filepath"}}}"#
    let form = try Form(reading: JSONDocument(reading: schema))
    let window = FormWindow(FormAnswers(form: form), title: "Kiosk", size: (360, 640))
    defer { window.window.destroy() }
    XCTAssertEqual(form.fields.first?.kind, .text(.file))
    XCTAssertNil(window.column.row(of: 0)?.frame.hint)
  }
}
