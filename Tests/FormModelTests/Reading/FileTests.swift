import OrderedJSON
import SchemaValidation
import Testing

@testable import FormModel

/// References to other files.
@Suite struct FileTests {
  private static let files = [
    "address.json": ##"""
    {"title":"Address","type":"object","required":["street"],"properties":{
      "street":{"type":"string","minLength":2},"country":{"$ref":"parts/country.json"},
      "code":{"$ref":"#/definitions/code"}},
     "definitions":{"code":{"type":"integer","$anchor":"number"}}}
    """##,
    "parts/country.json":
      ##"{"enum":["AT","BE"],"$defs":{"back":{"$ref":"../address.json#number"}}}"##,
    "person.json": ##"""
    {"type":"object","properties":{"name":{"type":"string"},"friend":{"$ref":"person.json"}}}
    """##,
    "list.json": ##"{"type":"array","items":{"$ref":"address.json"}}"##,
    "https://example.org/forms/address.json": ##"{"type":"boolean"}"##,
  ]

  private func open(_ properties: String, id: String? = nil) throws -> Form {
    let id = id.map { ##""$id":"\##($0)","## } ?? ""
    return try Form(
      reading: JSONDocument(reading: "{\(id)\"properties\":\(properties)}"),
      files: { address in
        if address == "broken.json" { return .unreadable(.system("No such file")) }
        return Self.files[address].flatMap { try? JSONValue(reading: $0) }.map(SchemaFile.content)
      }
    )
  }

  @Test func case23FollowsAReferenceToAFileBesideTheForm() throws {
    let form = try open(##"{"home":{"$ref":"address.json"},"work":{"$ref":"./address.json"}}"##)
    let parts = "street country code"
    #expect(form.outline == "Address[\(parts)] Address[\(parts)]")
    #expect(form["/home/code"]?.kind == .integer)
    #expect(form["/home/street"]?.isRequired == true)
    #expect(form.warnings == [])
  }

  @Test(arguments: [
    ("parts/country.json#/$defs/back", nil), ("address.json#/definitions/code", nil),
    ("address.json#number", nil), ("address.json", "https://example.org/forms/main.json"),
    ("x/../address.json#number", nil),
  ])
  func referencesAreRelativeToTheFileTheyStandIn(reference: String, id: String?) throws {
    let form = try open(##"{"x":{"$ref":"\##(reference)"}}"##, id: id)
    #expect(form.fields.map(\.kind) == [id == nil ? .integer : .boolean])
    #expect(form.warnings == [])
  }

  @Test func aFileThatContainsItselfEnds() throws {
    let form = try open(##"{"x":{"$ref":"person.json"}}"##)
    #expect(form.fields.map(\.name) == ["name", "friend"])
    #expect(form.warnings == [])
  }

  @Test func rowsComeFromFilesToo() throws {
    var answers = FormAnswers(form: try open(##"{"x":{"$ref":"list.json"}}"##))
    let group = try #require(answers.form.groups.indices.first)
    _ = answers.addRow(to: group)
    #expect(answers.outline.contains("street country code"))
  }

  @Test(arguments: [
    ("gone.json", FormWarning.Reason.remoteReference("gone.json")),
    ("https://example.org/x.json", .remoteReference("https://example.org/x.json")),
    ("broken.json", .unreadableReference("broken.json", .system("No such file"))),
    ("address.json#/definitions/none", .brokenReference("address.json#/definitions/none")),
  ])
  func whatIsNotReadIsNamed(reference: String, reason: FormWarning.Reason) throws {
    let form = try open(##"{"x":{"$ref":"\##(reference)"}}"##)
    #expect(form.fields.map(\.kind) == [.raw])
    #expect(form.warnings.map(\.reason) == [reason])
  }

  @Test func theWholeSchemaIsCheckedByTheSameFiles() throws {
    let form = try open(##"{"home":{"$ref":"address.json"}}"##)
    let schema = form.compiledSchema()
    #expect(schema.isValid(try json(##"{"home":{"street":"ab","code":1}}"##), matcher: nil))
    #expect(!schema.isValid(try json(##"{"home":{"street":"ab","code":"x"}}"##), matcher: nil))
    #expect(!schema.isValid(try json(##"{"home":{"street":"ab","country":"FR"}}"##), matcher: nil))
  }

  @Test func alternativesInFilesAreToldApart() throws {
    let form = try open(
      ##"{"x":{"oneOf":[{"$ref":"address.json"},{"$ref":"person.json"},{"type":"integer"}]}}"##
    )
    let answers = FormAnswers(form: form, initial: try json(##"{"x":{"name":"Ada"}}"##))
    #expect(answers.outline.contains("name"))
    #expect(answers.json() == (try json(##"{"x":{"name":"Ada"}}"##)))
  }

  @Test func onlySoManyFilesAreRead() throws {
    let counter = Counter()
    let form = try Form(
      reading: json(##"{"properties":{"x":{"$ref":"0"}}}"##),
      files: { address in
        counter.count += 1
        let next = (Int(address) ?? 0) + 1
        return .content(["properties": ["x": ["$ref": .string(String(next))]]])
      }
    )
    #expect(counter.count <= 200)
    #expect(form.fields.map(\.kind) == [.raw])
  }

  private final class Counter: @unchecked Sendable { var count = 0 }
}
