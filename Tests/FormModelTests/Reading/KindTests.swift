import FormModel
import OrderedJSON
import Testing

/// Which schema is asked for in which way.
@Suite struct KindTests {
  @Test(arguments: [
    (#"{"type":"string"}"#, "text"),
    (#"{"type":["string","null"]}"#, "text"),
    (#"{"type":"string","maxLength":500}"#, "text"),
    (#"{"type":"string","maxLength":501}"#, "multiline"),
    (#"{"type":"string","format":"textarea"}"#, "multiline"),
    (#"{"type":"string","ui:widget":"textarea"}"#, "multiline"),
    (#"{"type":"string","ui:options":{"widget":"textarea"}}"#, "multiline"),
    (#"{"type":"string","ui:options":{"rows":4}}"#, "multiline"),
    (#"{"type":"string","x-display":"textarea"}"#, "multiline"),
    (#"{"type":"string","x-multiline":true}"#, "multiline"),
    (#"{"type":"string","contentMediaType":"text/html"}"#, "multiline"),
    (#"{"type":"string","default":"a\nb"}"#, "multiline"),
    (#"{"type":"string","format":"password"}"#, "password"),
    (#"{"type":"string","ui:widget":"password"}"#, "password"),
    (#"{"type":"string","format":"email"}"#, "email"),
    (#"{"type":"string","format":"idn-email"}"#, "email"),
    (#"{"type":"string","ui:widget":"EmailWidget"}"#, "email"),
    (#"{"type":"string","format":"uri"}"#, "url"),
    (#"{"type":"string","format":"url"}"#, "url"),
    (#"{"type":"string","format":"tel"}"#, "telephone"),
    (#"{"type":"string","ui:options":{"inputType":"tel"}}"#, "telephone"),
    (#"{"type":"string","format":"email","ui:widget":"textarea"}"#, "multiline"),
    (#"{"type":"string","format":"date"}"#, "date"),
    (#"{"type":"string","format":"time"}"#, "time"),
    (#"{"type":"string","format":"date-time"}"#, "date-time"),
    (#"{"type":"string","ui:widget":"date"}"#, "date"),
    (#"{"type":"string","ui:widget":"alt-datetime"}"#, "date-time"),
    (#"{"type":"string","ui:options":{"inputType":"datetime-local"}}"#, "date-time"),
    (#"{"type":"string","format":"date-time","ui:widget":"date"}"#, "date-time"),
    (#"{"type":"string","format":"color"}"#, "color"),
    (#"{"type":"string","ui:widget":"color"}"#, "color"),
    (#"{"type":"string","format":"file-path","exists":true,"mimetype":"text/csv"}"#, "file"),
    (#"{"type":"string","format":"path"}"#, "file"),
    (#"{"type":"string","format":"directory-path","fa_icon":"fas fa-folder"}"#, "folder"),
    (#"{"type":"string","format":"file-path-pattern"}"#, "text"),
    (#"{"type":"string","ui:widget":"file"}"#, "file"),
    (#"{"type":"string","format":"data-url","ui:widget":"file"}"#, "text"),
    (#"{"type":"string","format":"data-url"}"#, "text"),
    (#"{"type":"string","writeOnly":true}"#, "password"),
    (#"{"type":"string","writeOnly":true,"format":"email"}"#, "email"),
    (#"{"type":"string","format":"unheard-of"}"#, "text"),
    (#"{"pattern":"^a"}"#, "text"),
    (#"{"default":"x"}"#, "text"),
    (#"{"type":"integer"}"#, "integer"),
    (#"{"type":["null","integer"]}"#, "integer"),
    (#"{"type":"number"}"#, "number"),
    (#"{"type":["integer","number"]}"#, "number"),
    (#"{"minimum":3}"#, "number"),
    (#"{"allOf":[{"type":"number"},{"type":"integer"}]}"#, "integer"),
    (#"{"type":"boolean"}"#, "boolean"),
    (#"{"default":false}"#, "boolean"),
    (#"{"enum":[true,false]}"#, "boolean"),
    (#"{"const":true}"#, "boolean"),
    (#"{"type":"boolean","ui:widget":"radio"}"#, "choice"),
    (#"{"type":"boolean","ui:widget":"select"}"#, "choice"),
    (#"{"const":true,"ui:widget":"radio"}"#, "boolean"),
    (#"{"enum":["a","b"]}"#, "choice"),
    (#"{"type":"integer","enum":[1,2]}"#, "choice"),
    (#"{"type":"boolean","enum":[true,false],"enumNames":["Yes","No"]}"#, "choice"),
    (#"{"const":"a"}"#, "choice"),
    (#"{"type":"null"}"#, "choice"),
    (#"{"oneOf":[{"const":1,"title":"One"},{"const":2,"title":"Two"}]}"#, "choice"),
    (#"{"anyOf":[{"enum":["a"],"title":"A"},{"enum":["b"]}]}"#, "choice"),
    (#"{"type":"string","oneOf":[{"const":"a"},{"const":"b"}]}"#, "choice"),
    (#"{"oneOf":[{"type":"null"},{"type":"integer"}]}"#, "integer"),
    (#"{"anyOf":[{"type":"string","format":"email"},{"type":"null"}]}"#, "email"),
    (#"{"anyOf":[{"type":"string","title":"A"},{"type":"string"}]}"#, "text"),
    (#"{"anyOf":[{"type":"integer"},{"type":"number"}]}"#, "number"),
  ])
  func asksSimpleValuesSimply(property: String, name: String) throws {
    let form = try form(property: property)
    #expect(form.fields.map(\.kind.name) == [name])
    #expect(form.fields.first?.notes.isEmpty == true)
    #expect(form.warnings == [])
  }

  @Test(arguments: [
    (#"{"allOf":[false]}"#, FieldNote.nothing),
    (#"{"type":"date"}"#, .unknownType),
    (##"{"$ref":"#/definitions/none"}"##, .brokenReference),
    (##"{"$ref":"#/properties/x"}"##, .circularReference),
    (##"{"allOf":[{"$ref":"#/properties/x"}]}"##, .circularReference),
    (#"{"$ref":"https://example.org/a.json#/b"}"#, .remoteReference),
  ])
  func asksEverythingElseAsJSONAndSaysWhy(property: String, note: FieldNote) throws {
    let form = try form(property: property)
    #expect(form.fields.map(\.kind) == [.raw])
    #expect(form.fields.first?.notes == [note])
  }

  @Test(arguments: [
    (#"{}"#, "x"), (#"true"#, "x"), (#"{"type":"any"}"#, "x"),
    (#"{"type":"array","items":{"type":"string"}}"#, "X[+]"), (#"{"items":{}}"#, "X[+]"),
    (#"{"type":"array","items":[{"type":"string"}]}"#, "X[x +]"),
    (#"{"type":"array","prefixItems":[{}]}"#, "X[x +]"), (#"{"type":"object"}"#, "X[+]"),
    (#"{"type":"object","properties":{}}"#, ""),
    (#"{"type":"object","additionalProperties":false}"#, ""),
    (#"{"type":"object","additionalProperties":{"type":"string"}}"#, "X[+]"),
    (#"{"patternProperties":{"^a":{}}}"#, "X[+]"),
    (
      #"{"properties":{"a":{"type":"string"}},"additionalProperties":{"type":"string"}}"#,
      "X[a [+]]"
    ),
    (#"{"type":["string","number"]}"#, "x"),
    (#"{"type":["object","string"],"properties":{"a":{}}}"#, "x"),
    (#"{"oneOf":[{"type":"string"},{"type":"boolean"}]}"#, "x"),
    (#"{"anyOf":[{"type":"string"},{"type":"array"}]}"#, "x"),
    (##"{"$ref":"#"}"##, "x"),
  ])
  func asksWithoutJSON(property: String, outline: String) throws {
    let form = try form(property: property)
    #expect(form.outline == outline)
    #expect(form.fields.allSatisfy { $0.kind != .raw })
    #expect(form.warnings.isEmpty)
  }

  @Test(arguments: [
    #"{"type":["string","null"]}"#, #"{"type":"string","nullable":true}"#,
    #"{"oneOf":[{"type":"null"},{"type":"string"}]}"#,
    #"{"anyOf":[{"const":"a"},{"const":"b"},{"type":"null"}]}"#,
  ])
  func knowsWhatMayBeNull(property: String) throws {
    #expect(try form(property: property).fields.first?.isNullable == true)
  }
}
