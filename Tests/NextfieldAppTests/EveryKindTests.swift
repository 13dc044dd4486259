import FormModel
import GtkBridge
import GtkFormNavigation
import KeyboardLayout
import OrderedJSON
import SchemaValidation
import ToolkitTestSupport
import XCTest

@testable import FormModel
@testable import NextfieldApp

/// Every kind of field in the window, without a mouse.
@MainActor
final class EveryKindTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeWindow(initial: JSONValue? = nil) throws -> FormWindow {
    let form = try Form(reading: JSONDocument(reading: EveryKind.schema))
    let answers = FormAnswers(form: form, initial: initial)
    let window = FormWindow(answers, title: "Kinds", size: (360, 640))
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  private func finish(_ window: FormWindow) -> JSONValue? {
    var answers: JSONValue?
    window.onFinish = { answers = $0 }
    window.finish()
    for (index, message) in window.messages { XCTFail("\(index): \(message)") }
    return answers
  }

  func testTheFormHasEveryKindAndEveryPresentation() async throws {
    let form = try Form(reading: JSONDocument(reading: EveryKind.schema))
    XCTAssertEqual(Set(form.fields.map(\.kind.name)), Set(FieldKind.names))
    XCTAssertEqual(
      Set(form.fields.compactMap(\.presentation)),
      Set(Presentation.allCases)
    )
  }

  func testEveryKindIsFilledByKeysAndComesBackAsItIs() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    for (index, field) in window.answers.form.fields.enumerated() {
      let row = try XCTUnwrap(window.column.rows[index], field.name)
      let focus = window.window.focusWidget
      XCTAssertTrue(focus?.isSame(orInside: row.frame.box) ?? false, "\(field.name) has the focus")
      EveryKind.fill(field, in: window.window)
      let value = window.answers.json()[field.name]?.text()
      XCTAssertEqual(value, EveryKind.properties[index].answer, field.name)
      TestDisplay.press(0xff09, in: window.window)
      TestDisplay.settle(window.window)
    }
    let answers = try XCTUnwrap(finish(window))
    XCTAssertEqual(answers.text(), EveryKind.answers)
    let schema = JSONSchema(compiling: try JSONValue(reading: EveryKind.schema)) { _ in true }
    let report = schema.report(on: answers, matcher: PatternCache())
    XCTAssertEqual(report.findings.map(\.instance), [])
    XCTAssertEqual(report.gaps, [])

