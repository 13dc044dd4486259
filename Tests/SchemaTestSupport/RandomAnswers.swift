public import OrderedJSON
public import TestSupport

/// Makes values that are often as a schema has them, and breaks them a little.
public struct RandomAnswers: Sendable {
  private let root: JSONValue
  public var random: SplitMix64

  public init(to schema: JSONValue, seed: UInt64) {
    root = schema
    random = SplitMix64(seed: seed)
  }

  /// Returns a value that is often, but not always, as the schema has it.
  public mutating func next() -> JSONValue { value(root, depth: 0) }

  private mutating func value(_ schema: JSONValue, depth: Int) -> JSONValue {
    guard let object = schema.objectValue, depth < 12, !random.once(in: 40) else {
      return Self.anything(&random)
    }
    if let reference = object["$ref"]?.stringValue,
      let target = JSONPointer(fragment: reference).flatMap({ root[$0] })
    {
      return value(target, depth: depth + 1)
    }
    if let values = object["enum"]?.arrayValue, !values.isEmpty {
      return random.element(of: values)
    }
    if let value = object["const"] { return value }
    for keyword in ["oneOf", "anyOf"] {
      guard let branches = object[keyword]?.arrayValue, !branches.isEmpty else { continue }
      let chosen = value(random.element(of: branches), depth: depth + 1)
      guard var members = chosen.objectValue, object["properties"] != nil else { return chosen }
      for member in self.object(object, depth: depth) { members[member.key] = member.value }
      return .object(members)
    }
    var type = object["type"]
    if let types = type?.arrayValue, !types.isEmpty { type = random.element(of: types) }
    switch type?.stringValue
      ?? (object["properties"] == nil && object["allOf"] == nil ? "" : "object")
    {
    case "object": return .object(self.object(object, depth: depth))
    case "array": return .array(elements(object, depth: depth))
    case "integer": return .number(JSONNumber(number(object)))
    case "number":
      return random.once(in: 2)
        ? .number(JSONNumber(number(object))) : .number(JSONNumber("2.5") ?? JSONNumber(2))
    case "boolean": return .bool(random.once(in: 2))
    case "null": return .null
    case "string": return .string(text(object))
    default: return Self.anything(&random)
    }
  }

  private mutating func object(_ schema: JSONObject, depth: Int) -> JSONObject {
    var members = JSONObject()
    let parts = [JSONValue.object(schema)] + (schema["allOf"]?.arrayValue ?? [])
    for part in parts.compactMap({ resolved($0).objectValue }) {
      let required = Set(part["required"]?.arrayValue?.compactMap(\.stringValue) ?? [])
      for member in part["properties"]?.objectValue?.members ?? []
      where required.contains(member.key) || random.once(in: 2) {
        members[member.key] = value(member.value, depth: depth + 1)
      }
    }
    let maps = schema["patternProperties"]?.objectValue?.members.map(\.value) ?? []
    for schema in maps + [schema["additionalProperties"]].compactMap({ $0 }) {
      guard schema.objectValue != nil, random.once(in: 2) else { continue }
      members[random.element(of: ["a", "foo", "x1", "S_0", "1"])] = value(schema, depth: depth + 1)
    }
    return members
  }

  private func resolved(_ schema: JSONValue) -> JSONValue {
    schema["$ref"]?.stringValue.flatMap(JSONPointer.init(fragment:)).flatMap { root[$0] } ?? schema
  }

  private mutating func elements(_ schema: JSONObject, depth: Int) -> [JSONValue] {
    let least = schema["minItems"]?.numberValue.flatMap { Int($0.text) } ?? 0
    let items = schema["prefixItems"]?.arrayValue ?? schema["items"]?.arrayValue
    let rest = schema["items"].flatMap { $0.arrayValue == nil ? $0 : nil }
    return (0..<min(10, least + random.int(0...2))).map { index in
      let fixed = items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return (fixed ?? rest).map { value($0, depth: depth + 1) } ?? Self.anything(&random)
    }
  }

  private mutating func number(_ schema: JSONObject) -> Int {
    let least = schema["minimum"]?.numberValue.flatMap { Int($0.text) } ?? 0
    let most = schema["maximum"]?.numberValue.flatMap { Int($0.text) } ?? least + 100
    return random.int(least...max(least, most))
  }

  private mutating func text(_ schema: JSONObject) -> String {
    let least = schema["minLength"]?.numberValue.flatMap { Int($0.text) } ?? 0
    let text = random.element(of: Self.words)
    return text.count < least ? text + String(repeating: "x", count: min(least, 500)) : text
  }

  private static let words = [
    "", "a", "x y", "2026-03-31", "123", "12345", "123-45-6789", "5551234567", "name@example.org",
    "true", "/tmp/a.csv", "12.GB", "4.h", "https://example.org", "AAAA", "foo",
  ]

  private static func anything(_ random: inout SplitMix64) -> JSONValue {
    random.element(of: [
      .null, 1, 0, -3, true, false, "", "a", "foo", [], [:], [1], ["a": 1], [1, 1], ["foo": "bar"],
      .number(JSONNumber("1.0") ?? JSONNumber(1)), .number(JSONNumber("-2.5") ?? JSONNumber(1)),
    ])
  }

  // MARK: Breaking

  /// Returns the value with one thing changed somewhere in it.
  public mutating func broken(_ value: JSONValue) -> JSONValue {
    switch value.kind {
    case .object(var object):
      if !object.isEmpty, !random.once(in: 4) {
        let member = random.element(of: object.members)
        object[member.key] = random.once(in: 4) ? nil : broken(member.value)
      } else {
        object[random.element(of: ["a", "foo", "bar", "baz", "x1", ""])] = Self.anything(&random)
      }
      return .object(object)
    case .array(var elements):
      guard !elements.isEmpty else { return [Self.anything(&random)] }
      let index = random.int(0...elements.count - 1)
      switch random.int(0...5) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      case 2: elements.insert(Self.anything(&random), at: index)
      default: elements[index] = broken(elements[index])
      }
      return .array(elements)
    case .string(let text):
      switch random.int(0...3) {
      case 0: return .string(text + random.element(of: ["x", "1", " ", "-", "aaaa"]))
      case 1: return .string(String(text.dropFirst()))
      case 2: return .string(random.element(of: Self.words))
      default: return Self.anything(&random)
      }
    case .number(let number):
      guard let integer = Int(number.text), abs(integer) < 1 << 40, !random.once(in: 4) else {
        return Self.anything(&random)
      }
      return .number(JSONNumber(integer + random.int(-2...2)))
    case .null, .bool:
      return Self.anything(&random)
    }
  }
}
