import OrderedJSON

/// Hints about single fields from a layout beside the schema: jsonform's `form`, homebridge's
/// `layout`, or a JSON Forms UI schema.
struct LayoutHints {
  /// The hints of the layout about the field at a place in the answers.
  private(set) var elements: [JSONPointer: JSONObject] = [:]
  /// The members of each object in the order in which the layout first mentions them.
  private(set) var order: [JSONPointer: [String]] = [:]
  /// The titled groups of the layout; a group stands behind the one it is in.
  private(set) var sections: [Section] = []
  /// The group that a property stands in.
  private(set) var sectionIndices: [JSONPointer: Int] = [:]
  /// The rules of a JSON Forms UI schema that say when fields are shown or can be changed.
  private(set) var rules: [LayoutRule] = []
  /// The controls of a JSON Forms UI schema, in order.
  private(set) var controls: [Control] = []
  /// The texts of a JSON Forms UI schema that stand in no group.
  private(set) var text: String?
  /// The parts of a JSON Forms UI schema that are not understood.
  private(set) var doubts: [FormWarning] = []
  private var mentioned: Set<JSONPointer> = []

  /// A titled group.
  struct Section {
    let title: String
    /// The group around it.
    let parent: Int?
    /// The texts that stand in it.
    var text: String?
  }

  /// The place that a control names.
  struct Control {
    let pointer: JSONPointer
    let scope: String
    let position: JSONPosition?
  }

  init() {}

  /// Whether the layout says nothing.
  var isEmpty: Bool { elements.isEmpty && order.isEmpty }

  /// Reads a layout, leaving out what is not understood.
  init(reading layout: JSONValue) {
    visit(layout, Surroundings())
  }

  /// The groups and rules around an element.
  private struct Surroundings {
    var section: Int?
    var rules: [JSONValue] = []
    /// Whether this is a JSON Forms UI schema; other layouts have elements without number.
    var isJSONForms = false
  }

  private mutating func visit(_ value: JSONValue, _ around: Surroundings) {
    switch value.kind {
    case .array(let elements):
      for element in elements { visit(element, around) }
    case .string(let key):
      mention(Self.pointer(key: key), nil, around)
    case .object(let object):
      var around = around
      around.isJSONForms = around.isJSONForms || Self.isJSONForms(object)
      if let rule = object["rule"] { note(rule, &around) }
      if let key = object["key"]?.stringValue {
        mention(Self.pointer(key: key), object, around)
        // The list or object has a heading of its own.
        around.section = nil
      } else if let scope = object["scope"]?.stringValue {
        mention(scope, of: value, around)
        mention(Self.pointer(scope: scope), Self.element(ofControl: object), around)
      } else if let text = Self.text(of: object), around.isJSONForms {
        add(text, to: around.section)
      } else if let title = Self.sectionTitle(of: object) {
        sections.append(Section(title: title, parent: around.section))
        around.section = sections.count - 1
      } else if around.isJSONForms, !Self.isLayout(object) {
        let type = object["type"].map { $0.stringValue ?? $0.excerpt } ?? ""
        doubt(.unknownLayoutElement(type), at: value.position)
      }
      for key in ["items", "elements", "layout", "pages"] {
        if let children = object[key] { visit(children, around) }
      }
    case .null, .bool, .number: break
    }
  }

  private static func isJSONForms(_ element: JSONObject) -> Bool {
    guard element["type"]?.stringValue != nil else { return false }
    return element["elements"]?.arrayValue != nil || element["scope"]?.stringValue != nil
  }

  /// Tells whether an element only holds others.
  private static func isLayout(_ element: JSONObject) -> Bool {
    switch element["type"]?.stringValue {
    case "VerticalLayout", "HorizontalLayout", "Group", "Categorization", "Category":
      element["elements"]?.arrayValue != nil
    default: false
    }
  }

  private static func text(of element: JSONObject) -> String? {
    element["type"]?.stringValue == "Label" ? element["text"]?.stringValue : nil
  }

  private mutating func add(_ text: String, to section: Int?) {
    guard let section else { return Self.append(text, to: &self.text) }
    Self.append(text, to: &sections[section].text)
  }

  /// Appends a paragraph in place, since a layout may have very many.
  private static func append(_ paragraph: String, to text: inout String?) {
    guard text?.append("\n\n" + paragraph) == nil else { return }
    text = paragraph
  }

  private mutating func note(_ rule: JSONValue, _ around: inout Surroundings) {
    if LayoutRule(rule, about: .root) != nil {
      around.rules.append(rule)
    } else if around.isJSONForms {
      doubt(.unknownLayoutRule, at: rule.position)
    }
  }

  private mutating func mention(_ scope: String, of control: JSONValue, _ around: Surroundings) {
    guard around.isJSONForms else { return }
    if let pointer = Self.tokens(ofScope: scope).map({ JSONPointer(tokens: $0) }) {
      controls.append(Control(pointer: pointer, scope: scope, position: control.position))
    } else {
      doubt(.unknownLayoutPlace(scope), at: control.position)
    }
  }

  private mutating func doubt(_ reason: FormWarning.Reason, at position: JSONPosition?) {
    guard doubts.count < Self.doubtLimit else { return }
    doubts.append(FormWarning(pointer: .root, reason: reason, position: position))
  }

