extension Metaschema {
  private static let base2019 = "https://json-schema.org/draft/2019-09/"

  /// Draft 2019-09 (https://json-schema.org/draft/2019-09/schema) and its vocabularies, by what is
  /// behind the last folder of their address.
  static let draft2019: [String: String] = [
    "schema": """
    {"$schema":"\(base2019)schema","$id":"\(base2019)schema",
    "$vocabulary":{"\(base2019)vocab/core":true,"\(base2019)vocab/applicator":true,
    "\(base2019)vocab/validation":true,"\(base2019)vocab/meta-data":true,
    "\(base2019)vocab/format":false,"\(base2019)vocab/content":true},
    "$recursiveAnchor":true,
    "allOf":[{"$ref":"meta/core"},{"$ref":"meta/applicator"},{"$ref":"meta/validation"},
    {"$ref":"meta/meta-data"},{"$ref":"meta/format"},{"$ref":"meta/content"}],
    "type":["object","boolean"],
    "properties":{
    "definitions":{"type":"object","additionalProperties":{"$recursiveRef":"#"},
    "default":{}},
    "dependencies":{"type":"object",
    "additionalProperties":{"anyOf":[{"$recursiveRef":"#"},
    {"$ref":"meta/validation#/$defs/stringArray"}]}}}}
    """,
    "meta/core": vocabulary2019(
      "core",
      """
      "properties":{
      "$id":{"type":"string","format":"uri-reference","pattern":"^[^#]*#?$"},
      "$schema":{"type":"string","format":"uri"},
      "$anchor":{"type":"string","pattern":"^[A-Za-z][-A-Za-z0-9.:_]*$"},
      "$ref":{"type":"string","format":"uri-reference"},
      "$recursiveRef":{"type":"string","format":"uri-reference"},
      "$recursiveAnchor":{"type":"boolean","default":false},
      "$vocabulary":{"type":"object","propertyNames":{"type":"string","format":"uri"},
      "additionalProperties":{"type":"boolean"}},
      "$comment":{"type":"string"},
      "$defs":{"type":"object","additionalProperties":{"$recursiveRef":"#"},"default":{}}}
      """
    ),
    "meta/applicator": vocabulary2019(
      "applicator",
      """
      "properties":{
      "additionalItems":{"$recursiveRef":"#"},"unevaluatedItems":{"$recursiveRef":"#"},
      "items":{"anyOf":[{"$recursiveRef":"#"},{"$ref":"#/$defs/schemaArray"}]},
      "contains":{"$recursiveRef":"#"},"additionalProperties":{"$recursiveRef":"#"},
      "unevaluatedProperties":{"$recursiveRef":"#"},
      "properties":{"type":"object","additionalProperties":{"$recursiveRef":"#"},"default":{}},
      "patternProperties":{"type":"object","additionalProperties":{"$recursiveRef":"#"},
      "propertyNames":{"format":"regex"},"default":{}},
      "dependentSchemas":{"type":"object","additionalProperties":{"$recursiveRef":"#"}},
      "propertyNames":{"$recursiveRef":"#"},"if":{"$recursiveRef":"#"},
      "then":{"$recursiveRef":"#"},"else":{"$recursiveRef":"#"},
      "allOf":{"$ref":"#/$defs/schemaArray"},"anyOf":{"$ref":"#/$defs/schemaArray"},
      "oneOf":{"$ref":"#/$defs/schemaArray"},"not":{"$recursiveRef":"#"}},
      "$defs":{"schemaArray":{"type":"array","minItems":1,"items":{"$recursiveRef":"#"}}}
      """
    ),
    "meta/validation": vocabulary2019("validation", validationKeywords),
    "meta/meta-data": vocabulary2019("meta-data", descriptionKeywords),
    "meta/format": vocabulary2019("format", #""properties":{"format":{"type":"string"}}"#),
    "meta/content": vocabulary2019(
      "content",
      """
      "properties":{"contentMediaType":{"type":"string"},"contentEncoding":{"type":"string"},
      "contentSchema":{"$recursiveRef":"#"}}
      """
    ),
  ]

  private static func vocabulary2019(_ name: String, _ members: String) -> String {
    """
    {"$schema":"\(base2019)schema","$id":"\(base2019)meta/\(name)",
    "$vocabulary":{"\(base2019)vocab/\(name)":true},"$recursiveAnchor":true,
    "type":["object","boolean"],\(members)}
    """
  }

  /// The keywords of the vocabulary for validation, which 2020-12 left as they were.
  static let validationKeywords = """
    "properties":{
    "multipleOf":{"type":"number","exclusiveMinimum":0},
    "maximum":{"type":"number"},"exclusiveMaximum":{"type":"number"},
    "minimum":{"type":"number"},"exclusiveMinimum":{"type":"number"},
    "maxLength":{"$ref":"#/$defs/nonNegativeInteger"},
    "minLength":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},
    "pattern":{"type":"string","format":"regex"},
    "maxItems":{"$ref":"#/$defs/nonNegativeInteger"},
    "minItems":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},
    "uniqueItems":{"type":"boolean","default":false},
    "maxContains":{"$ref":"#/$defs/nonNegativeInteger"},
    "minContains":{"$ref":"#/$defs/nonNegativeInteger","default":1},
    "maxProperties":{"$ref":"#/$defs/nonNegativeInteger"},
    "minProperties":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},
    "required":{"$ref":"#/$defs/stringArray"},
    "dependentRequired":{"type":"object","additionalProperties":{"$ref":"#/$defs/stringArray"}},
    "const":true,"enum":{"type":"array","items":true},
    "type":{"anyOf":[{"$ref":"#/$defs/simpleTypes"},
    {"type":"array","items":{"$ref":"#/$defs/simpleTypes"},"minItems":1,"uniqueItems":true}]}},
    "$defs":{
    "nonNegativeInteger":{"type":"integer","minimum":0},
    "nonNegativeIntegerDefault0":{"$ref":"#/$defs/nonNegativeInteger","default":0},
    "simpleTypes":{"enum":["array","boolean","integer","null","number","object","string"]},
    "stringArray":{"type":"array","items":{"type":"string"},"uniqueItems":true,"default":[]}}
    """

  /// The keywords that describe a value, which 2020-12 left as they were.
  static let descriptionKeywords = """
    "properties":{"title":{"type":"string"},"description":{"type":"string"},"default":true,
    "deprecated":{"type":"boolean","default":false},"readOnly":{"type":"boolean","default":false},
    "writeOnly":{"type":"boolean","default":false},"examples":{"type":"array","items":true}}
    """
}
