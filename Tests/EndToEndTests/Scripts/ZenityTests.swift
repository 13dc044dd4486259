import AccessibilityDriver
import Foundation
import XCTest

/// The same options and the same keys give the same output and status as zenity's, which is run
/// beside it.
final class ZenityTests: XCTestCase {
  @MainActor
  func testEntriesAndPasswords() async throws {
    try compare(
      with: "zenity",
      "--forms",
      [
        .form("--add-entry=Name"),
        .form("--add-entry=Name", keys: [text("Ada")]),
        .form(
          "--add-entry=A",
          "--add-entry=B",
          keys: [text("Ada"), [.tab], text("L|x")]
        ),
        .form(
          "--add-entry=A",
          "--add-entry=B",
          "--separator=,",
          keys: [[.tab], text("x")]
        ),
        .form(
          "--add-entry",
          "A",
          "--separator",
          ";;",
          "--add-entry",
          "B",
          keys: [text("x")]
        ),
        .form("--add-entry=A", "--add-entry=B", "--separator=\\n", keys: [text("x")]),
        .form("--add-entry=A", "--add-entry=B", "--separator=\t", keys: [text("x")]),
        .form(
          "--add-entry=A",
          "--add-entry=B",
          "--separator=",
          keys: [text("x"), [.tab], text("y")]
        ),
        .form(
          "--add-entry=User",
          "--add-password=Password",
          keys: [text("u"), [.tab], text("p w'\"")]
        ),
        .form(
          "--add-password=Old",
          "--add-password=New",
          "--separator=:",
          keys: [text("a"), [.tab], text("b")]
        ),
        .form("--add-entry=A", "operand", keys: [text("x")]),
        .form("--add-entry=", keys: [text("x")]),
        .form(
          "--add-entry=A",
          "--add-entry=A",
          keys: [text("x"), [.tab], text("y")]
        ),
      ]
    )
  }

  @MainActor
  func testCombos() async throws {
    try compare(
      with: "zenity",
      "--forms",
      [
        .form("--add-combo=C", "--combo-values=x|y|z"),
        .form("--add-combo=C", "--combo-values=x|y|z", keys: [[.down]]),
        .form("--add-combo=C", "--combo-values=x|y|z", keys: [[.down], [.down]]),
        .form("--add-combo=C", "--combo-values=p||q", keys: [[.down], [.down]]),
        .form("--add-combo=C", "--combo-values=one two|three", keys: [[.down]]),
        .form(
          "--add-entry=E",
          "--add-combo=C",
          "--combo-values=x|y",
          "--add-entry=F",
          keys: [text("e"), [.tab], [.down], [.tab], text("f")]
        ),
        .form(
          "--add-entry=E",
          "--add-combo=C",
          "--combo-values=x|y",
          "--add-entry=F",
          keys: [text("e"), [.tab], [.tab], text("f")]
        ),
        .form(
          "--add-combo=C",
          "--combo-values=p|q",
          "--add-combo=D",
          "--combo-values=r|s",
          keys: [[.down], [.down], [.tab], [.down]]
        ),
      ]
    )
  }

  @MainActor
  func testLists() async throws {
    try compare(
      with: "zenity",
      "--forms",
      [
        .form("--add-list=L", "--list-values=a|b|c"),
        .form("--add-list=L", "--list-values=a|b|c", keys: [[.down]]),
        .form("--add-list=L", "--list-values=a|b|c", keys: [[.down], [.down]]),
        .form(
          "--add-entry=E",
          "--add-list=L",
          "--list-values=a|b|c",
          keys: [text("x"), [.tab], [.down]]
        ),
        .form(
          "--add-entry=E",
          "--add-list=L",
          "--list-values=a|b|c",
          "--add-entry=F",
          keys: [text("x"), [.tab], [.tab], text("f")]
        ),
        .form(
          "--add-list=L",
          "--list-values=a|b|c|d",
          "--column-values=X|Y",
          "--show-header",
          keys: [[.down]]
        ),
        .form(
          "--add-list=L",
          "--list-values=a|b|c|d",
          "--column-values=X|Y",
          "--add-entry=F",
          keys: [[.down], [.tab], text("f")]
        ),
        .form(
          "--add-list=L",
          "--list-values=a|b|c|d|e",
          "--column-values=X|Y",
          keys: [[.down], [.down]]
        ),
        .form(
          "--add-list=L",
          "--list-values=a|b",
          "--add-list=M",
          "--list-values=d|e",
          keys: [[.down], [.tab], [.down]]
        ),
        .form(
          "--add-combo=C",
          "--combo-values=p|q",
          "--add-list=M",
          "--list-values=d|e",
          keys: [[.down], [.tab], [.down]]
        ),
      ]
    )
  }

