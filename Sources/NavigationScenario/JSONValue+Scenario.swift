internal import FormNavigation
internal import OrderedJSON

extension JSONValue {
  /// A number, without a fraction if it is whole.
  static func decimal(_ value: Double) -> JSONValue {
    if let whole = Int(exactly: value) { return .number(JSONNumber(whole)) }
    return JSONNumber(value).map(JSONValue.number) ?? .null
  }

  static func point(_ point: Point) -> JSONValue {
    ["x": .decimal(point.x), "y": .decimal(point.y)]
  }

  static func size(_ size: Size) -> JSONValue {
    ["width": .decimal(size.width), "height": .decimal(size.height)]
  }

  static func rect(_ rect: Rect) -> JSONValue {
    [.decimal(rect.x), .decimal(rect.y), .decimal(rect.width), .decimal(rect.height)]
  }

  /// The word that stands for a value.
  static func word<Value: Equatable>(
    for value: Value,
    in words: KeyValuePairs<String, Value>
  ) -> JSONValue {
    words.first { $0.value == value }.map { .string($0.key) } ?? .null
  }

  /// The value over several lines: one for each member, and one for each element of a member.
  var scenarioText: String {
    guard let object = objectValue else { return spacedText }
    let members = object.members.map { member in
      let key = JSONValue.string(member.key).text()
      guard let elements = member.value.arrayValue, !elements.isEmpty else {
        return "  \(key): \(member.value.spacedText)"
      }
      return "  \(key): [\n"
        + elements.map { "    " + $0.spacedText }.joined(separator: ",\n") + "\n  ]"
    }
    return "{\n" + members.joined(separator: ",\n") + "\n}"
  }

  /// The value on one line, with a space after each colon and comma.
  var spacedText: String {
    switch kind {
    case .array(let elements):
      return "[" + elements.map(\.spacedText).joined(separator: ", ") + "]"
    case .object(let object):
      let members = object.members.map { "\(JSONValue.string($0.key)): \($0.value.spacedText)" }
      return "{" + members.joined(separator: ", ") + "}"
    case .null, .bool, .number, .string:
      return text()
    }
  }
}
