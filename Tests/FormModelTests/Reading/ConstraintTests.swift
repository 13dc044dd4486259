import FormModel
import OrderedJSON
import SchemaValidation
import Testing

/// Which text breaks which rule.
@Suite struct ConstraintTests {
  private func issue(_ property: String, _ text: String) throws -> FormModel.Issue? {
    let form = try form(property: property)
    var answers = FormAnswers(form: form)
    answers[0] = .text("?")
    answers[0] = .text(text)
    return answers.issue(at: 0, matching: PlainMatcher())
  }

  @Test(
    arguments: [
      (#"{"type":"string","minLength":2}"#, "é", .tooShort(minimum: 2)),
      (#"{"type":"string","minLength":2}"#, "e\u{301}", nil),
      (#"{"type":"string","minLength":2}"#, "", nil),
      (#"{"type":"string","maxLength":2}"#, "\u{1F468}\u{200D}\u{1F467}", .tooLong(maximum: 2)),
      (#"{"type":"string","maxLength":2.0}"#, "\u{1F600}\u{1F600}", nil),
      (#"{"type":"string","pattern":"a"}"#, "xax", nil),
      (#"{"type":"string","pattern":"a"}"#, "xxx", .patternMismatch(message: nil)),
      (#"{"type":"string","pattern":"(?<unknown>"}"#, "xxx", nil),
      (#"{"type":"string","pattern":"a","errorMessage":"M"}"#, "x", .patternMismatch(message: "M")),
      (
        #"{"type":"string","pattern":"a","errorMessage":{"pattern":"M"}}"#, "x",
        .patternMismatch(message: "M")
      ),
      (
        #"{"type":"string","allOf":[{"pattern":"a"},{"pattern":"^[0-9]+$"}]}"#, "a",
        .patternMismatch(message: nil)
      ),
      (#"{"type":"string","minLength":2,"errorMessage":{"minLength":"M"}}"#, "x", .custom("M")),
    ] as [(String, String, FormModel.Issue?)]
  )
  func checksText(property: String, text: String, expected: FormModel.Issue?) throws {
    #expect(try issue(property, text) == expected)
  }

  @Test(
    arguments: [
      (#"{"type":"integer"}"#, "3", nil),
      (#"{"type":"integer"}"#, "3.0", nil),
      (#"{"type":"integer"}"#, "3.5", .notAnInteger),
      (#"{"type":"integer"}"#, "x", .notAnInteger),
      (#"{"type":"integer"}"#, "123456789012345678901234567890", nil),
      (#"{"type":"number"}"#, "1,5", .ambiguousNumber(decimalSeparator: ".")),
      (#"{"type":"number"}"#, "1e400", nil),
      (
        #"{"type":"number","minimum":1.5}"#, "1.4999999999999999999",
        .tooSmall(limit: "1.5", exclusive: false)
      ),
      (#"{"type":"number","minimum":1.5}"#, "1.50", nil),
      (
        #"{"type":"number","exclusiveMinimum":1.5}"#, "1.5",
        .tooSmall(limit: "1.5", exclusive: true)
      ),
      (
        #"{"type":"number","minimum":1.5,"exclusiveMinimum":true}"#, "1.5",
        .tooSmall(limit: "1.5", exclusive: true)
      ),
      (#"{"type":"number","minimum":1.5,"exclusiveMinimum":false}"#, "1.5", nil),
      (
        #"{"type":"number","minimum":1,"exclusiveMinimum":3}"#, "2",
        .tooSmall(limit: "3", exclusive: true)
      ),
      (
        #"{"type":"number","minimum":5,"exclusiveMinimum":3}"#, "4",
        .tooSmall(limit: "5", exclusive: false)
      ),
      (#"{"type":"number","maximum":10}"#, "10.1", .tooLarge(limit: "10", exclusive: false)),
      (#"{"type":"number","maximum":10}"#, "10", nil),
      (#"{"type":"number","exclusiveMaximum":10}"#, "10", .tooLarge(limit: "10", exclusive: true)),
      (
        #"{"type":"number","maximum":10,"exclusiveMaximum":true}"#, "10",
        .tooLarge(limit: "10", exclusive: true)
      ),
      (
        #"{"type":"number","maximum":10,"allOf":[{"maximum":5}]}"#, "7",
        .tooLarge(limit: "5", exclusive: false)
      ),
      (#"{"type":"number","multipleOf":0.01}"#, "19.99", nil),
      (#"{"type":"number","multipleOf":0.1}"#, "0.35", .notMultiple(of: "0.1")),
      (#"{"type":"integer","maximum":3,"errorMessage":{"maximum":"M"}}"#, "4", .custom("M")),
    ] as [(String, String, FormModel.Issue?)]
  )
  func checksNumbers(property: String, text: String, expected: FormModel.Issue?) throws {
    #expect(try issue(property, text) == expected)
  }

  @Test(arguments: [
    (
      TextFormat.email, ["a@b", "a.b+c@d.e", "\"a b\"@c"],
      ["a", "@b", "ä@ö.de", "a@", "a b@c", "a@b c"]
    ),
    (
      .uri, ["http://a", "mailto:x", "urn:a:b"],
      ["a", "www.example.org", ":x", "http://a b", "1a:b"]
    ),
    (.uriReference, ["a", "/b", "#c"], ["a b"]),
    (
      .date, ["2024-02-29", "2000-02-29", "1999-12-31"],
      [
        "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "24-01-01",
        "2024-1-1", "x",
      ]
    ),
    (
      .time, ["23:59:60Z", "12:00:00.5+02:00", "00:00:00Z"],
      ["20:20:39", "12:00", "24:00:00Z", "12:60", "1:00", "12:00:00+2", "12.5"]
    ),
    (
      .dateTime, ["2024-02-29T12:00:00Z", "2024-02-29t12:00:00.123-05:30"],
      [
        "2024-02-29 12:00", "2024-02-29T12:00:00", "2024-02-29", "12:00:00Z",
        "2024-02-30T12:00:00Z", "2024-02-29T",
      ]
    ),
    (
      .ipv4, ["127.0.0.1", "255.255.255.255"],
      ["256.0.0.1", "1.2.3", "01.2.3.4", "1.2.3.4.5", "a.b.c.d"]
    ),
    (
      .uuid, ["2EB8AA08-AA98-11EA-B4AA-73B441D16380"],
      ["2EB8AA08AA9811EAB4AA73B441D16380", "2EB8AA08-AA98-11EA-B4AA-73B441D1638G"]
    ),
    (.hostname, ["a-b.example"], ["a b", "a_b", "-a"]),
    (.ipv6, ["::1", "2001:db8::1"], ["zz", "1::2::3"]),
    (.regex, ["^a+$", "[^]"], ["((", "[z-a]"]),
    (.color, ["#f80", "Tomato", "rgb(1, 2, 3)"], ["nocolor", "#12345"]),
    (.duration, ["P1D", "PT1H30M"], ["P", "1D"]),
  ])
  func checksFormats(format: TextFormat, good: [String], bad: [String]) throws {
    let property = #"{"type":"string","format":"\#(format.rawValue)"}"#
    for text in good { #expect(try issue(property, text) == nil, "\(text)") }
    for text in bad { #expect(try issue(property, text) == .badFormat(format), "\(text)") }
  }

  @Test(arguments: [
    #""type":"string","maxLength":-1"#, #""type":"string","minLength":-5"#,
    #""type":"string","maxLength":2.5"#, #""type":"string","maxLength":1e400"#,
    #""type":"string","minLength":9223372036854775808"#, #""type":"string","minLength":"2""#,
    #""type":"string","pattern":5"#, #""type":"integer","minimum":"5""#,
    #""type":"number","multipleOf":0"#, #""type":"number","multipleOf":-2"#,
    #""type":"number","exclusiveMaximum":"1""#,
  ])
  func leavesOutARuleThatMakesNoSense(rule: String) throws {
    let form = try form(property: "{\(rule)}")
    #expect(form.fields[0].constraints == FieldConstraints())
    #expect(form.warnings.map(\.pointer.description) == ["/x"])
    #expect(form.warnings[0].reason.isBadRule)
    #expect(form.warnings[0].position != nil)
    #expect(try issue("{\(rule)}", "7") == nil)
  }

  @Test func neverFaultsWhatMayOnlyBeLookedAt() throws {
    for flag in [#""readOnly":true"#, #""ui:readonly":true"#, #""ui:options":{"disabled":true}"#] {
      let form = try form(
        #"{"properties":{"x":{"type":"string",\#(flag),"default":"abc","pattern":"^[0-9]+$"}},"required":["x"]}"#
      )
      var answers = FormAnswers(form: form)
      #expect(form.fields[0].isReadOnly)
      answers[0] = .text("d")
      #expect(answers.issues(matching: PlainMatcher()).isEmpty)
      #expect(answers.json().text() == #"{"x":"abc"}"#)
    }
  }

  @Test func rawTextMustBeJSON() throws {
    var answers = FormAnswers(form: try form(property: #"{"type":"array","$ref":"y.json"}"#))
    answers[0] = .text("[1,")
    #expect(
      answers.issue(at: 0, matching: PlainMatcher())
        == .invalidJSON(
          JSONError(position: JSONPosition(line: 1, column: 4), reason: .unterminatedArray)
        )
    )
    answers[0] = .text("[1, 2.50]")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == nil)
    #expect(answers.json().text() == #"{"x":[1,2.50]}"#)
    answers[0] = .text(" \n")
    #expect(answers.json().text() == "{}")
  }

  @Test(
    arguments: [
      (#"{"type":"array","$ref":"y.json"}"#, #"{"a":1}"#, .wrongType(allowed: [.array])),
      (#"{"type":"array","$ref":"y.json"}"#, #""""#, .wrongType(allowed: [.array])),
      (#"{"type":["array","null"],"$ref":"y.json"}"#, "null", nil),
      (#"{"type":["string","integer"],"$ref":"y.json"}"#, "2.0", nil),
      (
        #"{"type":["string","integer"],"$ref":"y.json"}"#, "2.5",
        .wrongType(allowed: [.string, .integer])
      ),
      (#"{"type":"date"}"#, "5", nil),
      (
        #"{"type":"object","$ref":"y.json"}"#, #"{"a":1,"b":{"c":1,"c":2}}"#,
        .duplicateName("c", position: JSONPosition(line: 1, column: 19))
      ),
    ] as [(String, String, FormModel.Issue?)]
  )
  func checksTheTypeAndNamesOfJSON(property: String, text: String, expected: FormModel.Issue?)
    throws
  {
    #expect(try issue(property, text) == expected)
  }

  @Test func takesOnlyAnObjectForTheWholeForm() throws {
    var answers = FormAnswers(form: try form(#"{"$ref":"y.json"}"#))
    answers[0] = .text("[1]")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .wrongType(allowed: [.object]))
  }

  @Test(
    arguments: [
      (",", "1.500", .ambiguousNumber(decimalSeparator: ",")),
      (",", "1.500,00", .ambiguousNumber(decimalSeparator: ",")),
      (",", "1 000", .ambiguousNumber(decimalSeparator: ",")), (",", "1,5", nil),
      (",", "abc", .notANumber), (",", "1.5", nil), (",", "1a.500", .notANumber),
      (".", "1,500", .ambiguousNumber(decimalSeparator: ".")), (".", ".", .notANumber),
      ("٫", "1.500", .ambiguousNumber(decimalSeparator: "٫")), ("٫", "١٢٫٥", nil),
      ("٫", "1٫5", nil),
      (".", "١٬٥٠٠", .ambiguousNumber(decimalSeparator: ".")),
    ] as [(Character, String, FormModel.Issue?)]
  )
  func saysWhichSeparatorIsMeant(separator: Character, text: String, expected: FormModel.Issue?)
    throws
  {
    var answers = FormAnswers(
      form: try form(property: #"{"type":"number"}"#),
      numberFormat: NumberFormat(decimalSeparator: separator)
    )
    answers[0] = .text(text)
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == expected)
  }
}
