import OrderedJSON

/// A rule of a JSON Forms UI schema: a field is shown, or can be changed, only under a condition.
///
/// The condition becomes a schema for the whole answer, so that rules are followed as the schema's
/// own `if` is.
struct LayoutRule {
  /// The consequence of the condition.
  enum Effect: String {
    case show = "SHOW"
    case hide = "HIDE"
    case enable = "ENABLE"
    case disable = "DISABLE"
  }

  /// The place of the field in the answers.
  let pointer: JSONPointer
  let effect: Effect
  /// The schema that the answers have to be right by for the effect.
  let condition: JSONValue
  /// Where it is written.
  let position: JSONPosition?

  /// Reads a rule; nil if it is not understood.
  init?(_ value: JSONValue, about pointer: JSONPointer) {
    guard let effect = value["effect"]?.stringValue.flatMap(Effect.init(rawValue:)),
      let condition = value["condition"].flatMap({ Self.schema(of: $0, depth: 0) })
    else { return nil }
    (self.pointer, self.effect, self.condition) = (pointer, effect, condition)
    position = value.position
  }

  private static func schema(of condition: JSONValue, depth: Int) -> JSONValue? {
    guard depth < ReadingLimit.depth else { return nil }
    switch condition["type"]?.stringValue {
    case "AND", "OR":
      let parts = condition["conditions"]?.arrayValue ?? []
      let schemas = parts.compactMap { schema(of: $0, depth: depth + 1) }
      guard !schemas.isEmpty, schemas.count == parts.count else { return nil }
      return [condition["type"]?.stringValue == "AND" ? "allOf" : "anyOf": .array(schemas)]
    default:
      guard let tokens = LayoutHints.tokens(ofScope: condition["scope"]?.stringValue ?? ""),
        let schema = condition["schema"]
          ?? condition["expectedValue"].map({ ["const": $0] })
      else { return nil }
      // JSON Forms asks the schema about nothing, of which only these keywords say no.
      let mustBeThere =
        condition["failWhenUndefined"]?.boolValue == true
        || ["const", "enum", "type"].contains { schema[$0] != nil }
      return tokens.reversed().reduce(schema) { inner, name in
        var outer: JSONObject = ["properties": .object([name: inner])]
        if mustBeThere {
          outer["type"] = "object"
          outer["required"] = [.string(name)]
        }
        return .object(outer)
      }
    }
  }
}

extension JSONValue {
  /// Returns a schema that has rules of a layout as conditions of its own.
  ///
  /// A property that is not always shown moves from `properties` into a condition. A rule about
  /// something that the schema does not declare in its own `properties` is left out.
  func following(_ rules: [LayoutRule]) -> JSONValue {
    var places: [JSONPointer] = []
    var byPlace: [JSONPointer: [LayoutRule]] = [:]
    for rule in rules {
      if byPlace[rule.pointer] == nil { places.append(rule.pointer) }
      byPlace[rule.pointer, default: []].append(rule)
    }
    var schema = self
    var conditions: [JSONValue] = []
    // A property inside of another one moves before that does.
    for place in places.sorted(by: { $0.tokens.count > $1.tokens.count }) {
      conditions += schema.apply(byPlace[place] ?? [], at: place)
    }
    guard !conditions.isEmpty, case .object(var object) = schema.kind else { return self }
    object["allOf"] = .array((object["allOf"]?.arrayValue ?? []) + conditions)
    return JSONValue(.object(object), position: position)
  }

  private mutating func apply(_ rules: [LayoutRule], at place: JSONPointer) -> [JSONValue] {
    let path = place.inProperties
    guard let property = self[path] else { return [] }
    let shown = Self.requirement(rules, .show, .hide)
    let enabled = Self.requirement(rules, .enable, .disable)
    let isFixed: JSONValue = ["readOnly": true]
    if shown.isEmpty {
      let fixed = Self.nested(isFixed, at: place)
      return enabled.isEmpty ? [] : [["if": ["allOf": .array(enabled)], "else": fixed]]
    }
    guard remove(at: path) else { return [] }
    let whole = Self.nested(property, at: place)
    guard !enabled.isEmpty else { return [["if": ["allOf": .array(shown)], "then": whole]] }
    let fixed = Self.nested(["allOf": [property, isFixed]], at: place)
    let isEnabled: JSONValue = ["allOf": .array(enabled)]
    return [
      ["if": ["allOf": .array(shown + [isEnabled])], "then": whole],
      ["if": ["allOf": .array(shown + [["not": isEnabled]])], "then": fixed],
    ]
  }

  private static func requirement(
    _ rules: [LayoutRule],
    _ positive: LayoutRule.Effect,
    _ negative: LayoutRule.Effect
  ) -> [JSONValue] {
    rules.compactMap { rule in
      if rule.effect == positive { return rule.condition }
      return rule.effect == negative ? ["not": rule.condition] : nil
    }
  }

  private static func nested(_ schema: JSONValue, at place: JSONPointer) -> JSONValue {
    place.tokens.reversed().reduce(schema) { inner, name in
      ["properties": .object([name: inner])]
    }
  }

  private mutating func remove(at pointer: JSONPointer) -> Bool {
    guard let parent = pointer.parent, let name = pointer.tokens.last,
      var object = self[parent]?.objectValue
    else { return false }
    object[name] = nil
    return set(JSONValue(.object(object), position: self[parent]?.position), at: parent)
  }
}
