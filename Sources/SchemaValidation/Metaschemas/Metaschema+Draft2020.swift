extension Metaschema {
  private static let base2020 = "https://json-schema.org/draft/2020-12/"

  /// Draft 2020-12 (https://json-schema.org/draft/2020-12/schema) and its vocabularies, by what is
  /// behind the last folder of their address.
  static let draft2020: [String: String] = [
    "schema": """
    {"$schema":"\(base2020)schema","$id":"\(base2020)schema",
    "$vocabulary":{"\(base2020)vocab/core":true,"\(base2020)vocab/applicator":true,
    "\(base2020)vocab/unevaluated":true,"\(base2020)vocab/validation":true,
    "\(base2020)vocab/meta-data":true,"\(base2020)vocab/format-annotation":true,
    "\(base2020)vocab/content":true},
    "$dynamicAnchor":"meta",
    "allOf":[{"$ref":"meta/core"},{"$ref":"meta/applicator"},{"$ref":"meta/unevaluated"},
    {"$ref":"meta/validation"},{"$ref":"meta/meta-data"},{"$ref":"meta/format-annotation"},
    {"$ref":"meta/content"}],
    "type":["object","boolean"],
    "properties":{
    "definitions":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},
    "default":{}},
    "dependencies":{"type":"object",
    "additionalProperties":{"anyOf":[{"$dynamicRef":"#meta"},
    {"$ref":"meta/validation#/$defs/stringArray"}]},"default":{}},
    "$recursiveAnchor":{"$ref":"meta/core#/$defs/anchorString"},
    "$recursiveRef":{"$ref":"meta/core#/$defs/uriReferenceString"}}}
    """,
    "meta/core": vocabulary2020(
      "core",
      """
      "properties":{
      "$id":{"$ref":"#/$defs/uriReferenceString","pattern":"^[^#]*#?$"},
      "$schema":{"$ref":"#/$defs/uriString"},"$ref":{"$ref":"#/$defs/uriReferenceString"},
      "$anchor":{"$ref":"#/$defs/anchorString"},
      "$dynamicRef":{"$ref":"#/$defs/uriReferenceString"},
      "$dynamicAnchor":{"$ref":"#/$defs/anchorString"},
      "$vocabulary":{"type":"object","propertyNames":{"$ref":"#/$defs/uriString"},
      "additionalProperties":{"type":"boolean"}},
      "$comment":{"type":"string"},
      "$defs":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"}}},
      "$defs":{"anchorString":{"type":"string","pattern":"^[A-Za-z_][-A-Za-z0-9._]*$"},
      "uriString":{"type":"string","format":"uri"},
      "uriReferenceString":{"type":"string","format":"uri-reference"}}
      """
    ),
    "meta/applicator": vocabulary2020(
      "applicator",
      """
      "properties":{
      "prefixItems":{"$ref":"#/$defs/schemaArray"},"items":{"$dynamicRef":"#meta"},
      "contains":{"$dynamicRef":"#meta"},"additionalProperties":{"$dynamicRef":"#meta"},
      "properties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"default":{}},
      "patternProperties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},
      "propertyNames":{"format":"regex"},"default":{}},
      "dependentSchemas":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},
      "default":{}},
      "propertyNames":{"$dynamicRef":"#meta"},"if":{"$dynamicRef":"#meta"},
      "then":{"$dynamicRef":"#meta"},"else":{"$dynamicRef":"#meta"},
      "allOf":{"$ref":"#/$defs/schemaArray"},"anyOf":{"$ref":"#/$defs/schemaArray"},
      "oneOf":{"$ref":"#/$defs/schemaArray"},"not":{"$dynamicRef":"#meta"}},
      "$defs":{"schemaArray":{"type":"array","minItems":1,"items":{"$dynamicRef":"#meta"}}}
      """
    ),
    "meta/unevaluated": vocabulary2020(
      "unevaluated",
      """
      "properties":{"unevaluatedItems":{"$dynamicRef":"#meta"},
      "unevaluatedProperties":{"$dynamicRef":"#meta"}}
      """
    ),
    "meta/validation": vocabulary2020("validation", validationKeywords),
    "meta/meta-data": vocabulary2020("meta-data", descriptionKeywords),
    "meta/format-annotation": vocabulary2020(
      "format-annotation",
      #""properties":{"format":{"type":"string"}}"#
    ),
    "meta/format-assertion": vocabulary2020(
      "format-assertion",
      #""properties":{"format":{"type":"string"}}"#
    ),
    "meta/content": vocabulary2020(
      "content",
      """
      "properties":{"contentEncoding":{"type":"string"},"contentMediaType":{"type":"string"},
      "contentSchema":{"$dynamicRef":"#meta"}}
      """
    ),
  ]

  private static func vocabulary2020(_ name: String, _ members: String) -> String {
    """
    {"$schema":"\(base2020)schema","$id":"\(base2020)meta/\(name)",
    "$vocabulary":{"\(base2020)vocab/\(name)":true},"$dynamicAnchor":"meta",
    "type":["object","boolean"],\(members)}
    """
  }
}
