import OrderedJSON
public import TestSupport

/// Breaks JSON text and JSON values in random places.
public struct MutatedText {
  /// Texts and values from which pieces are taken.
  private let sources: [[UInt8]]
  private let values: [JSONValue]

  public init(_ sources: [[UInt8]]) {
    self.sources = sources
    values = sources.compactMap { try? JSONValue(reading: $0) }
  }

  private static let keywords = [
    "type", "properties", "items", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$ref",
    "$defs", "definitions", "enum", "const", "required", "default", "minItems", "maxItems",
    "uniqueItems", "additionalProperties", "patternProperties", "propertyNames", "dependencies",
    "dependentSchemas", "pattern", "format", "minimum", "maximum", "multipleOf", "minLength",
    "prefixItems", "contains", "unevaluatedProperties", "$id", "$anchor", "$dynamicRef", "hidden",
    "readOnly", "title", "description", "uiSchema", "formData", "schema", "examples", "enumNames",
  ]

  private static let oddities: [JSONValue] =
    [
      .null, true, false, 0, -1, "", "#", "#/", "#/properties", "#/definitions", "object", "array",
      "string", "(", "^(a+)+$", "\u{0}", "\u{202E}\u{FFFF}", [], [:], [[]], ["a", "a"],
      ["$ref": "#"], ["type": ["null", "string", "array"]], "http://example.org/x.json",
    ]
    + ["1e400", "-1e-400", "123456789012345678901234567890", "1e999999999999", "4294967296"]
    .compactMap { JSONNumber($0).map(JSONValue.number) }

  /// Returns bytes that are hardly ever JSON, or JSON that says something odd.
  public func next(_ random: inout SplitMix64) -> [UInt8] {
    switch random.int(0...9) {
    case 0: return (0..<random.int(0...200)).map { _ in UInt8(random.int(0...255)) }
    case 1, 2: return brokenBytes(&random)
    default:
      var value = random.element(of: values)
      for _ in 0...random.int(0...7) {
        let piece = self.piece(&random)
        value = changed(value, piece, &random, depth: 0)
      }
      return Array(value.text(random.once(in: 2) ? .pretty : .compact).utf8)
    }
  }

  private func brokenBytes(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = random.element(of: sources)
    guard !bytes.isEmpty else { return bytes }
    for _ in 0...random.int(0...4) {
      let place = random.int(0...max(bytes.count - 1, 0))
      switch random.int(0...3) {
      case 0: bytes[place] = UInt8(random.int(0...255))
      case 1: bytes.insert(random.element(of: Array("{}[],:\"\\0e-".utf8)), at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.int(1...20)))
      default: bytes = Array(bytes[..<place])
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  private func piece(_ random: inout SplitMix64) -> JSONValue {
    guard random.once(in: 2) else { return random.element(of: Self.oddities) }
    var piece = random.element(of: values)
    for _ in 0..<random.int(1...6) {
      switch piece.kind {
      case .object(let object) where !object.isEmpty:
        piece = random.element(of: object.members).value
      case .array(let elements) where !elements.isEmpty: piece = random.element(of: elements)
      case .object, .array, .null, .bool, .number, .string: return piece
      }
    }
    return piece
  }

  private func changed(
    _ value: JSONValue,
    _ piece: JSONValue,
    _ random: inout SplitMix64,
    depth: Int
  ) -> JSONValue {
    if depth > 0, random.once(in: 6) { return piece }
    switch value.kind {
    case .object(var object):
      if object.isEmpty || random.once(in: 6) {
        object[random.element(of: Self.keywords)] = piece
      } else {
        let member = random.element(of: object.members)
        object[member.key] =
          random.once(in: 12)
          ? nil : changed(member.value, piece, &random, depth: depth + 1)
      }
      return .object(object)
    case .array(var elements):
      guard !elements.isEmpty else { return [piece] }
      let index = random.int(0...elements.count - 1)
      if random.once(in: 8) {
        elements.remove(at: index)
      } else {
        elements[index] = changed(elements[index], piece, &random, depth: depth + 1)
      }
      return .array(elements)
    case .null, .bool, .number, .string:
      return piece
    }
  }
}
