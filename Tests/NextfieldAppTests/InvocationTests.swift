import FormModel
import FormNavigation
import FormStore
import KeyboardLayout
import XCTest

@testable import NextfieldApp

@MainActor
final class InvocationTests: XCTestCase {
  func testAFormAloneIsFilled() async throws {
    XCTAssertEqual(try Invocation(parsing: ["form.json"]), .fill(FillOptions(form: "form.json")))
    XCTAssertEqual(try Invocation(parsing: ["-"]), .fill(FillOptions(form: "-")))
  }

  func testOptionsStandAnywhereAndInEverySpelling() async throws {
    var expected = FillOptions(form: "f")
    expected.output = "a.json"
    for arguments in [
      ["-o", "a.json", "f"], ["-oa.json", "f"], ["f", "--output", "a.json"],
      ["--output=a.json", "f"], ["--output=a.json", "--", "f"],
    ] {
      XCTAssertEqual(try Invocation(parsing: arguments), .fill(expected), "\(arguments)")
    }
  }

  func testAFormThatBeginsWithADashStandsBehindTwo() async throws {
    XCTAssertEqual(try Invocation(parsing: ["--", "-f"]), .fill(FillOptions(form: "-f")))
  }

  func testAnAddressIsToldFromAFile() async throws {
    let text = "postgresql://kiosk:pw@h/d"
    let address = try PostgresAddress(text)
    for (argument, place) in [(text, CollectPlace.server(address)), ("a.db", .file("a.db"))] {
      var expected = FillOptions(form: "f")
      expected.collect = place
      XCTAssertEqual(try Invocation(parsing: ["--collect", argument, "f"]), .fill(expected))
      XCTAssertEqual(
        try Invocation(parsing: ["export", argument]),
        .export(ExportOptions(source: place))
      )
    }
    var expected = DeliverOptions(outbox: "a.db", address: address)
    XCTAssertEqual(try Invocation(parsing: ["deliver", "a.db", text]), .deliver(expected))
    expected.timeoutSeconds = 5
    expected.address = nil
    XCTAssertEqual(
      try Invocation(parsing: ["deliver", "--timeout=5", "a.db", "-"]),
      .deliver(expected)
    )
    let setup = DeliverOptions(outbox: nil, address: address)
    XCTAssertEqual(try Invocation(parsing: ["deliver", "--setup", text]), .deliver(setup))
    XCTAssertEqual(try Invocation(parsing: ["deliver", "--setup=\(text)"]), .deliver(setup))
    for arguments in [
      ["deliver"], ["deliver", "a.db"], ["deliver", "a.db", text, "b"], ["deliver", text],
      ["deliver", "--setup"], ["deliver", "--setup", "a.db", text], ["deliver", "a.db", "b.db"],
      ["--collect", "postgresql:pw", "f"], ["--collect", "postgresql://u:pw@x@h", "f"],
    ] {
      XCTAssertThrowsError(try Invocation(parsing: arguments), "\(arguments)") { error in
        XCTAssertFalse("\(error)".contains("pw"), "\(error)")
      }
    }
  }

  func testDraftsCanBeDoneWithout() async throws {
    var expected = FillOptions(form: "f")
    expected.keepsDraft = false
    XCTAssertEqual(try Invocation(parsing: ["--no-draft", "f"]), .fill(expected))
    XCTAssertThrowsError(try Invocation(parsing: ["--no-draft=x", "f"]))
  }

  func testTheFormatIsTaken() async throws {
    for format in AnswerFormat.allCases {
      var expected = FillOptions(form: "f")
      expected.format = format
      XCTAssertEqual(try Invocation(parsing: ["--format", format.rawValue, "f"]), .fill(expected))
    }
    for bad in ["", "JSON", "xml"] {
      XCTAssertThrowsError(try Invocation(parsing: ["--format", bad, "f"]), bad)
    }
  }

