import OrderedJSON
import Testing

@testable import FormModel

@Suite struct PlainPropertyTests {
  private static let types = ["string", "integer", "number", "boolean"]

  private static let rules = [
    "", #""title":"T""#, #""title":"""#, #""description":"D""#, #""description":"""#,
    #""minLength":2"#, #""minLength":2.0"#, #""maxLength":500"#, #""maxLength":501"#,
    #""maxLength":0"#, #""pattern":"^a""#, #""format":"email""#, #""format":"date""#,
    #""format":"textarea""#, #""format":"none of these""#, #""minimum":3"#, #""maximum":4.5"#,
    #""minimum":9,"maximum":3"#, #""default":"a""#, #""default":"a\nb""#, #""default":"""#,
    #""default":"\u0000""#, #""default":"12""#, #""default":12"#, #""default":1.0"#,
    #""default":true"#, #""default":null"#, #""default":[]"#,
    #""title":"T","description":"D","minLength":1,"maxLength":3,"default":"abcd""#,
  ]

  @Test(arguments: types)
  func leadToTheSameFieldsAsTheLongWay(type: String) throws {
    for rule in Self.rules {
      let members = #""type":"\#(type)""# + (rule.isEmpty ? "" : ",") + rule
      let object = try #require(try json("{\(members)}").objectValue)
      #expect(PlainProperty(object) != nil, "\(members)")
      for around in [#""required":["some_name"]"#, #""readOnly":true"#, #""title":"Whole""#] {
        let short = try read(members, around)
        let long = try read(members + #","x-nothing":0"#, around)
        #expect(String(describing: short.content) == String(describing: long.content))
        #expect(short.warnings == long.warnings, "\(members)")
      }
    }
  }

  @Test(arguments: [
    "{}", #"{"title":"T"}"#, #"{"type":"array"}"#, #"{"type":"object"}"#, #"{"type":"null"}"#,
    #"{"type":["string"]}"#, #"{"type":"string","enum":["a"]}"#,
    #"{"type":"string","minLength":-1}"#, #"{"type":"string","maxLength":"2"}"#,
    #"{"type":"string","pattern":2}"#, #"{"type":"number","minimum":"2"}"#,
    #"{"type":"string","title":2}"#, #"{"type":"string","ui:widget":"hidden"}"#,
    #"{"type":"string","readOnly":true}"#, ##"{"type":"string","$ref":"#"}"##,
  ])
  func areNoneWithOtherKeywords(schema: String) throws {
    #expect(PlainProperty(try #require(try json(schema).objectValue)) == nil)
  }

  private func read(_ members: String, _ around: String) throws -> Form {
    try form(#"{"type":"object","properties":{"some_name":{\#(members)}},\#(around)}"#)
  }
}
