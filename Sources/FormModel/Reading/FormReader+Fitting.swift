import OrderedJSON

extension FormReader {
  /// Rules that narrow a list of values.
  private static let narrowing = [
    "type", "nullable", "x-nullable", "minLength", "maxLength", "minimum", "maximum",
    "exclusiveMinimum", "exclusiveMaximum",
  ]

  /// Leaves out the values that another rule of the same schema forbids; all of them stay where
  /// none would be left.
  mutating func fitting<Element>(
    _ elements: [Element],
    _ value: (Element) -> JSONValue,
    _ layers: SchemaLayers,
    at pointer: JSONPointer
  ) -> [Element] {
    let fits = valueRule(layers)
    guard let fits else { return elements }
    let fitting = elements.filter { fits(value($0)) }
    guard fitting.isEmpty, let first = elements.first else { return fitting }
    warn(
      pointer,
      .noFittingValue,
      at: value(first).position
    )
    return elements
  }

  /// Returns what tells whether a value keeps the rules beside the list; nil if there are none.
  private func valueRule(_ layers: SchemaLayers) -> ((JSONValue) -> Bool)? {
    let takesNull = layers.isTrue("nullable") || layers.isTrue("x-nullable")
    let types = layers.types.map { names in
      names.contains("any") ? [] : SchemaType.allCases.filter(names.contains)
    }
    let shortest = length(layers, "minLength", max) ?? 0
    let longest = length(layers, "maxLength", min) ?? Int.max
    let smallest = bound(layers, "minimum", "exclusiveMinimum") { $0 > $1 }
    let largest = bound(layers, "maximum", "exclusiveMaximum") { $0 < $1 }
    guard
      types?.isEmpty == false || shortest > 0 || longest < Int.max || smallest != nil
        || largest != nil
    else { return nil }
    return { value in
      if value.isNull, takesNull { return true }
      if let types, !types.isEmpty, !types.contains(where: { $0.contains(value) }) { return false }
      if let text = value.stringValue {
        return (shortest...max(shortest, longest)).contains(text.unicodeScalars.count)
      }
      guard let number = value.numberValue else { return true }
      return smallest.map { $0.isBelow(number) } ?? true
        && largest.map { $0.isAbove(number) } ?? true
    }
  }

  /// Where each value of a long list stands that many fields may refer to; nil for other kinds.
  mutating func places(_ kind: FieldKind, _ layers: SchemaLayers) -> ChoicePlaces? {
    guard case .choice(let choices) = kind, choices.count > Limit.shortList,
      layers.passesReference, let place = placeOfOnlyRules(layers), knownChoices[place] == kind
    else { return nil }
    if let known = knownPlaces[place] { return known }
    let places = ChoicePlaces(choices)
    knownPlaces[place] = places
    return places
  }

  /// The place of the only schema that lists values, when nothing beside it narrows them.
  func placeOfOnlyRules(_ layers: SchemaLayers) -> JSONPointer? {
    let listing = layers.layers.filter { $0.object["enum"] != nil }
    guard listing.count == 1, let only = listing.first else { return nil }
    let others = layers.layers.filter { $0.node.pointer != only.node.pointer }
    let isNarrowed = others.contains { other in
      Self.narrowing.contains { other.object[$0] != nil }
    }
    return isNarrowed ? nil : only.node.pointer
  }
}

extension NumberBound {
  fileprivate func isBelow(_ number: JSONNumber) -> Bool {
    value < number || (!isExclusive && value == number)
  }

  fileprivate func isAbove(_ number: JSONNumber) -> Bool {
    number < value || (!isExclusive && value == number)
  }
}