    let again = try makeWindow(initial: answers)
    defer { again.window.destroy() }
    XCTAssertTrue(again.answers.warnings.isEmpty, "\(again.answers.warnings)")
    XCTAssertEqual(finish(again)?.text(), EveryKind.answers)
  }

  func testEveryKindSaysWhatItIs() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    for (index, field) in window.answers.form.fields.enumerated() {
      let frame = try XCTUnwrap(window.column.row(of: index)?.frame, field.name)
      let control = frame.control
      // A button of a group has a name of its own; the panel around them has the field's.
      let named = control.isNamedByPanel ? control.ancestors(2).last : control
      XCTAssertEqual(named?.accessibleName, field.label)
      XCTAssertFalse(control.accessibleName.isEmpty, field.name)
      XCTAssertEqual(AccessibleSight(control).role, EveryKind.role(of: field), field.name)
      XCTAssertEqual(control.inputPurpose, EveryKind.purpose(of: field), field.name)
      XCTAssertEqual((control as? Entry)?.placeholder, EveryKind.placeholder(of: field), field.name)
      XCTAssertEqual(
        frame.companions.map(\.accessibleName),
        EveryKind.companions(of: field),
        field.name
      )
      let hasKeypad = [.integer, .number, .text(.date), .text(.time), .text(.dateTime)]
        .contains(field.kind)
      XCTAssertEqual(KeyboardPurpose(field) != nil, hasKeypad, field.name)
      if let choice = window.column.row(of: index) as? ChoiceRow {
        XCTAssertEqual(choice.shownPosition, 0)
      }
    }
    XCTAssertEqual(window.navigator.position?.count, EveryKind.properties.count)
  }

  func testEveryKindIsOneStopOnTheWayInBothDirections() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    let names = window.answers.form.fields.map(\.name)
    var seen: [String] = []
    for (keyval, modifiers) in [(Int32(0xff09), Modifiers()), (0xfe20, .shift)] {
      for _ in names.indices {
        let index = try XCTUnwrap(window.currentIndex)
        seen.append(names[index])
        if seen.count % names.count != 0 {
          TestDisplay.press(keyval, modifiers, in: window.window)
          TestDisplay.settle(window.window)
        }
      }
    }
    XCTAssertEqual(seen, names + names.reversed())
  }

  func testAnImpossibleDayIsAnErrorAndNoOtherDay() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    let fields = window.answers.form.fields
    for (name, typed) in [("date", "2026-02-30"), ("dateTime", "2026-02-30 14:30")] {
      let index = try XCTUnwrap(fields.firstIndex { $0.name == name })
      let row = try XCTUnwrap(window.column.row(of: index))
      let entry = try XCTUnwrap(row.frame.control as? Entry)
      entry.text = typed
      window.finish()
      XCTAssertNotNil(row.frame.message)
      XCTAssertTrue(entry.hasStyleClass("error"))
      XCTAssertEqual(entry.text, typed)
      XCTAssertEqual(window.answers.json()[name]?.text(), "\"\(typed)\"")
      entry.text = ""
    }
  }

  func testWhatIsChosenCanBeTakenBackByKeys() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    let names = ["open", "radio", "slider", "share"]
    for (index, field) in window.answers.form.fields.enumerated() where names.contains(field.name) {
      window.moveFocus(to: index)
      EveryKind.fill(field, in: window.window)
      XCTAssertNotNil(window.answers.value(at: index), field.name)
      TestDisplay.press(0xffff, in: window.window)
      XCTAssertNil(window.answers.value(at: index), field.name)
      TestDisplay.settle(window.window)
      let box = try XCTUnwrap(window.column.rows[index]?.frame.box)
      XCTAssertTrue(window.window.focusWidget?.isSame(orInside: box) ?? false)
    }
    XCTAssertEqual(window.answers.json().text(), "{}")
  }

  func testTheLowerEndOfASliderIsAnAnswerOnlyIfItIsGiven() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    let index = try XCTUnwrap(window.answers.form.fields.firstIndex { $0.name == "slider" })
    window.moveFocus(to: index)
    let frame = try XCTUnwrap(window.column.rows[index]?.frame)
    XCTAssertTrue(frame.control.accessibleDescription.hasPrefix("No answer yet."))
    TestDisplay.press(0x20, in: window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"slider":0}"#)
    XCTAssertFalse(frame.control.accessibleDescription.hasPrefix("No answer yet."))
  }

  func testTheWheelOverAnyKindScrollsTheFormAndChangesNothing() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    for index in window.answers.form.fields.indices {
      window.moveFocus(to: index)
      TestDisplay.settle(window.window)
      let row = try XCTUnwrap(window.column.rows[index])
      for isDown in [true, false] {
        TestDisplay.turnWheel(down: isDown, over: row.frame.control, isWholeWay: true)
      }
    }
    XCTAssertEqual(window.answers.json().text(), "{}")
    XCTAssertFalse(window.answers.isTouched)
  }
}

extension Widget {
  /// Whether it is one of several buttons.
  @MainActor fileprivate var isNamedByPanel: Bool {
    self is RadioButton || (self is CheckButton && ancestors(2).last?.accessibleName != "")
  }

  /// The widgets around it, from the nearest.
  @MainActor fileprivate func ancestors(_ count: Int) -> [Widget] {
    var found: [Widget] = []
    var next = parent
    while let current = next, found.count < count {
      found.append(current)
      next = current.parent
    }
    return found
  }
}
