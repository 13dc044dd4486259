import FormModel
import GtkBridge
import OrderedJSON
import ToolkitTestSupport

@testable import NextfieldApp

/// A form with a field of every kind and every presentation, and how each is filled with keys.
@MainActor
enum EveryKind {
  /// The properties by their names, in order: the schema of each, and the answer that the keys of
  /// ``fill(_:in:)`` give.
  static let properties: [(name: String, schema: String, answer: String)] = [
    ("line", #"{"type": "string", "description": "Anything at all."}"#, #""abc""#),
    ("multiline", #"{"type": "string", "format": "textarea"}"#, #""one\ntwo""#),
    ("password", #"{"type": "string", "format": "password"}"#, #""secret 1""#),
    ("email", #"{"type": "string", "format": "email"}"#, #""me@example.org""#),
    ("url", #"{"type": "string", "format": "uri"}"#, #""https://example.org/a""#),
    ("telephone", #"{"type": "string", "format": "tel"}"#, #""+49 30 123""#),
    ("date", #"{"type": "string", "format": "date"}"#, #""2026-03-31""#),
    ("time", #"{"type": "string", "format": "time"}"#, #""14:30:00Z""#),
    ("dateTime", #"{"type": "string", "format": "date-time"}"#, #""2026-03-31T14:30:00Z""#),
    ("color", #"{"type": "string", "format": "color"}"#, ##""#ff8800""##),
    ("file", #"{"type": "string", "format": "file-path"}"#, #""/tmp/a.txt""#),
    ("folder", #"{"type": "string", "format": "directory-path"}"#, #""/tmp""#),
    ("integer", #"{"type": "integer"}"#, "-42"),
    ("spin", #"{"type": "integer", "minimum": 1, "maximum": 9}"#, "2"),
    ("slider", #"{"type": "integer", "minimum": 0, "maximum": 9, "ui:widget": "range"}"#, "2"),
    ("number", #"{"type": "number"}"#, "2.50"),
    (
      "share",
      #"{"type": "number", "minimum": 0, "maximum": 1, "multipleOf": 0.1, "ui:widget": "range"}"#,
      "0.2"
    ),
    ("steps", #"{"type": "number", "multipleOf": 0.5, "ui:widget": "updown"}"#, "0.5"),
    ("check", #"{"type": "boolean"}"#, "true"),
    ("toggle", #"{"type": "boolean", "format": "toggle"}"#, "true"),
    ("open", #"{"type": "boolean", "ui:widget": "radio"}"#, "false"),
    ("radio", #"{"enum": ["small", "medium", "large"]}"#, #""medium""#),
    ("list", #"{"enum": ["a", "b", "c", "d", "e"]}"#, #""a""#),
    ("search", "{\"enum\": [\(many)]}", #""value 57""#),
    (
      "few", #"{"type": "array", "uniqueItems": true, "items": {"enum": ["x", "y", "z"]}}"#,
      #"["x","y"]"#
    ),
    (
      "many", "{\"type\": \"array\", \"uniqueItems\": true, \"items\": {\"enum\": [\(many)]}}",
      #"["value 57"]"#
    ),
    (
      "tags", #"{"type": "array", "format": "tags", "items": {"type": "string"}}"#,
      #"["red","dark blue"]"#
    ),
    ("scalar", #"{"type": ["integer", "boolean"]}"#, "12"),
    ("raw", #"{"$ref": "other.json"}"#, #"{"a":[1.0]}"#),
  ]

  private static var many: String {
    (0..<60).map { #""value \#($0)""# }.joined(separator: ",")
  }

  /// The schema of all properties.
  static var schema: String {
    let members = properties.map { #""\#($0.name)": \#($0.schema)"# }
    return #"{"type": "object", "properties": {\#(members.joined(separator: ","))}}"#
  }

  /// The answers that come of filling every field.
  static var answers: String {
    "{" + properties.map { #""\#($0.name)":\#($0.answer)"# }.joined(separator: ",") + "}"
  }

  /// Presses the keys by which a person answers the field with the focus.
  static func fill(_ field: Field, in window: Window) {
    switch field.kind {
    case .text(let style): type(text(style), in: window)
    case .integer, .number: fillNumber(field, in: window)
    case .boolean: press([space], in: window)
    case .choice: fillChoice(field, in: window)
    case .choices(let choices):
      if choices.count > 12 {
        type("57", in: window)
        press([down, space], in: window)
      } else {
        press([space, down, space], in: window)
      }
    case .tags: type("red,dark blue", in: window)
    case .scalar: type("12", in: window)
    case .raw: type(#"{"a": [1.0]}"#, in: window)
    }
  }

  private static func fillNumber(_ field: Field, in window: Window) {
    switch field.presentation {
    case .slider: press([right, right], in: window)
    case .spin: press([up, up], in: window)
    case nil: type(field.kind == .integer ? "-42" : "2.50", in: window)
    case .toggle, .radio, .list, .search: break
    }
  }

  private static func fillChoice(_ field: Field, in window: Window) {
    switch field.presentation {
    case .radio: press([space, down], in: window)
    case .list: press([down], in: window)
    case .search: type("Value 57", in: window)
    case .toggle, .slider, .spin, nil: break
    }
  }

  private static func text(_ style: TextStyle) -> String {
    switch style {
    case .line: "abc"
    case .multiline: "one\ntwo"
    case .password: "secret 1"
    case .email: "me@example.org"
    case .url: "https://example.org/a"
    case .telephone: "+49 30 123"
    case .date: "2026-03-31"
    case .time: "14:30"
    case .dateTime: "2026-03-31 14:30"
    case .color: "#ff8800"
    case .file: "/tmp/a.txt"
    case .folder: "/tmp"
    }
  }

  private static let (space, enter): (Int32, Int32) = (0x20, 0xff0d)
  private static let (up, right, down): (Int32, Int32, Int32) = (0xff52, 0xff53, 0xff54)

  private static func type(_ text: String, in window: Window) {
    press(text.unicodeScalars.map { $0 == "\n" ? enter : Int32($0.value) }, in: window)
  }

  private static func press(_ keys: [Int32], in window: Window) {
    for key in keys {
      TestDisplay.press(key, in: window)
      // A list that is searched is there only once it is laid out.
      if key == down || key == space { TestDisplay.settle(window) }
    }
  }
}

// MARK: For eyes, ears and fingers

extension EveryKind {
  /// The role that a screen reader gives what takes the focus first.
  static func role(of field: Field) -> String {
    switch field.kind {
    case .text(.password): "password text"
    case .text, .tags, .scalar, .raw: "text"
    case .integer, .number: field.presentation == .slider ? "slider" : "text"
    case .boolean: field.presentation == .toggle ? "toggle button" : "check box"
    case .choice:
      switch field.presentation {
      case .radio: "radio button"
      case .search: "text"
      case .list, .toggle, .slider, .spin, nil: "combo box"
      }
    case .choices(let choices): choices.count > 12 ? "text" : "check box"
    }
  }

  /// The panel of keys that our keyboard is told to show; nil if nothing is typed.
  static func purpose(of field: Field) -> InputPurpose? {
    switch field.kind {
    case .text(.email): .email
    case .text(.url): .url
    case .text(.telephone): .phone
    case .text(.password): .password
    case .text, .tags, .scalar, .raw: .freeForm
    case .integer: field.presentation == .slider ? nil : .number
    case .number: field.presentation == .slider ? nil : .freeForm
    case .boolean: nil
    case .choice: field.presentation == .search ? .freeForm : nil
    case .choices(let choices): choices.count > 12 ? .freeForm : nil
    }
  }

  /// The words of the empty field about the answer.
  static func placeholder(of field: Field) -> String? {
    switch field.kind {
    case .text(.date): "YYYY-MM-DD"
    case .text(.time): "HH:MM"
    case .text(.dateTime): "YYYY-MM-DD HH:MM"
    case .text(.color): "#rrggbb"
    case .choice where field.presentation == .search: "Choose… (type a part of it)"
    case .choices(let choices) where choices.count > 12:
      "Search among \(choices.count) values"
    case .tags: "Values with commas between them"
    case .text, .integer, .number, .boolean, .choice, .choices, .scalar, .raw: nil
    }
  }

  /// The names of the buttons beside the entry, the first of which F4 presses.
  static func companions(of field: Field) -> [String] {
    switch field.kind {
    case .text(.password): ["Show password"]
    case .text(.date), .text(.dateTime): ["Pick a day"]
    case .text(.color): ["Choose a color"]
    case .text(.file): ["Choose a file"]
    case .text(.folder): ["Choose a folder"]
    case .integer, .number: field.presentation == .spin ? ["Less", "More"] : []
    case .text, .boolean, .choice, .choices, .tags, .scalar, .raw: []
    }
  }
}
