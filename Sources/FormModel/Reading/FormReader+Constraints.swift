import OrderedJSON
import SchemaValidation

extension FormReader {
  /// Gathers the rules of all layers; if two speak of the same, the stricter one counts.
  ///
  /// A rule that makes no sense, such as a length below zero, is left out with a warning.
  mutating func constraints(_ layers: SchemaLayers, _ kind: FieldKind, at pointer: JSONPointer)
    -> FieldConstraints
  {
    warnAboutNonsense(layers, kind, at: pointer)
    var result = FieldConstraints()
    switch kind {
    case .text(let style):
      addTextRules(layers, to: &result)
      result.format = result.format ?? style.impliedFormat
    case .integer, .number:
      addNumberRules(layers, to: &result)
    case .boolean:
      let values =
        layers.first("const").map { [$0] } ?? layers.first("enum")?.arrayValue
      let flags = Set(values?.compactMap(\.boolValue) ?? [])
      if flags.count == 1 { result.allowedFlag = flags.first }
    case .raw:
      result.types = types(layers)
    case .scalar:
      result.types = types(layers)
      addTextRules(layers, to: &result)
      addNumberRules(layers, to: &result)
    case .choice, .choices, .tags: break
    }
    return result
  }

  private func addTextRules(_ layers: SchemaLayers, to result: inout FieldConstraints) {
    result.minimumLength = length(layers, "minLength", max)
    result.maximumLength = length(layers, "maxLength", min)
    result.patterns = layers.all("pattern").compactMap(\.stringValue)
    result.format =
      layers.all("format").compactMap(\.stringValue)
      .compactMap(TextFormat.init(name:)).first
  }

  private func addNumberRules(_ layers: SchemaLayers, to result: inout FieldConstraints) {
    result.minimum = bound(layers, "minimum", "exclusiveMinimum") { $0 > $1 }
    result.maximum = bound(layers, "maximum", "exclusiveMaximum") { $0 < $1 }
    result.multiples = layers.all("multipleOf").compactMap(\.numberValue)
      .filter(Self.isDivisor)
  }

  func length(
    _ layers: SchemaLayers,
    _ keyword: String,
    _ stricter: (Int, Int) -> Int
  ) -> Int? {
    layers.all(keyword).compactMap(Self.length)
      .reduce(nil as Int?) { known, value in known.map { stricter($0, value) } ?? value }
  }

  /// The types that a value may have; empty if any will do or one is not known.
  private func types(_ layers: SchemaLayers) -> [SchemaType] {
    guard let names = layers.types, !names.isEmpty else { return [] }
    let types = SchemaType.allCases.filter(names.contains)
    return types.count == names.count ? types : []
  }

  private static func length(_ value: JSONValue) -> Int? {
    value.numberValue?.length
  }

  /// A divisor is greater than zero (JSON Schema Validation section 6.2.1).
  private static func isDivisor(_ number: JSONNumber) -> Bool { number > JSONNumber(0) }

  private mutating func warnAboutNonsense(
    _ layers: SchemaLayers,
    _ kind: FieldKind,
    at pointer: JSONPointer
  ) {
    func isSense(_ keyword: String, _ value: JSONValue) -> Bool {
      switch keyword {
      case "minLength", "maxLength": Self.length(value) != nil
      case "pattern": value.stringValue != nil
      case "multipleOf": value.numberValue.map(Self.isDivisor) ?? false
      case "minimum", "maximum": value.numberValue != nil
      default: value.numberValue != nil || value.boolValue != nil
      }
    }
    let keywords: [String] =
      switch kind {
      case .text: ["minLength", "maxLength", "pattern"]
      case .integer, .number:
        ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
      case .scalar:
        [
          "minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum",
          "exclusiveMaximum", "multipleOf",
        ]
      case .boolean, .choice, .choices, .tags, .raw: []
      }
    for keyword in keywords {
      for value in layers.all(keyword) where !isSense(keyword, value) {
        warn(
          pointer,
          .badRule(keyword, value: value.text()),
          at: value.position
        )
      }
    }
  }

  /// Reads a bound, whose exclusive form is a number of its own or, in draft 4, a flag beside it.
  func bound(
    _ layers: SchemaLayers,
    _ inclusive: String,
    _ exclusive: String,
    _ isStricter: (JSONNumber, JSONNumber) -> Bool
  ) -> NumberBound? {
    var result: NumberBound?
    func consider(_ bound: NumberBound) {
      guard let known = result else {
        result = bound
        return
      }
      if isStricter(bound.value, known.value)
        || (bound.value == known.value && bound.isExclusive)
      {
        result = bound
      }
    }
    for layer in layers.layers {
      if let value = layer.object[inclusive]?.numberValue {
        let isExclusive = layer.object[exclusive]?.boolValue == true
        consider(NumberBound(value: value, isExclusive: isExclusive))
      }
      if let value = layer.object[exclusive]?.numberValue {
        consider(NumberBound(value: value, isExclusive: true))
      }
    }
    return result
  }
}

extension JSONNumber {
  /// The number as a length: whole and not negative (JSON Schema Validation section 6.3); nil if it
  /// is none.
  var length: Int? { intValue.flatMap { $0 >= 0 ? $0 : nil } }
}
