import OrderedJSON
import SchemaTestSupport
import Testing

@testable import FormModel

/// The summary looks into what is only shown once it is asked for.
@Suite struct ExploringTests {
  private func explored(_ properties: String) throws -> Form {
    var form = try form(#"{"properties":\#(properties)}"#)
    form.lookIntoParts()
    return form
  }

  private func raw(_ form: Form) -> [String] {
    form.summary["raw"]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  private static let odd = #"{"type":"array","$ref":"nowhere.json"}"#
  private static let inner = #"{"type":"object","properties":{"r":\#(odd)}}"#

  @Test(arguments: [
    (#"{"l":{"type":"array","items":\#(inner)}}"#, "/l/*/r"),
    (#"{"m":{"type":"object","additionalProperties":\#(inner)}}"#, "/m/*/r"),
    (#"{"c":{"oneOf":[{"type":"string"},\#(inner)]}}"#, "/c/r"),
    (#"{"k":{"type":"array","items":{"type":"array","items":\#(inner)}}}"#, "/k/*/*/r"),
  ])
  func findsWhatIsAskedAsJSON(properties: String, place: String) throws {
    let form = try explored(properties)
    #expect(form.fields.allSatisfy { $0.kind != .raw })
    #expect(raw(form) == [place])
    #expect(!form.warnings.isEmpty)
  }

  @Test func findsBothSidesOfACondition() throws {
    var form = try form(
      #"""
      {"properties":{"k":{"type":"string"}},"if":{"properties":{"k":{"const":"x"}},"required":["k"]},
       "then":{"properties":{"t":\#(Self.odd)}},"else":{"properties":{"e":{"type":"string"}}}}
      """#
    )
    #expect(raw(form) == [])
    form.lookIntoParts()
    #expect(raw(form) == ["/t"])
  }

  @Test func findsTheDefaultOfARowThatBreaksARule() throws {
    let row = #"{"type":"object","properties":{"a":{"type":"integer","default":"x"}}}"#
    let form = try explored(#"{"l":{"type":"array","items":\#(row)}}"#)
    #expect(form.warnings.map(\.pointer.description) == ["/l/*/a"])
    #expect(form.warnings.allSatisfy { $0.reason.isUnfitDefault })
  }

  @Test func endsWhereAFormLeadsBackToItself() throws {
    let text = ##"""
      {"properties":{"n":{"$ref":"#/$defs/n"}},"$defs":{"n":{"type":"object","properties":{
        "name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/n"}}}}}}
      """##
    var form = try form(text)
    form.lookIntoParts()
    #expect(raw(form) == [])
    var hinted = try FormModelTests.form(text, hints: #"{"n":{"ui:order":["*"]}}"#)
    hinted.lookIntoParts()
    #expect(raw(hinted) == [])
  }

  @Test func noPublicFormAsksForJSONAnywhere() throws {
    for file in FormFile.all {
      var form = try Form(reading: JSONDocument(reading: file.bytes()))
      form.lookIntoParts()
      #expect(raw(form) == [], "\(file)")
    }
  }
}
