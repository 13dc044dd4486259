import OrderedJSON

extension Field {
  /// Returns a value in the field's kind, or nil when the field cannot show it.
  ///
  /// Text that is a number where a number is asked for becomes one, and so on. Text in a number
  /// field that is no number stays text: the user sees it and can correct it.
  func converted(_ value: JSONValue) -> JSONValue? {
    if value.isNull { return takesNull ? value : nil }
    switch kind {
    case .text:
      return value.scalarText.map { JSONValue(.string($0), position: value.position) }
    case .integer, .number:
      guard let text = value.numberValue?.text ?? value.stringValue,
        !text.isEmpty, !text.utf8.contains(0)
      else { return nil }
      guard let number = value.numberValue ?? JSONNumber(text) else { return value }
      return .number(kind == .integer ? number.withoutFraction : number)
    case .boolean:
      return (value.boolValue ?? value.stringValue.flatMap(Self.flag)).map { .bool($0) }
    case .choice(let choices):
      return place(of: value, in: choices) == nil ? nil : value
    case .choices(let choices):
      guard let elements = value.arrayValue,
        elements.allSatisfy({ place(of: $0, in: choices) != nil }),
        Set(elements).count == elements.count
      else { return nil }
      return value
    case .tags:
      guard let elements = value.arrayValue, elements.allSatisfy({ $0.stringValue != nil }) else {
        return nil
      }
      return value
    case .scalar:
      guard value.arrayValue == nil, value.objectValue == nil,
        value.stringValue?.utf8.contains(0) != true
      else { return nil }
      return value
    case .raw:
      return value
    }
  }

  /// Returns what the field shows for a value that `converted(_:)` has returned.
  func input(showing value: JSONValue?, _ format: NumberFormat) -> FieldInput {
    switch kind {
    case .text:
      return .text(value?.stringValue ?? "")
    case .integer, .number:
      return .text(value?.numberValue.map { format.text($0) } ?? value?.stringValue ?? "")
    case .boolean:
      return .flag(value?.boolValue ?? false)
    case .choice(let choices):
      return .choice(value.flatMap { place(of: $0, in: choices) })
    case .choices(let choices):
      let elements = value?.arrayValue ?? []
      return .choices(Set(elements.compactMap { place(of: $0, in: choices) }))
    case .tags:
      return .text(TagText.text(showing: value?.arrayValue?.compactMap(\.stringValue) ?? []))
    case .scalar(let types):
      guard let value else { return .text("") }
      let text = value.numberValue.map { format.text($0) } ?? value.stringValue ?? value.text()
      let isPlain = ScalarReading(types, format).value(of: text) == value
      guard !isPlain, let type = types.first(where: { $0.contains(value) }) else {
        return .text(text)
      }
      return .typed(text, as: type)
    case .raw:
      guard let value else { return .text("") }
      let isLarge = value.arrayValue?.isEmpty == false || value.objectValue?.isEmpty == false
      return .text(value.text(isLarge ? .pretty : .compact))
    }
  }

  /// Makes a field for JSON text of one that could not show its value.
  mutating func askAsJSON() {
    constraints.types = kind == .tags ? [.array] : [.string]
    kind = .raw
    notes.append(.unshowable)
  }

  /// Tells whether a value is one that the field has but cannot show: GTK's text ends at U+0000,
  /// and a tag ends at a comma.
  func isUnshowable(_ value: JSONValue?) -> Bool {
    switch kind {
    case .text: return value?.stringValue?.utf8.contains(0) ?? false
    case .tags:
      guard let tags = value?.arrayValue?.compactMap(\.stringValue) else { return false }
      return !TagText.canShow(tags)
    case .integer, .number, .boolean, .choice, .choices, .scalar, .raw: return false
    }
  }

  /// Tells whether a value given for the field is none to speak of, and nothing is shown for it.
  func showsNothing(_ value: JSONValue) -> Bool {
    value.isNull || (value.stringValue?.isEmpty == true && !isChoice)
  }

  /// Tells whether an empty text breaks a rule, and so only means that there is no answer.
  func isCleared(by value: JSONValue, _ matcher: (any PatternMatching)?) -> Bool {
    guard case .text = kind, value.stringValue?.isEmpty == true else { return false }
    return (matcher == nil && !constraints.patterns.isEmpty)
      || fault(in: value, NumberFormat(), matcher) != nil
  }

  private var isChoice: Bool {
    if case .choice = kind { return true }
    return false
  }

  /// Tells whether `null` can be the value.
  var takesNull: Bool {
    switch kind {
    case .raw: true
    case .choice(let choices): isNullable || place(of: .null, in: choices) != nil
    case .scalar(let types): isNullable || types.contains(.null)
    case .text, .integer, .number, .boolean, .choices, .tags: isNullable
    }
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }
}

extension JSONValue {
  /// The value as JSON text, cut short if it is long.
  var excerpt: String {
    let text = text()
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  /// The text of a string, and of what is neither an array nor an object as JSON has it.
  fileprivate var scalarText: String? {
    switch kind {
    case .string(let text): text
    case .array, .object: nil
    case .null, .bool, .number: text()
    }
  }
}
