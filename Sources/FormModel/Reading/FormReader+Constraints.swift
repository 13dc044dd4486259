import OrderedJSON

extension FormReader {
  /// Gathers the rules of all layers; where two speak of the same, the stricter one counts.
  func constraints(_ layers: SchemaLayers, _ kind: FieldKind) -> FieldConstraints {
    var result = FieldConstraints()
    switch kind {
    case .text:
      result.minimumLength = length(layers, "minLength", max)
      result.maximumLength = length(layers, "maxLength", min)
      result.patterns = layers.all("pattern").compactMap(\.stringValue)
      result.format =
        layers.all("format").compactMap(\.stringValue)
        .compactMap(Self.format(named:)).first
    case .integer, .number:
      result.minimum = bound(layers, "minimum", "exclusiveMinimum") { $0 > $1 }
      result.maximum = bound(layers, "maximum", "exclusiveMaximum") { $0 < $1 }
      result.multiples = layers.all("multipleOf").compactMap(\.numberValue)
    case .boolean:
      let values =
        layers.first("const").map { [$0] } ?? layers.first("enum")?.arrayValue
      let flags = Set(values?.compactMap(\.boolValue) ?? [])
      if flags.count == 1 { result.allowedFlag = flags.first }
    case .choice, .raw: break
    }
    return result
  }

  func length(
    _ layers: SchemaLayers,
    _ keyword: String,
    _ stricter: (Int, Int) -> Int
  ) -> Int? {
    layers.all(keyword).compactMap { $0.numberValue?.intValue }
      .reduce(nil as Int?) { known, value in known.map { stricter($0, value) } ?? value }
  }

  /// Reads a bound, whose exclusive form is a number of its own or, in draft 4, a flag beside it.
  private func bound(
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

  private static func format(named name: String) -> TextFormat? {
    switch name {
    case "idn-email": .email
    case "iri": .uri
    case "iri-reference": .uriReference
    case "ip-address": .ipv4
    default: TextFormat(rawValue: name)
    }
  }
}
