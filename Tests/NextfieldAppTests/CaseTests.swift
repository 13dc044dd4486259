import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Small inputs of public reports that form programs get wrong, by their numbers in the list of
/// cases; the input is as a user meets it, in the window.
@MainActor
final class CaseTests: WindowTestCase {
  func testCase1AConditionAsksForAField() async throws {
    let window = try open(
      #"""
      {"properties":{"k":{"type":"string","default":"x"},"b":{"type":"string"}},
       "if":{"properties":{"k":{"const":"x"}}},"then":{"required":["b"]}}
      """#
    )
    XCTAssertNil(done(window))
    XCTAssertNotNil(message(window, at: "b"))
    XCTAssertEqual(focusedName(window), "b")
    XCTAssertEqual(done(window, typing: ["b": .text("y")]), #"{"k":"x","b":"y"}"#)
  }

  func testCase2AFieldIsAskedForBecauseAnotherIsFilled() async throws {
    let window = try open(
      #"""
      {"properties":{"k":{"type":"string"},"b":{"type":"string"}},"dependentRequired":{"k":["b"]}}
      """#
    )
    XCTAssertNil(done(window, typing: ["k": .text("x")]))
    XCTAssertNotNil(message(window, at: "b"))
    XCTAssertEqual(done(window, typing: ["b": .text("y")]), #"{"k":"x","b":"y"}"#)
  }

  func testCase3OneOfTwoIsAskedForAtTheHead() async throws {
    let window = try open(
      #"""
      {"properties":{"a":{"type":"string"},"b":{"type":"string"}},
       "anyOf":[{"required":["a"]},{"required":["b"]}]}
      """#
    )
    XCTAssertNil(done(window))
    XCTAssertFalse(window.column.content.formFinding.widget.text.isEmpty)
    XCTAssertEqual(focusedName(window), "a")
  }

  func testCase4WhatAFieldMustNotBeIsSaidAtTheField() async throws {
    let window = try open(#"{"properties":{"a":{"type":"string","not":{"const":"x"}}}}"#)
    XCTAssertNil(done(window, typing: ["a": .text("x")]))
    XCTAssertNotNil(message(window, at: "a"))
  }

  func testCase5AListBreaksThreeRules() async throws {
    let schema =
      #"{"properties":{"l":{"items":{"type":"integer"},"minItems":2,"uniqueItems":true,"type":"array"}}}"#
    XCTAssertNil(done(try open(schema, given: #"{"l":["x","x"]}"#)))
    XCTAssertNil(done(try open(schema, given: #"{"l":[1,1]}"#)))
    XCTAssertNil(done(try open(schema, given: #"{"l":[1]}"#)))
    XCTAssertEqual(done(try open(schema, given: #"{"l":[1,2]}"#)), #"{"l":[1,2]}"#)
  }

  func testCase6FormatsAreChecked() async throws {
    for (format, text) in [
      ("hostname", "a b"), ("ipv6", "zz"), ("regex", "(("), ("color", "nocolor"),
    ] {
      let window = try open(#"{"properties":{"a":{"type":"string","format":"\#(format)"}}}"#)
      XCTAssertNil(done(window, typing: ["a": .text(text)]), format)
    }
  }

  func testCase7LineBreaksOfAGivenAnswerAreKept() async throws {
    let window = try open(
      #"{"properties":{"a":{"type":"string"}}}"#,
      given: #"{"a":"street 1\nTown"}"#
    )
    XCTAssertTrue(window.column.rows[0] is MultilineRow)
    TestDisplay.press(0x78, in: window.window)
    let printed = try XCTUnwrap(done(window))
    XCTAssertTrue(printed.contains(#"street 1\nTown"#) && printed.contains("x"), printed)
  }

  func testCase8ClassesOfPatternsAreThoseOfECMA262() async throws {
    for (pattern, text) in [(#"^\\d{3}$"#, "١٢٣"), (#"^\\w+$"#, "ünï")] {
      let window = try open(#"{"properties":{"a":{"type":"string","pattern":"\#(pattern)"}}}"#)
      XCTAssertNil(done(window, typing: ["a": .text(text)]), pattern)
    }
  }

  func testCase9HugeTextsOpenInUnderASecond() async throws {
    let (letters, words) = (
      String(repeating: "z", count: 65_600), String(repeating: "word ", count: 20_000)
    )
    let schemas = [
      ("answer", #"{"properties":{"a":{"type":"string"}}}"#, #"{"a":"\#(letters)"}"#),
      ("description", #"{"properties":{"a":{"type":"string","description":"\#(words)"}}}"#, "{}"),
      ("head", #"{"description":"\#(words)","properties":{"a":{"type":"string"}}}"#, "{}"),
      ("title", #"{"properties":{"a":{"type":"string","title":"\#(letters)"}}}"#, "{}"),
      ("section", #"{"properties":{"a":{"title":"\#(letters)","properties":{"b":{}}}}}"#, "{}"),
      ("form", #"{"title":"\#(letters)","properties":{"a":{"type":"string"}}}"#, "{}"),
      ("choice", #"{"properties":{"a":{"enum":["x","\#(letters)"]}}}"#, "{}"),
    ]
    // The first window pays for the toolkit.
    _ = try open(#"{"properties":{"a":{"type":"string"}}}"#)
    for (name, schema, given) in schemas {
      let time = try ContinuousClock().measure { _ = try open(schema, given: given) }
      // Of a machine that has more to do.
      XCTAssertLessThan(time, .seconds(3), name)
    }
  }

  func testCase10NullStaysOrIsNamed() async throws {
    let allowed = try open(
      #"{"properties":{"a":{"type":["string","null"]},"n":{"type":["number","null"]}}}"#,
      given: #"{"a":null,"n":null}"#
    )
    XCTAssertEqual(done(allowed), #"{"a":null,"n":null}"#)
    let refused = try open(
      #"{"properties":{"a":{"type":"string"},"n":{"type":"number"}}}"#,
      given: #"{"a":null,"n":null}"#
    )
    XCTAssertEqual(refused.answers.warnings.map(\.pointer.description), ["/a", "/n"])
    XCTAssertEqual(done(refused), "{}")
  }

  func testCase11AnswersThatDoNotFitAreToldInTheWindow() async throws {
    let window = try open(
      #"{"properties":{"a":{"enum":["x","y"]},"b":{"type":"string"}}}"#,
      given: #"{"a":"z","b":{"x":1}}"#
    )
    XCTAssertEqual(window.answers.warnings.map(\.pointer.description), ["/a", "/b"])
    let told = try XCTUnwrap(window.warnings).text
    XCTAssertTrue(told.contains("A: The answer") && told.contains("B: The answer"), told)
    for name in ["a", "b"] { XCTAssertNotNil(message(window, at: name), name) }
    XCTAssertEqual(done(window, typing: ["a": .choice(0), "b": .text("y")]), #"{"a":"x","b":"y"}"#)
  }

  func testCase12TheLastOfManyDependenciesIsFollowed() async throws {
    let rules = (0..<50_000).map { #""k\#($0)":{"properties":{"d\#($0)":{"type":"string"}}}"# }
    let schema =
      #"{"properties":{"a":{"type":"string"}},"dependencies":{\#(rules.joined(separator: ","))}}"#
    let form = try Form(reading: JSONDocument(reading: schema))
    let given = try JSONValue(reading: #"{"k49999":"x"}"#)
    let names = FormAnswers(form: form, initial: given).form.fields.map(\.name)
    XCTAssertTrue(names.contains("d49999"))
    XCTAssertEqual(form.warnings, [])
  }

  func testCase13ABrokenPatternIsWarnedOf() async throws {
    for pattern in ["((((", "[z-a]"] {
      let form = try Form(
        reading: JSONValue(reading: #"{"properties":{"a":{"pattern":"\#(pattern)"}}}"#)
      )
      XCTAssertEqual(form.patternWarnings().count, 1, pattern)
    }
  }

  func testCase14BlanksAreNoAnswer() async throws {
    let window = try open(#"{"properties":{"a":{"type":"string"}},"required":["a"]}"#)
    XCTAssertNil(done(window, typing: ["a": .text("   ")]))
  }

  func testCase15ATimeWithoutAnOffsetIsCompletedOrRefused() async throws {
    for (format, text) in [("time", "20:20:39"), ("date-time", "2026-03-31T20:20:39")] {
      let schema = #"{"properties":{"a":{"type":"string","format":"\#(format)"}}}"#
      guard let printed = done(try open(schema), typing: ["a": .text(text)]) else { continue }
      XCTAssertNil(printed.range(of: "\"\(text)\""), printed)
    }
  }

  func testCase16DoneEndsWithALongTextOnOneLine() async throws {
    let schema = #"{"properties":{"a":{"type":"string"}}}"#
    let letters = { String(repeating: "z", count: $0) }
    let window = try open(schema)
    var printed: String?
    let time = ContinuousClock().measure {
      printed = done(window, typing: ["a": .text(letters(65_533))])
    }
    XCTAssertEqual(printed?.utf8.count, 65_533 + 8)
    XCTAssertLessThan(time, .seconds(3))
    // A full entry may have cut what was pasted into it; an answer that was given was not.
    XCTAssertNil(done(window, typing: ["a": .text(letters(65_534))]))
    XCTAssertNotNil(message(window, at: "a"))
    let given = try open(schema, given: #"{"a":"\#(letters(65_534))"}"#)
    XCTAssertEqual(done(given)?.utf8.count, 65_534 + 8)
  }

  func testCase17DoubledNamesInAnswersAreNamed() async throws {
    let window = try open(
      #"{"properties":{"a":{"type":"string"}}}"#,
      given: #"{"a":"1","a":"2"}"#
    )
    XCTAssertEqual(window.answers.warnings.count, 1)
    XCTAssertEqual(done(window), #"{"a":"2"}"#)
  }

  func testCase18ChoicesWithTheSameLabelAreToldApart() async throws {
    let values = #"[{"const":1,"title":"Same"},{"const":2,"title":"Same"}]"#
    let more = (3...60).map { #",{"const":\#($0),"title":"T\#($0)"}"# }.joined()
    let schemas = [
      #"{"oneOf":\#(values)}"#,
      #"{"oneOf":\#(values.dropLast())\#(more)]}"#,
      #"{"type":"array","uniqueItems":true,"items":{"oneOf":\#(values)}}"#,
    ]
    for schema in schemas {
      let window = try open(#"{"properties":{"a":\#(schema)}}"#)
      let choices: [Choice]
      switch window.answers.form.fields[0].kind {
      case .choice(let all), .choices(let all): choices = all
      case .text, .integer, .number, .boolean, .tags, .scalar, .raw: choices = []
      }
      XCTAssertEqual(Array(ChoiceLabels.shown(choices).prefix(2)), ["Same (1)", "Same (2)"])
      guard window.column.rows[0] is RadioRow || window.column.rows[0] is ChoicesRow else {
        continue
      }
      let names = window.column.rows[0]?.frame.stops.map(\.accessibleName) ?? []
      XCTAssertTrue(names.contains { $0.contains("Same (1)") }, "\(schema): \(names)")
    }
  }

  func testCase19AnOptionalBooleanWithNullCanBeTakenBack() async throws {
    let window = try open(#"{"properties":{"a":{"type":["boolean","null"]}}}"#)
    let before = try XCTUnwrap(window.column.rows[0]?.input)
    XCTAssertEqual(done(window, typing: ["a": .choice(0)]), #"{"a":true}"#)
    XCTAssertEqual(done(window, typing: ["a": .choice(1)]), #"{"a":false}"#)
    XCTAssertEqual(done(window, typing: ["a": before]), "{}")
  }

  func testCase20ADirectionOverrideStaysInItsTitle() async throws {
    let window = try open("{\"properties\":{\"a\":{\"title\":\"Na\u{202E}me\"}}}")
    let shown = ShownText.title(window.answers.form.fields[0].label)
    XCTAssertTrue(shown.hasPrefix("\u{2068}") && shown.hasSuffix("\u{2069}"), shown)
  }

  func testCase21MarksOfMarkdownAreNotShown() async throws {
    let window = try open(
      #"{"properties":{"a":{"type":"string","description":"Use `x` or **y**, see [z](https://e.org)."}}}"#
    )
    XCTAssertEqual(window.column.rows[0]?.frame.help?.plain, "Use x or y, see z.")
  }

  func testCase22AListOrATextIsAForm() async throws {
    XCTAssertEqual(
      done(try open(#"{"schema":{"type":"array","items":{"type":"string"}},"formData":["a"]}"#)),
      #"["a"]"#
    )
    let window = try open(#"{"schema":{"type":"string","title":"T"}}"#)
    window.column.rows[0]?.input = .text("x")
    window.column.rows[0]?.onEdit?()
    XCTAssertEqual(done(window), #""x""#)
  }

  func testCase24FieldsWithTheSameLabelNameTheirSections() async throws {
    let address = #"{"properties":{"street":{"type":"string"}}}"#
    let window = try open(
      #"""
      {"properties":{"home":\#(address),"work":\#(address),"street":{"type":"string"},
       "l":{"type":"array","title":"Visits","items":\#(address)}}}
      """#,
      given: #"{"l":[{"street":"x"},{"street":"y"}]}"#
    )
    let sections = ["In Home.", "In Work.", nil, "In Visits › L 1.", "In Visits › L 2."]
    let fields = window.column.items.fields
    for (index, section) in zip(fields, sections) {
      let said = window.column.rows[index]?.frame.control.accessibleDescription ?? ""
      if let section {
        XCTAssertNotNil(said.range(of: section), "\(index): \(said)")
      } else {
        XCTAssertNil(said.range(of: "In "), said)
      }
    }
    XCTAssertEqual(
      FieldNames(window.answers).all,
      [
        "Street – Home", "Street – Work", "Street", "Street – Visits › L 1",
        "Street – Visits › L 2",
      ]
    )
    XCTAssertEqual(window.navigator.nextFieldName, "Street – Work")
    window.act(.moveDown, on: try XCTUnwrap(window.answers.row(around: .field(fields[3]))))
    let moved = window.column.rows[fields[3]]?.frame.control.accessibleDescription ?? ""
    XCTAssertNotNil(moved.range(of: "In Visits › L 2."), moved)
  }

  func testCase25OnlyABooleanThatMustBeTrueHasAStar() async throws {
    let window = try open(
      #"""
      {"properties":{"a":{"type":"boolean"},"b":{"type":"boolean","const":true}},"required":["a","b"]}
      """#
    )
    XCTAssertEqual(window.answers.form.fields.map(RowFrame.requiredMark), ["", " *"])
    XCTAssertNil(done(window))
    XCTAssertEqual(done(window, typing: ["b": .flag(true)]), #"{"a":false,"b":true}"#)
  }
}
