import FormModel
import OrderedJSON
import Testing

/// Large forms without references open completely.
@Suite struct ScaleTests {
  @Test func opensAHundredThousandProperties() throws {
    let properties = (0..<100_000).map { #""p\#($0)":{"type":"string"}"# }
    let form = try form(
      #"{"properties":{\#(properties.joined(separator: ","))},"required":["p99999"]}"#
    )
    #expect(form.fields.count == 100_000)
    #expect(form.warnings.isEmpty)
    #expect(form.fields.last?.isRequired == true)
    var answers = FormAnswers(form: form)
    for index in form.fields.indices { answers[index] = .text("\(index)") }
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json().objectValue?.count == 100_000)
  }

  @Test func opensALargeFormBehindOneReference() throws {
    let properties = (0..<21_000).map { #""p\#($0)":{"type":"string"}"# }
    let form = try form(
      ##"{"$ref":"#/$defs/f","$defs":{"f":{"properties":{\##(properties.joined(separator: ","))}}}}"##
    )
    #expect(form.fields.count == 21_000)
    #expect(form.warnings.isEmpty)
  }

  @Test func makesOneListOfChoicesForAllFieldsThatReferToIt() throws {
    let values = (0..<3000).map { "\"v\($0)\"" }.joined(separator: ",")
    let properties = (0..<3000).map { ##""p\##($0)":{"$ref":"#/$defs/e"}"## }
    let form = try form(
      ##"{"properties":{\##(properties.joined(separator: ","))},"$defs":{"e":{"enum":[\##(values)]}}}"##
    )
    #expect(form.fields.allSatisfy { $0.kind.name == "choice" })
    #expect(form.warnings.isEmpty)
  }
}
