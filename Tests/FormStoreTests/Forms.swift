import FormModel
import OrderedJSON

/// Reads a form from JSON text.
func form(_ text: String) throws -> Form { try Form(reading: JSONDocument(reading: text)) }

/// A form with everything whose shape depends on the answers.
let changingForm = #"""
  {"type": "object", "properties": {
    "name": {"type": "string", "title": "Name"}, "age": {"type": "integer"},
    "news": {"type": "boolean"}, "size": {"enum": ["s", "m", null, 4]},
    "tags": {"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b", "c"]}},
    "mixed": {"type": ["string", "integer", "null"]}, "free": {},
    "address": {"type": "object", "properties": {"city": {"type": "string"}}},
    "guests": {"type": "array", "items": {"type": "object", "properties": {
      "name": {"type": "string"}, "ages": {"type": "array", "items": {"type": "integer"}}}}},
    "limits": {"type": "object", "additionalProperties": {"type": "number"}},
    "contact": {"oneOf": [
      {"title": "Mail", "type": "object", "properties": {"mail": {"type": "string"}}},
      {"title": "Phone", "type": "object", "properties": {"phone": {"type": "string"}}}]}
  },
  "if": {"properties": {"age": {"minimum": 18}}, "required": ["age"]},
  "then": {"properties": {"licence": {"type": "string"}}}}
  """#