  /// Adds doubts about controls and rules for which the schema has no property.
  mutating func compare(with schema: JSONValue) {
    for control in controls where control.pointer.isSurelyMissing(in: schema) {
      doubt(.unknownLayoutPlace(control.scope), at: control.position)
    }
    for rule in rules {
      let place = rule.pointer.inProperties
      guard schema[place] == nil, !rule.pointer.isSurelyMissing(in: schema) else { continue }
      doubt(.lostLayoutRule(rule.pointer), at: rule.position)
    }
  }

  /// The most doubts that are told.
  private static let doubtLimit = 100

  private static func sectionTitle(of element: JSONObject) -> String? {
    let label: JSONValue? =
      switch element["type"]?.stringValue {
      case "Group", "Category": element["label"]
      case "fieldset", "section": element["title"]
      default: nil
      }
    guard let text = label?.stringValue, !text.isEmpty, !FieldHints.isTemplate(text) else {
      return nil
    }
    return text
  }

  private mutating func mention(
    _ pointer: JSONPointer?,
    _ element: JSONObject?,
    _ around: Surroundings
  ) {
    guard let pointer else { return }
    for rule in around.rules where rules.count < Self.ruleLimit {
      if let rule = LayoutRule(rule, about: pointer) { rules.append(rule) }
    }
    if let section = around.section { put(pointer, into: section) }
    // No field is further down; a key of a million dots must not cost their square.
    var place = JSONPointer(tokens: Array(pointer.tokens.prefix(ReadingLimit.depth + 1)))
    if let element, place == pointer, elements[pointer] == nil { elements[pointer] = element }
    while let name = place.tokens.last, let parent = place.parent {
      guard mentioned.insert(place).inserted else { return }
      order[parent, default: []].append(name)
      place = parent
    }
  }

  /// The most rules that are followed; each is a condition that is evaluated while typing.
  private static let ruleLimit = 1000

  /// Puts the highest part of a place that no group has yet into a group.
  private mutating func put(_ pointer: JSONPointer, into section: Int) {
    let tokens = pointer.tokens.prefix(ReadingLimit.depth + 1)
    for count in 1...max(tokens.count, 1) where count <= tokens.count {
      let place = JSONPointer(tokens: Array(tokens.prefix(count)))
      // A row of a list is in the group that the list is in.
      if place.tokens.last == "*" { continue }
      guard mentioned.contains(place) else {
        sectionIndices[place] = section
        return
      }
      if sectionIndices[place] == section { return }
    }
  }

  /// `address.street`, or `people[].name` for each row of a list; `*` is no single field.
  private static func pointer(key: String) -> JSONPointer? {
    guard !key.isEmpty, key != "*" else { return nil }
    var tokens: [String] = []
    for part in key.split(separator: ".", omittingEmptySubsequences: false) {
      var name = part
      var rows = 0
      while name.hasSuffix("[]") {
        name = name.dropLast(2)
        rows += 1
      }
      guard !name.contains("[") else { return nil }
      if !name.isEmpty || rows == 0 { tokens.append(String(name)) }
      tokens += Array(repeating: "*", count: rows)
    }
    return JSONPointer(tokens: tokens)
  }

  /// `#/properties/address/properties/street`, with or without the `#`.
  private static func pointer(scope: String) -> JSONPointer? {
    guard let names = tokens(ofScope: scope), !names.isEmpty else { return nil }
    return JSONPointer(tokens: names)
  }

  /// The names of the properties that a scope leads through; none for the whole answer.
  static func tokens(ofScope scope: String) -> [String]? {
    guard let tokens = JSONPointer(fragment: scope)?.tokens, tokens.count.isMultiple(of: 2) else {
      return nil
    }
    var names: [String] = []
    for index in stride(from: 0, to: tokens.count, by: 2) {
      guard tokens[index] == "properties" else { return nil }
      names.append(tokens[index + 1])
    }
    return names
  }

  /// Says in jsonform's words what a JSON Forms control says.
  private static func element(ofControl control: JSONObject) -> JSONObject {
    var element = JSONObject()
    element["title"] = control["label"]?["text"] ?? control["label"]
    let options = control["options"]
    element["title"] = element["title"] ?? options?["label"]
    element["placeholder"] = options?["placeholder"]
    element["readonly"] = options?["readonly"]
    element["description"] = options?["help"]
    element["suggestions"] = options?["suggestion"]
    let flags: [(name: String, word: JSONValue)] = [
      ("multi", "textarea"), ("textarea", "textarea"), ("slider", "slider"), ("toggle", "toggle"),
    ]
    let asked = flags.first { options?[$0.name]?.boolValue == true }
    element["type"] =
      asked?.word ?? options?["format"] ?? options?["inputType"]
    return element
  }
}

extension JSONPointer {
  /// The place in a schema of the property at this place in the answers.
  var inProperties: JSONPointer { JSONPointer(tokens: tokens.flatMap { ["properties", $0] }) }

  /// Tells whether no part of a schema can be about this place in the answers.
  fileprivate func isSurelyMissing(in schema: JSONValue) -> Bool {
    var schema = schema
    for token in tokens {
      guard let next = schema["properties"]?[token] else {
        return schema.objectValue?.members.allSatisfy { Self.plainKeywords.contains($0.key) }
          ?? false
      }
      schema = next
    }
    return false
  }

  /// Keywords beside which only `properties` declares properties.
  private static let plainKeywords: Set<String> = [
    "type", "title", "description", "properties", "required", "default", "examples", "format",
    "$schema", "$id", "id", "$comment", "$defs", "definitions", "minimum", "maximum", "minLength",
    "maxLength", "pattern", "enum", "const", "readOnly", "writeOnly",
  ]
}
