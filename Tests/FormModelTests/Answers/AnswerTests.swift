import FormModel
import OrderedJSON
import Testing

/// The answers for typed input.
@Suite struct AnswerTests {
  @Test(arguments: [
    (#"{"type":"string"}"#, "", "{}"), (#"{"type":"string"}"#, " ", #"{"x":" "}"#),
    (#"{"type":"string"}"#, " a\n", #"{"x":" a\n"}"#),
    (#"{"type":["string","null"]}"#, "", "{}"),
    (#"{"type":"number"}"#, "3.0", #"{"x":3.0}"#), (#"{"type":"number"}"#, "3.07", #"{"x":3.07}"#),
    (#"{"type":"number"}"#, "2.00", #"{"x":2.00}"#), (#"{"type":"number"}"#, "1E5", #"{"x":1E5}"#),
    (#"{"type":"number"}"#, "-0", #"{"x":-0}"#), (#"{"type":"number"}"#, "+5", #"{"x":5}"#),
    (#"{"type":"number"}"#, "007", #"{"x":7}"#),
    (#"{"type":"number"}"#, "-007.50", #"{"x":-7.50}"#),
    (#"{"type":"number"}"#, ".5", #"{"x":0.5}"#), (#"{"type":"number"}"#, "5.", #"{"x":5}"#),
    (#"{"type":"number"}"#, " 5 ", #"{"x":5}"#), (#"{"type":"number"}"#, "−5", #"{"x":-5}"#),
    (#"{"type":"number"}"#, "٣٫٥", #"{"x":3.5}"#), (#"{"type":"number"}"#, "", "{}"),
    (#"{"type":"number"}"#, "12345678901234567890.10", #"{"x":12345678901234567890.10}"#),
    (#"{"type":"integer"}"#, "3.0", #"{"x":3}"#),
    (#"{"type":"integer"}"#, "-1.2e3", #"{"x":-1200}"#),
    (#"{"type":"integer"}"#, "0.0", #"{"x":0}"#), (#"{"type":"integer"}"#, "3.5", #"{"x":3.5}"#),
    (#"{"type":"integer"}"#, "1e400", #"{"x":1e400}"#),
    (#"{"type":"integer"}"#, "00", #"{"x":0}"#), (#"{"type":"integer"}"#, "12 ", #"{"x":12}"#),
    (#"{"type":"number"}"#, "abc", #"{"x":"abc"}"#), (#"{"type":"number"}"#, ".", #"{"x":"."}"#),
    (#"{"type":"number"}"#, "1.2.3", #"{"x":"1.2.3"}"#),
    (#"{"type":"number"}"#, "½", #"{"x":"½"}"#),
    (#"{"$ref":"y.json"}"#, "[ 1.0 ]", #"{"x":[1.0]}"#),
    (#"{"$ref":"y.json"}"#, "\"s\"", #"{"x":"s"}"#),
    (#"{"$ref":"y.json"}"#, "null", #"{"x":null}"#),
  ])
  func answersWhatWasTyped(property: String, text: String, expected: String) throws {
    var answers = FormAnswers(form: try form(property: property))
    answers[0] = .text("y")
    answers[0] = .text(text)
    #expect(answers.json().text() == expected)
  }

  @Test(arguments: [
    ("1,5", "1.5"), (",5", "0.5"), ("1.5", "1.5"), ("0.500", "0.500"), ("3.14159", "3.14159"),
    ("1.500", nil), ("-12.345", nil), ("1.5,2", nil), ("1,2,3", nil), ("5,", "5"),
    ("1,5e3", "1.5e3"),
    ("1e5", "1e5"), ("", nil), ("+", nil), ("1 000", nil),
  ])
  func readsNumbersWithADecimalComma(text: String, expected: String?) {
    #expect(NumberFormat(decimalSeparator: ",").number(text)?.text == expected)
  }

  @Test func showsAndSaysNumbersWithTheDecimalSeparator() throws {
    let form = try form(property: #"{"type":"number","default":1.50,"minimum":0.5}"#)
    var answers = FormAnswers(form: form, numberFormat: NumberFormat(decimalSeparator: ","))
    #expect(answers[0] == .text("1,50"))
    #expect(answers.json().text() == #"{"x":1.50}"#)
    answers[0] = .text("0,25")
    #expect(
      answers.issue(at: 0, matching: PlainMatcher()) == .tooSmall(limit: "0,5", exclusive: false)
    )
  }

  @Test(arguments: [
    (#"{"type":"string","default":"d"}"#, FieldInput.text("d"), #"{"x":"d"}"#),
    (#"{"type":"string","default":""}"#, .text(""), #"{"x":""}"#),
    (#"{"type":"string","default":5}"#, .text("5"), #"{"x":"5"}"#),
    (#"{"type":"string","default":null}"#, .text(""), "{}"),
    (#"{"type":["string","null"],"default":null}"#, .text(""), #"{"x":null}"#),
    (#"{"type":"integer","default":3.0}"#, .text("3"), #"{"x":3}"#),
    (#"{"type":"integer","default":"10"}"#, .text("10"), #"{"x":10}"#),
    (#"{"type":"boolean","default":true}"#, .flag(true), #"{"x":true}"#),
    (#"{"type":"boolean","default":"false"}"#, .flag(false), #"{"x":false}"#),
    (#"{"type":"boolean"}"#, .flag(false), "{}"),
    (#"{"enum":["a","b"],"default":"b"}"#, .choice(1), #"{"x":"b"}"#),
    (#"{"enum":[1,2],"default":2.0}"#, .choice(1), #"{"x":2.0}"#),
    (#"{"enum":["a",null],"default":null}"#, .choice(1), #"{"x":null}"#),
    (#"{"enum":["a"]}"#, .choice(nil), "{}"),
    (
      #"{"$ref":"y.json","default":[1,{"b":2}]}"#,
      .text("[\n  1,\n  {\n    \"b\": 2\n  }\n]"), #"{"x":[1,{"b":2}]}"#
    ),
    (#"{"$ref":"y.json","default":[]}"#, .text("[]"), #"{"x":[]}"#),
    (#"{"$ref":"y.json"}"#, .text(""), "{}"),
  ])
  func showsAndAnswersDefaults(property: String, input: FieldInput, expected: String) throws {
    let answers = FormAnswers(form: try form(property: property))
    #expect(answers[0] == input)
    #expect(answers.json().text() == expected)
    #expect(!answers.isTouched)
  }

  @Test func defaultsOfAnObjectGoToItsMembers() throws {
    let answers = FormAnswers(
      form: try form(
        #"""
        {"default":{"b":"root"},"properties":{"a":{"type":"object","default":{"c":1,"d":2},
          "properties":{"c":{"type":"integer","default":9},"e":{"type":"integer","default":5}}},
         "b":{"type":"string"}}}
        """#
      )
    )
    #expect(answers.json().text() == #"{"a":{"c":1,"e":5},"b":"root"}"#)
  }

  @Test func emptyingAPrefilledFieldLeavesItOut() throws {
    let form = try form(
      #"{"properties":{"a":{"type":"string","default":"d"},"b":{"type":"string","default":"e"}},"required":["b"]}"#
    )
    var answers = FormAnswers(form: form)
    answers[0] = .text("")
    answers[1] = .text("")
    #expect(answers.json().text() == "{}")
    #expect(answers.issues(matching: PlainMatcher()).map(\.issue) == [.required])
  }

  @Test func booleansAnswerWhenTheyMustOrWereTouched() throws {
    let form = try form(
      #"{"properties":{"a":{"type":"boolean"},"b":{"type":"boolean"}},"required":["a"]}"#
    )
    var answers = FormAnswers(form: form)
    #expect(answers.json().text() == #"{"a":false}"#)
    answers[1] = .flag(true)
    #expect(answers.json().text() == #"{"a":false,"b":true}"#)
    answers[1] = .flag(false)
    #expect(answers.json().text() == #"{"a":false,"b":false}"#)
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
  }

  @Test func touchedMeansChanged() throws {
    var answers = FormAnswers(
      form: try form(#"{"properties":{"a":{"type":"string"},"b":{"type":"string"}}}"#)
    )
    answers[0] = .text("")
    #expect(!answers.isTouched)
    answers[0] = .flag(true)
    answers[0] = .choice(0)
    #expect(!answers.isTouched && answers[0] == .text(""))
    answers[0] = .text("x")
    #expect(answers.isTouched && answers.isTouched(0) && !answers.isTouched(1))
  }

  @Test func aChoiceCannotBeOutOfReach() throws {
    var answers = FormAnswers(form: try form(property: #"{"enum":["a"]}"#))
    answers[0] = .choice(1)
    answers[0] = .choice(-1)
    #expect(answers[0] == .choice(nil) && !answers.isTouched)
    answers[0] = .choice(0)
    #expect(answers.json().text() == #"{"x":"a"}"#)
  }

  @Test func requiredFieldsMustBeAnswered() throws {
    let form = try form(
      #"""
      {"properties":{"s":{"type":"string"},"i":{"type":"integer"},"c":{"enum":["a"]},"r":{"$ref":"y.json"},
        "n":{"type":["string","null"]},"b":{"type":"boolean"},"m":{"type":"string","errorMessage":{"required":"M"}}},
       "required":["s","i","c","r","n","b","m"]}
      """#
    )
    var answers = FormAnswers(form: form)
    let issues = answers.issues(matching: PlainMatcher())
    #expect(issues.map(\.index) == [0, 1, 2, 3, 6])
    #expect(issues.map(\.issue) == [.required, .required, .required, .required, .custom("M")])
    #expect(answers.json().text() == #"{"n":null,"b":false}"#)
    answers[0] = .text("  \n")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .required)
    answers[0] = .text("y")
    answers[1] = .text("1")
    answers[2] = .choice(0)
    answers[3] = .text("[]")
    answers[6] = .text("x")
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
  }

  @Test func carriesThroughWhatNoFieldShows() throws {
    let form = try form(
      #"""
      {"schema":{"properties":{"a":{"type":"string"},"o":{"properties":{"b":{"type":"string"}}},
                               "p":{"properties":{"q":{"type":"string"}}}}},
       "formData":{"z":1,"a":"A","o":{"y":[2.50],"b":"B"}}}
      """#
    )
    let answers = FormAnswers(form: form)
    #expect(answers.json().text() == #"{"a":"A","o":{"b":"B","y":[2.50]},"z":1}"#)
    let more = FormAnswers(form: form, initial: try json(#"{"o":{"b":"C","w":3},"v":4}"#))
    #expect(
      more.json().text() == #"{"a":"A","o":{"b":"C","y":[2.50],"w":3},"z":1,"v":4}"#
    )
  }
}
