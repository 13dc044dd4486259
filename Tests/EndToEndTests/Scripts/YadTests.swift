import AccessibilityDriver
import Foundation
import XCTest

/// The same options and the same keys give the same output and status as yad's, which is run beside
/// it.
final class YadTests: XCTestCase {
  @MainActor
  func testTexts() async throws {
    try compare(
      with: "yad",
      "--form",
      [
        .form("--field=A", "--field=B", keys: [text("Ada"), [.tab], text("L|x")]),
        .form("--field=A", "--field=B", "--separator=;", "x", "y"),
        .form("--field=A", "--field=B", "--separator=\\n", "x", "y"),
        .form("--field=A", "--field=B", "--separator=\\t", keys: [text("x")]),
        .form("--field=A", "--separator=", keys: [text("x")]),
        .form("--field=A", "--field=B", "--quoted-output", "it's", "y|\"z"),
        .form("--field=User", "--field=Password:H", keys: [text("u"), [.tab], text("pw")]),
        .form("--field=A", "--field=B:RO", "x", "fixed"),
        .form("--field=A", "--field=T:TXT", "x", "l1\\nl2\\tz|\"q"),
        .form("--field=A", "--field=T:TXT", "--field=B", "--quoted-output", "x", "l1\\nl'2", "y"),
        .form(
          "--field=A",
          "--field=T:TXT",
          "x",
          keys: [[.tab], text("one"), [.return], text("two")]
        ),
        .form("--field=A!tip", "--field=B:CHK!tip", "x", "TRUE"),
        .form("--field=A", "x\\ny"),
        .form("--field=a:b", "x"),
        .form("--field=A", "--field=B", "x", "y", "z"),
        .form("--field=A", "--field=B", "x", "@disabled@"),
        .form("--field=A", "--field=B", input: "one\ntwo\n"),
      ]
    )
  }

  @MainActor
  func testNumbersAndFlags() async throws {
    try compare(
      with: "yad",
      "--form",
      [
        .form("--field=A:NUM", "--field=B"),
        .form("--field=A:NUM", "5!1..10!2"),
        .form("--field=A:NUM", "5!1..10!0.5!2"),
        .form("--field=A:NUM", "20!1..10"),
        .form("--field=A:NUM", "5!-10..10!1"),
        .form(
          "--field=B",
          "--field=A:NUM",
          "",
          "7",
          keys: [[.tab, .control(.character("a"))], text("42"), [.tab]]
        ),
        .form("--field=A:SCL", "30"),
        .form("--field=A:SCL", "30", keys: [[.right]]),
        .form("--field=A:CHK", "--field=B:CHK", "--field=C:CHK", "TRUE", "false", "yes"),
        .form("--field=A:CHK", keys: [[.space]]),
        .form("--field=A:CHK", "--field=B", keys: [[.tab], text("x")]),
        .form("--field=A:CHK", "--field=N:NUM", "--field=L:LBL", "--quoted-output", "TRUE", "3"),
      ]
    )
  }

  @MainActor
  func testChoices() async throws {
    try compare(
      with: "yad",
      "--form",
      [
        .form("--field=A:CB", "a!^b!c"),
        .form("--field=A:CB", "a!b!c"),
        .form("--field=A:CB", "a!b!c", keys: [[.down]]),
        .form("--field=A:CB", "--num-output", "a!^b!c"),
        .form("--field=A:CB", "--num-output", "a!b!c", keys: [[.down, .down]]),
        .form("--field=A:CB", "--item-separator=,", "a,^b"),
        .form("--field=A:CBE", "a!^b!c"),
        .form(
          "--field=B",
          "--field=A:CBE",
          "x",
          "a!b",
          keys: [[.tab, .control(.character("a"))], text("zz")]
        ),
        .form("--field=A:CE", "abc!abd"),
        .form("--field=B", "--field=A:CE", "x", "abc!abd", keys: [[.tab], text("zz")]),
      ]
    )
  }

  @MainActor
  func testDatesFilesAndColors() async throws {
    try compare(
      with: "yad",
      "--form",
      [
        .form("--field=A:DT"),
        .form("--field=A:DT", "--date-format=%d.%m.%Y", "01.02.2003"),
        .form("--field=A:DT", "--date-format=%Y-%m-%d", keys: [text("2020-05-17")]),
        .form("--field=A:FL", "/etc/passwd"),
        .form("--field=A:SFL", "/tmp/x"),
        .form("--field=A:DIR", "/tmp"),
        .form("--field=A:CDIR", "/tmp/y"),
        .form("--field=A:MFL", "/tmp/y!/tmp/z"),
        .form("--field=A:MDIR", "/tmp!/usr"),
        .form("--field=A:MFL", "--field=B:MDIR", "--item-separator=,", "/tmp/y,/tmp/z", "/tmp"),
        .form("--field=A:FN", "Sans 12"),
        .form("--field=A:CLR", "#abc"),
        .form("--field=A:CLR", "red"),
      ]
    )
  }

  @MainActor
  func testLayoutAndLabels() async throws {
    try compare(
      with: "yad",
      "--form",
      [
        .form("--field=A:LBL", "--field=B", "x", "y"),
        .form("--field=:LBL", "--field=B", "y"),
        .form("--field=A", "--field=B:LBL", "--field=C", "x", "y", "z"),
        .form(
          "--field=A",
          "--field=B",
          "--field=C",
          "--columns=2",
          "--output-by-row",
          "1",
          "2",
          "3"
        ),
        .form(
          "--text=<b>Hi</b>",
          "--title=T",
          "--width=300",
          "--center",
          "--image=gtk-ok",
          "--field=A",
          "x"
        ),
        .form("--field=A", "--field=B", "--focus-field=2", keys: [text("z")]),
        .form("--align=right", "--scroll", "--borders=5", "--on-top", "--field=A", "x"),
      ]
    )
  }

  @MainActor
  func testEnds() async throws {
    let buttons = ["--button=Save:0", "--button=Other:2", "--button=Third:3"]
    func form(_ name: String, _ options: String...) -> ScriptCase {
      ScriptCase(
        options: buttons + options,
        keys: [],
        end: .button(name, confirms: false),
        environment: [:],
        input: ""
      )
    }
    try compare(
      with: "yad",
      "--form",
      [
        .form("--field=A", "x", end: .button("Cancel", confirms: false)),
        .form("--field=A", "x", end: .escape),
        .form("--field=A", "--no-buttons", "x", end: .escape),
        .form("--field=A", "--no-buttons", "--timeout=1", "x", end: .wait),
        .form("--field=A", "--timeout=1", "x", end: .wait),
        form("Save", "--field=A", "x"),
        form("Other", "--field=A", "x"),
        form("Third", "--field=A", "x"),
        form("Third", "--field=A", "x", "--always-print-result"),
      ]
    )
  }
}
