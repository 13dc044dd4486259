import FormModel
import OrderedJSON
import ScriptForms
import Testing

/// The output of `yad --form` 0.40, as it was observed.
@Suite struct YadFormTests {
  @Test(
    arguments: [
      (["--field=A", "--field=B"], ["a": "Ada", "b": "L|x"], "Ada|L|x|\n"),
      (["--field=A:NUM", "--field=B", "5!1..10!2"], [:], "5||\n"),
      (["--field=A:NUM", "--field=B", "5!1..10!0.5!2", "x"], [:], "5.00|x|\n"),
      (["--field=A:NUM"], [:], "0|\n"),
      (["--field=A:NUM", "20!1..10"], [:], "10|\n"),
      (["--field=A:NUM", "-3"], [:], "0|\n"),
      (["--field=A:NUM", "--field=B:NUM", "1.5", "2!0..5!0.5!1"], [:], "2|2.0|\n"),
      (
        ["--field=A:CHK", "--field=B:CHK", "--field=C:CHK", "TRUE", "false", "yes"], [:],
        "TRUE|FALSE|FALSE|\n"
      ),
      (["--field=A:SW", "True"], [:], "TRUE|\n"),
      (["--field=A:LINK", "--field=B", "https://example.org", "x"], [:], "|x|\n"),
      (["--field=A:CB", "a!^b!c"], [:], "b|\n"),
      (["--field=A:CB", "a!b!c"], [:], "a|\n"),
      (["--field=A:CB", "a!^b!^c"], [:], "c|\n"),
      (["--field=A:CB", "--num-output", "a!^b!c"], [:], "2|\n"),
      (["--field=A:CB", "--num-output"], [:], "0|\n"),
      (["--field=A:CB"], [:], "(null)|\n"),
      (["--field=A:CBE", "a!^b!c"], [:], "b|\n"),
      (["--field=A:CBE", "a!b!c"], ["a": "new"], "new|\n"),
      (["--field=A:CBE", "--num-output", "a!^b"], [:], "b|\n"),
      (["--field=A:CE", "a!b!c"], [:], "|\n"),
      (["--field=A:DT"], [:], "|\n"),
      (["--field=A:DT", "--date-format=%d.%m.%Y", "01.02.2003"], [:], "01.02.2003|\n"),
      (
        ["--field=A:DT", "--date-format=%d.%m.%Y", "01.02.2003"], ["a": "2020-05-17"],
        "%d.%m.%Y:2020-05-17|\n"
      ),
      (["--field=A:DT", "--date-format=%d.%m.%Y", "2003-02-01"], [:], "2003-02-01|\n"),
      (["--field=A:DT", "tomorrow"], [:], "tomorrow|\n"),
      (["--field=A:TXT", "l1\\nl2\\tz|\"q\\\\"], [:], "l1\\nl2\\tz|\"q\\\\|\n"),
      (["--field=A:FL", "/etc/passwd"], [:], "/etc/passwd|\n"),
      (["--field=A:FL"], [:], "|\n"),
      (["--field=A:DIR"], [:], "/home/ada|\n"),
      (["--field=A:MFL", "/tmp/y!/tmp/z"], [:], "/tmp/y!/tmp/z|\n"),
      (["--field=A:MFL", "--item-separator=,", "/a,/b"], [:], "/a,/b|\n"),
      (["--field=A:FN"], [:], "Sans 12|\n"),
      (["--field=A:CLR", "red"], [:], "#ff0000|\n"),
      (["--field=A:CLR"], [:], "#000000|\n"),
      (["--field=A:SCL", "30"], [:], "30|\n"),
      (["--field=A:LBL", "--field=B", "x", "y"], [:], "|y|\n"),
      (["--field=A", "--field=B:LBL", "--field=C", "x", "y", "z"], [:], "x||z|\n"),
      (["--field=A:LBL", "--field=B:LBL"], [:], "||\n"),
      (["--field=A:H", "secret"], [:], "secret|\n"),
      (["--field=A:RO", "fixed"], [:], "fixed|\n"),
      (["--field=A:XYZ", "TRUE"], [:], "TRUE|\n"),
      (["--field=A", "--field=B", "--separator=\\n", "x", "y"], [:], "x\ny\n\n"),
      (["--field=A", "--separator="], ["a": "x"], "x\n"),
      (
        ["--field=A", "--field=B", "--quoted-output", "it's", "y|\"z"], [:], "'it'\\''s'|'y|\"z'|\n"
      ),
      (
        ["--field=A:CHK", "--field=N:NUM", "--field=L:LBL", "--quoted-output", "TRUE", "3"], [:],
        "'TRUE'|'3'|''|\n"
      ),
      (["--field=A", "--field=B", "x", "@disabled@"], [:], "x||\n"),
      (["--field=A", "--field=B", "x", "y", "z"], [:], "x|y|\n"),
      (
        [
          "--field=A", "--field=B", "--field=C", "--field=D", "--columns=2", "--output-by-row", "1",
          "2", "3", "4",
        ], [:], "1|3|2|4|\n"
      ),
      (
        ["--field=A", "--field=B", "--field=C", "--columns=2", "--output-by-row", "1", "2", "3"],
        [:], "1|3|2|\n"
      ),
      (["--field=A!tip", "--field=B:CHK!tip", "x", "TRUE"], [:], "x|TRUE|\n"),
      (["--field=A", "x\\ny"], [:], "x\\ny|\n"),
      ([], [:], "\n"),
    ] as [([String], JSONValue, String)]
  )
  func printsWhatYadPrints(arguments: [String], answers: JSONValue, output: String) throws {
    let form = try ScriptForm(yad: ["--form"] + arguments)
    #expect(try form.printed(answers) == output)
  }

