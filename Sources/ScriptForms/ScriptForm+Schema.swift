public import OrderedJSON

extension ScriptForm {
  /// The JSON Schema that means the same questions.
  ///
  /// The answers are one object with a member for each field, named after its label. Texts between
  /// fields are the titles of sections.
  public func schema(in surroundings: ScriptSurroundings) -> JSONValue {
    var schema = JSONObject()
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = title.map(JSONValue.string)
    schema["description"] = text.map(JSONValue.string)
    schema["type"] = "object"
    let sections = sections(in: surroundings)
    schema["properties"] = sections.first.map { .object($0.properties) } ?? [:]
    let required = fields.filter(\.isNeeded).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    let parts = sections.dropFirst().map(\.value)
    if !parts.isEmpty { schema["allOf"] = .array(parts) }
    return .object(schema)
  }

  /// Fields with the texts above them.
  private struct Section {
    var labels: [(plain: String, markdown: String)] = []
    var properties = JSONObject()

    var value: JSONValue {
      var object = JSONObject()
      if let first = labels.first { object["title"] = .string(first.plain) }
      var texts = labels.dropFirst().map(\.markdown)
      if let first = labels.first, first.markdown != PangoMarkup.literal(first.plain),
        ScriptText.split(first.markdown, at: "](").count > 1
      {
        texts.insert(first.markdown, at: 0)
      }
      if !texts.isEmpty { object["description"] = .string(texts.joined(separator: "\n\n")) }
      object["properties"] = .object(properties)
      return .object(object)
    }
  }

  private func sections(in surroundings: ScriptSurroundings) -> [Section] {
    var sections = [Section()]
    for (place, field) in fields.enumerated() {
      if case .label(let markdown) = field.kind {
        // A line across the form divides nothing that has a name.
        guard !markdown.isEmpty else { continue }
        let last = sections.count - 1
        if sections[last].properties.members.isEmpty, last > 0 {
          sections[last].labels.append((field.label, markdown))
        } else {
          sections.append(Section(labels: [(field.label, markdown)]))
        }
      } else {
        var property = property(field, in: surroundings)
        if place == focusedField { property["ui:autofocus"] = true }
        sections[sections.count - 1].properties[field.name] = .object(property)
      }
    }
    // Texts with no field behind them would not be shown.
    if let last = sections.last, sections.count > 1, last.properties.members.isEmpty {
      var field = ScriptField(last.labels[0].plain, .readOnly)
      field.help = last.labels.dropFirst().map(\.markdown).joined(separator: "\n\n")
      sections[sections.count - 1].properties["note"] = .object(property(field, in: surroundings))
    }
    return sections
  }

  private func property(_ field: ScriptField, in surroundings: ScriptSurroundings) -> JSONObject {
    var object = JSONObject()
    object["title"] = .string(field.label)
    object["description"] = field.help.flatMap { $0.isEmpty ? nil : .string($0) }
    object["type"] = "string"
    describe(field, in: &object)
    if field.isDisabled { object["readOnly"] = true }
    object["pattern"] = field.rules.pattern.map(JSONValue.string)
    if object["default"] == nil { object["default"] = initialAnswer(field, in: surroundings) }
    return object
  }

  private func describe(_ field: ScriptField, in object: inout JSONObject) {
    switch field.kind {
    case .line: setBounds(field, in: &object, range: nil)
    case .label: break
    case .password: object["format"] = "password"
    case .lines: object["ui:widget"] = "textarea"
    case .readOnly: object["readOnly"] = true
    case .day: if !keepsText(field) { object["format"] = "date" }
    case .choice(let texts):
      object["enum"] = .array(distinct(texts).map(JSONValue.string))
      object["ui:widget"] = "select"
    case .rows(let rows, let header):
      if rows.count <= Self.mostRadioButtons { object["ui:widget"] = "radio" }
      if !header.isEmpty {
        object["description"] = .string(PangoMarkup.literal(header.joined(separator: " · ")))
      }
      setRows(rows, in: &object)
    case .suggestions(let texts):
      if !texts.isEmpty { object["examples"] = .array(texts.map(JSONValue.string)) }
    case .flag(let isSwitch):
      object["type"] = "boolean"
      if isSwitch { object["ui:widget"] = "toggle" }
    case .number(let range): setBounds(field, in: &object, range: range)
    case .slider(let range):
      setBounds(field, in: &object, range: range)
      object["ui:widget"] = "range"
    case .file: object["ui:widget"] = "file"
    case .folder: object["ui:widget"] = "folder"
    case .files(let isFolders):
      object["type"] = "array"
      object["items"] = ["type": "string", "ui:widget": isFolders ? "folder" : "file"]
    case .font: object["ui:widget"] = "font"
    case .color: object["format"] = "color"
    }
  }

  /// As many rows as can all be seen are radio buttons.
  private static let mostRadioButtons = 8

  private func setBounds(
    _ field: ScriptField,
    in object: inout JSONObject,
    range: ScriptField.NumberRange?
  ) {
    let minimum = field.rules.minimum ?? range.map { decimal($0.minimum, $0.decimals) }
    let maximum = field.rules.maximum ?? range.map { decimal($0.maximum, $0.decimals) }
    guard minimum != nil || maximum != nil else { return }
    object["type"] = range?.decimals == 0 ? "integer" : "number"
    object["minimum"] = minimum.flatMap(JSONNumber.init).map(JSONValue.number)
    object["maximum"] = maximum.flatMap(JSONNumber.init).map(JSONValue.number)
  }

  private func setRows(_ rows: [[String]], in object: inout JSONObject) {
    let names = distinct(rows.map(Self.name(of:)))
    object["enum"] = .array(names.map(JSONValue.string))
  }

  static func name(of row: [String]) -> String { row.joined(separator: " · ") }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// Whether the text of a day cannot be read as one, and is only handed through.
  private func keepsText(_ field: ScriptField) -> Bool {
    guard let initial = field.initial, !initial.isEmpty else { return false }
    return day(of: initial) == nil
  }

  private func day(of text: String) -> String? {
    DayReading.day(of: text, format: dateFormat) ?? DayReading.day(of: text, format: "%F")
  }

  /// The value at first, if there is one.
  func initialAnswer(_ field: ScriptField, in surroundings: ScriptSurroundings) -> JSONValue? {
    let text = field.initial.flatMap { $0.isEmpty ? nil : $0 }
    switch field.kind {
    case .line where field.rules.minimum != nil || field.rules.maximum != nil,
      .number, .slider:
      return text.flatMap(JSONNumber.init).map(JSONValue.number)
    case .line, .password, .lines, .readOnly, .suggestions, .file: return text.map(JSONValue.string)
    case .choice: return field.initial.map(JSONValue.string)
    case .rows(let rows, _): return .string(field.initial ?? rows.first.map(Self.name) ?? "")
    case .flag: return .bool(text?.lowercased() == "true")
    case .day(let isAlwaysGiven):
      guard let text else { return isAlwaysGiven ? .string(surroundings.today) : nil }
      return .string(day(of: text) ?? text)
    case .folder: return .string(text ?? surroundings.folder)
    case .files:
      return text.map { .array(ScriptText.split($0, at: itemSeparator).map(JSONValue.string)) }
    case .font: return .string(text ?? "Sans 12")
    case .color: return .string(text.flatMap(surroundings.color) ?? "#000000")
    case .label: return nil
    }
  }
}

extension ScriptField {
  /// Whether an answer has to be there.
  var isNeeded: Bool {
    if case .day(isAlwaysGiven: true) = kind { return true }
    return rules.isRequired
  }
}