  func testTheKeyboardAndItsLayoutAreTaken() async throws {
    var expected = FillOptions(form: "f")
    (expected.keyboard, expected.keyboardLayout) = (.always, LayoutName("de:nodeadkeys"))
    let arguments = ["--keyboard=always", "--keyboard-layout", "de:nodeadkeys", "f"]
    XCTAssertEqual(try Invocation(parsing: arguments), .fill(expected))
    for bad in ["sometimes", "", "Always"] {
      XCTAssertThrowsError(try Invocation(parsing: ["--keyboard", bad, "f"]), bad)
    }
    for bad in ["", "xx", "de:nothing", "../de", "de nodeadkeys", "de:nodeadkeys:more"] {
      XCTAssertThrowsError(try Invocation(parsing: ["--keyboard-layout", bad, "f"]), bad)
    }
  }

  func testTheSizeTheTitleAndTheTimeAreTaken() async throws {
    let invocation = try Invocation(
      parsing: [
        "--width=360", "--height", "640", "--title", "T", "--timeout=7", "--answers=a",
        "--record=r", "f",
      ]
    )
    var expected = FillOptions(form: "f")
    (expected.width, expected.height, expected.title) = (360, 640, "T")
    (expected.timeoutSeconds, expected.answers) = (7, "a")
    expected.record = "r"
    XCTAssertEqual(invocation, .fill(expected))
  }

  func testWithoutAFormOneCanBeChosen() async throws {
    var expected = FillOptions()
    expected.choosesFiles = true
    XCTAssertEqual(try Invocation(parsing: ["--choose"]), .fill(expected))
    expected.form = "f"
    XCTAssertEqual(try Invocation(parsing: ["--choose", "f"]), .fill(expected))
  }

  func testCheckTakesOneForm() async throws {
    XCTAssertEqual(try Invocation(parsing: ["check", "f"]), .check(form: "f", layout: nil))
    XCTAssertEqual(
      try Invocation(parsing: ["check", "--ui", "l", "f"]),
      .check(form: "f", layout: "l")
    )
    XCTAssertEqual(try Invocation(parsing: ["check", "--help"]), .showHelp)
  }

  func testReplayTakesOneScenarioAndMayCompare() async throws {
    XCTAssertEqual(
      try Invocation(parsing: ["replay", "s"]),
      .replay(scenario: "s", comparesExpectations: false)
    )
    XCTAssertEqual(
      try Invocation(parsing: ["replay", "--check", "s"]),
      .replay(scenario: "s", comparesExpectations: true)
    )
  }

  func testHelpAndVersionNeedNoForm() async throws {
    XCTAssertEqual(try Invocation(parsing: ["--help"]), .showHelp)
    XCTAssertEqual(try Invocation(parsing: ["-h"]), .showHelp)
    XCTAssertEqual(try Invocation(parsing: ["--version"]), .showVersion)
  }

  func testWhatCannotBeCarriedOutIsNamed() async throws {
    let cases: [([String], String)] = [
      ([], "no file is given"),
      (["check"], "no file is given"),
      (["validate", "f"], "the file with the answers is missing"),
      (
        ["export", "--since", "2026-13-45", "f"],
        "--since needs a day such as 2026-03-31, or a time such as 2026-03-31T20:15:00Z, not “2026-13-45”"
      ),
      (["a", "b"], "one file at a time: what is “b”?"),
      (["--colour", "a"], "unknown option --colour"),
      (["-x", "a"], "unknown option -x"),
      (["a", "--output"], "--output needs a value"),
      (["--choose=1", "a"], "--choose takes no value"),
      (["--width=40000", "a"], "--width needs a whole number from 1 to 32767, not “40000”"),
      (["--width=wide", "a"], "--width needs a whole number from 1 to 32767, not “wide”"),
      (["--width=0", "a"], "--width needs a whole number from 1 to 32767, not “0”"),
    ]
    for (arguments, reason) in cases {
      XCTAssertThrowsError(try Invocation(parsing: arguments)) { error in
        XCTAssertEqual((error as? UsageError)?.reason, reason, "\(arguments)")
      }
    }
  }
}