  @MainActor
  func testCalendars() async throws {
    try compare(
      with: "zenity",
      "--forms",
      [
        .form("--add-calendar=D"),
        .form("--add-calendar=D", "--forms-date-format=%Y-%m-%d"),
        .form("--add-calendar=D", "--forms-date-format=%A %d/%m/%y %e %j %H"),
        .form("--add-calendar=D", "--forms-date-format=%Q plain %"),
        .form("--add-calendar=D", "--forms-date-format="),
        .form("--add-calendar=D", "--add-entry=E", keys: [[.tab], text("x")]),
        .form("--add-entry=E", "--add-calendar=D", "--separator=,", keys: [text("x")]),
      ]
    )
  }

  @MainActor
  func testGeneralOptions() async throws {
    try compare(
      with: "zenity",
      "--forms",
      [
        .form(
          "--title=T",
          "--text=<b>Who</b>\\nare &amp; you?",
          "--add-entry=A",
          keys: [text("x")]
        ),
        .form(
          "--width=300",
          "--height=200",
          "--modal",
          "--window-icon=info",
          "--add-entry=A",
          keys: [text("x")]
        ),
        .form(
          "--ok-label=Go",
          "--cancel-label=No",
          "--add-entry=A",
          keys: [text("x")],
          end: .button("Go", confirms: true)
        ),
        .form(
          "--ok-label=_Go",
          "--cancel-label=_No",
          "--add-entry=A",
          end: .button("_No", confirms: false)
        ),
        .form("--icon-name=info", "--add-entry=A", "--no-markup", keys: [text("x")]),
        .form("--add-entry=A", "--show-header", "--timeout=0", keys: [text("x")]),
      ]
    )
  }

  @MainActor
  func testEnds() async throws {
    let statuses = [
      "ZENITY_OK": "8", "ZENITY_CANCEL": "7", "ZENITY_ESC": "9", "ZENITY_EXTRA": "10",
      "ZENITY_TIMEOUT": "11",
    ]
    try compare(
      with: "zenity",
      "--forms",
      [
        .form("--add-entry=A", end: .button("Cancel", confirms: false)),
        .form("--add-entry=A", end: .escape),
        .form("--add-entry=A", "--extra-button=More", end: .button("More", confirms: false)),
        .form("--add-entry=A", "--extra-button=More", keys: [text("x")]),
        .form("--add-entry=A", "--timeout=1", end: .wait),
        .form("--add-entry=A", end: .confirm, environment: statuses),
        .form("--add-entry=A", end: .button("Cancel", confirms: false), environment: statuses),
        .form("--add-entry=A", end: .escape, environment: statuses),
        .form("--add-entry=A", "--timeout=1", end: .wait, environment: statuses),
      ]
    )
  }

  @MainActor
  func testBadUsage() async throws {
    for options in [["--bogus"], ["--add-entry"], ["--width=x"], ["--add-entry=A", "--entry"]] {
      let ours = try run(["--forms"] + options, in: makeDirectory())
      let theirs = try peer("zenity", ["--forms"] + options)
      XCTAssertEqual(try ours.waitForEnd(), try theirs.waitForEnd(), "\(options)")
      XCTAssertEqual(ours.standardOutput, theirs.standardOutput, "\(options)")
      XCTAssertNotEqual(ours.standardError, "", "\(options)")
    }
  }

}
