import OrderedJSON

/// The order in which a schema lists the members of each object of a value.
struct MemberOrder {
  private var ranks: [JSONPointer: [JSONKey: Int]] = [:]

  /// Notes that these members are listed for the object at a place; the first list counts.
  mutating func note(_ properties: [(name: String, schema: Int)], at path: [String]) {
    guard !properties.isEmpty else { return }
    var known = ranks.removeValue(forKey: JSONPointer(tokens: path)) ?? [:]
    for property in properties where known[JSONKey(property.name)] == nil {
      known[JSONKey(property.name)] = known.count
    }
    ranks[JSONPointer(tokens: path)] = known
  }

  /// Puts findings into the order of the form.
  func sorted(_ findings: [SchemaFinding], in value: JSONValue) -> [SchemaFinding] {
    let keys = findings.map { key(of: $0.place, in: value) }
    return findings.indices.sorted { first, second in
      keys[first] == keys[second]
        ? first < second : keys[first].lexicographicallyPrecedes(keys[second])
    }.map { findings[$0] }
  }

  /// The places of each step on a way; members that the schema does not list come last, in the
  /// order of the value.
  private func key(of pointer: JSONPointer, in value: JSONValue) -> [Int] {
    var key: [Int] = []
    var value: JSONValue? = value
    for (depth, token) in pointer.tokens.enumerated() {
      switch value?.kind {
      case .object(let object):
        let parent = JSONPointer(tokens: Array(pointer.tokens[..<depth]))
        let rank = ranks[parent]?[JSONKey(token)]
        let place = object.firstIndex(ofKey: token)
        key.append(rank ?? (1 << 32 + (place ?? 1 << 31)))
        value = place.map { object.members[$0].value }
      case .array(let elements):
        let index = Int(token) ?? elements.count
        key.append(index)
        value = elements.indices.contains(index) ? elements[index] : nil
      case .null, .bool, .number, .string, nil: key.append(0)
      }
    }
    return key
  }
}