  @Test func buttonsWithAnEvenCodePrintAndOthersDoNot() throws {
    let form = try ScriptForm(
      yad: ["--form", "--button=gtk-ok:0", "--button=Other!icon!Tip:2", "--button=Third:3"]
    )
    #expect(form.buttons.map(\.role) == [.confirm, .confirm, .cancel])
    #expect(form.buttons.map(\.status) == [0, 2, 3])
    #expect(form.buttons.map(\.label) == [nil, "Other", "Third"])
    #expect(form.statuses.closed == 252)
    #expect(form.statuses.timedOut == 70)
  }

  @Test func resultsAreAlwaysPrintedIfThatIsAskedFor() throws {
    let form = try ScriptForm(yad: ["--form", "--always-print-result", "--button=No:3"])
    #expect(form.buttons.map(\.role) == [.otherWithAnswers])
  }

  @Test func linesOfInputAreValuesIfThereAreNoOperands() throws {
    let arguments = ["--form", "--field=A", "--field=B"]
    let form = try ScriptForm(yad: arguments) { ["one", "two"] }
    #expect(try form.printed() == "one|two|\n")
    let other = try ScriptForm(yad: arguments + ["x"]) { ["one", "two"] }
    #expect(try other.printed() == "x||\n")
  }

  @Test func textsBetweenFieldsAreSections() throws {
    let form = try ScriptForm(
      yad: [
        "--form", "--field=A", "--field=<b>One</b>:LBL", "--field=more:LBL", "--field=B",
        "--field=:LBL", "--field=C", "--field=Two:LBL", "--field=D:CHK",
      ]
    )
    let answers = try form.answers()
    #expect(answers.form.groups.map(\.title) == ["One", "Two"])
    #expect(answers.form.groups.map(\.description) == ["more", nil])
    #expect(answers.form.fields.map(\.pointer.description) == ["/a", "/b", "/c", "/d"])
  }

  @Test func aTextBehindTheLastFieldIsSeen() throws {
    let form = try ScriptForm(yad: ["--form", "--field=A", "--field=The end:LBL"])
    #expect(try form.answers().form.groups.map(\.title) == ["The end"])
    #expect(try form.printed(["a": "x"]) == "x||\n")
  }

  @Test(
    arguments: [
      (["--field=Run:BTN", "ls"], ScriptError.foreign("--field=Run:BTN")),
      (["--field=Run:FBTN", "ls"], .foreign("--field=Run:FBTN")),
      (["--button=Go:echo hi"], .foreign("--button=Go:echo hi")),
      (["--plug=1"], .foreign("--plug")),
      (["--bogus"], .unknownOption("--bogus")),
      (["--list"], .twoDialogs("--form", "--list")),
    ]
  )
  func whatIsNoFormIsNamed(arguments: [String], error: ScriptError) {
    #expect(throws: error) { try ScriptForm(yad: ["--form"] + arguments) }
  }
}
