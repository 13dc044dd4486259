import FormModel
import OrderedJSON
import ScriptForms
import Testing

/// The output of `zenity --forms` 3.44, as it was observed.
@Suite struct ZenityFormTests {
  @Test(
    arguments: [
      (["--add-entry=A", "--add-entry=B"], ["a": "Ada", "b": "L|x"], "Ada|L|x\n"),
      (["--add-entry=A", "--add-entry=B", "--separator=,"], [:], ",\n"),
      (["--add-entry", "A", "--separator", ";;", "--add-entry", "B"], ["a": "x"], "x;;\n"),
      (["--add-entry=A", "--separator=\\n", "--add-entry=B"], ["a": "x"], "x\\n\n"),
      (["--add-entry=A", "--add-entry=B", "--separator="], ["a": "x", "b": "y"], "xy\n"),
      (["--add-password=P", "--add-entry=Q"], ["p": "s3", "q": "q"], "s3|q\n"),
      (["--add-calendar=A", "--forms-date-format=%d"], [:], "%d:2026-12-01\n"),
      (["--add-calendar=A"], ["a": "2020-01-02"], "%x:2020-01-02\n"),
      (["--add-combo=A", "--combo-values=x|y|z"], [:], " \n"),
      (["--add-combo=A", "--combo-values=x|y|z"], ["a": "y"], "y\n"),
      (["--add-combo=A", "--combo-values=p||q"], ["a": ""], "\n"),
      (["--add-entry=E", "--add-combo=L", "--add-entry=F"], ["e": "x"], "x| |\n"),
      (["--add-list=L", "--list-values=a|b|c"], [:], "a\n"),
      (["--add-list=L", "--list-values=a|b|c"], ["l": "b"], "b\n"),
      (
        ["--add-list=L", "--list-values=a|b|c|d", "--column-values=X|Y", "--show-header"],
        ["l": "c · d"], "cd\n"
      ),
      (
        ["--add-list=L", "--list-values=a|b|c|d|e", "--column-values=X|Y"],
        ["l": "e · (null)"], "e(null)\n"
      ),
      (
        ["--add-list=L", "--list-values=a|b|c|d", "--column-values=X|Y", "--add-entry=F"],
        ["l": "c · d", "f": "f"], "c,d,|f\n"
      ),
      (
        [
          "--add-list=A", "--list-values=x|y", "--add-combo=C", "--combo-values=p|q",
          "--add-combo=D", "--combo-values=r|s", "--add-entry=E",
        ], ["a": "y", "c": "p", "d": "r"], "y,|p|r|\n"
      ),
      (["--add-entry=A", "operand"], ["a": "x"], "x\n"),
      ([], [:], "\n"),
      (["--add-multiline-entry=N", "--add-entry=B"], ["n": "one\ntwo", "b": "x"], "one\ntwo|x\n"),
      (["--add-entry=A", "--value=x y"], [:], "x y\n"),
    ] as [([String], JSONValue, String)]
  )
  func printsWhatZenityPrints(arguments: [String], answers: JSONValue, output: String) throws {
    let form = try ScriptForm(zenity: ["--forms"] + arguments)
    #expect(try form.printed(answers) == output)
  }

  @Test func aComboBoxOfVersion4StartsWithItsFirstValue() throws {
    let arguments = ["--forms", "--add-multiline-entry=N", "--add-combo=C", "--combo-values=x|y"]
    #expect(try ScriptForm(zenity: arguments).printed() == "|x\n")
  }

  @Test func statusesAreThoseOfTheManualOrOfTheEnvironment() throws {
    let arguments = ["--forms", "--add-entry=A", "--extra-button=More"]
    let plain = try ScriptForm(zenity: arguments)
    #expect(plain.buttons.map(\.status) == [1, 0, 1])
    #expect(plain.statuses.closed == 1)
    #expect(plain.statuses.timedOut == 5)
    #expect(plain.buttons.last?.role == .other(prints: "More\n"))
    let variables = ["ZENITY_OK": "8", "ZENITY_CANCEL": "7", "ZENITY_ESC": "9"]
    let changed = try ScriptForm(zenity: arguments) { variables[$0] }
    #expect(changed.buttons.map(\.status) == [7, 8, 1])
    #expect(changed.statuses.closed == 9)
  }

  @Test func generalOptionsAreTaken() throws {
    let form = try ScriptForm(
      zenity: [
        "--forms", "--title=T", "--text=a\\n<b>bold</b> &amp; <a href=\"https://x.org\">x</a>",
        "--width=300", "--height", "200", "--timeout=3", "--ok-label=Go", "--cancel-label=No",
        "--window-icon=info", "--icon-name=x", "--modal", "--attach=5", "--no-markup",
      ]
    )
    #expect(form.title == "T")
    #expect(form.width == 300)
    #expect(form.height == 200)
    #expect(form.timeout == 3)
    #expect(form.buttons.map(\.label) == ["No", "Go"])
  }

  @Test(
    arguments: [
      (["--bogus"], ScriptError.unknownOption("--bogus")),
      (["--add-entry"], .missingValue("--add-entry")),
      (["--width=abc"], .badNumber(option: "--width", value: "abc")),
      (["--entry"], .twoDialogs("--forms", "--entry")),
      (["--modal=x"], .needlessValue("--modal")),
      (["--required"], .noField("--required")),
      (["--add-calendar=C", "--pattern=x"], .unfit(option: "--pattern", field: "C")),
      (["--add-entry=A", "--min=x"], .badNumber(option: "--min", value: "x")),
    ]
  )
  func badUsageIsNamed(arguments: [String], error: ScriptError) {
    #expect(throws: error) { try ScriptForm(zenity: ["--forms"] + arguments) }
  }

  @Test func rulesBindTheFieldBeforeThem() throws {
    let form = try ScriptForm(
      zenity: [
        "--forms", "--add-entry=Name", "--required", "--add-entry=Code", "--pattern=^[a-z]+$",
        "--add-entry=Age", "--min=0", "--max=120", "--default=30",
      ]
    )
    #expect(
      form.schema(in: surroundings) == [
        "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
        "properties": [
          "name": ["title": "Name", "type": "string"],
          "code": ["title": "Code", "type": "string", "pattern": "^[a-z]+$"],
          "age": [
            "title": "Age", "type": "number", "minimum": 0, "maximum": 120, "default": 30,
          ],
        ],
        "required": ["name"],
      ]
    )
    #expect(try form.printed(["name": "Ada"]) == "Ada||30\n")
  }

  @Test func namesAreFitForAShellAndTellFieldsApart() throws {
    let labels = ["First name:", "First name:", "Été", "", "2nd", "<b>Bold</b>"]
    let form = try ScriptForm(zenity: ["--forms"] + labels.map { "--add-entry=\($0)" })
    #expect(
      form.fields.map(\.name) == [
        "first_name", "first_name_2", "t", "field_4", "field_2nd", "bold",
      ]
    )
    #expect(form.fields.last?.label == "Bold")
  }

  @Test func everyNameIsThereForAShell() throws {
    let form = try ScriptForm(zenity: ["--forms", "--add-entry=A", "--add-entry=B"])
    #expect(form.completed(["b": "x"]) == ["b": "x", "a": ""])
  }

  @Test func everyFieldOfThirtyIsAskedFor() throws {
    let form = try ScriptForm(zenity: ["--forms"] + (1...30).map { "--add-entry=Field \($0)" })
    #expect(try form.answers().form.fields.count == 30)
    #expect(try form.printed() == String(repeating: "|", count: 29) + "\n")
  }
}
