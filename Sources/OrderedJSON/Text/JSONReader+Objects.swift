extension JSONReader {
  /// An object of which the end has not been read.
  private struct OpenObject {
    /// Where its members begin in `openMembers`.
    let start: Int
    /// Where each name stands, counted from there; kept as in a `JSONObject`.
    var places: [JSONKey: Int]?
  }

  /// Reads the object whose opening brace is the next byte.
  mutating func readObject(depth: Int) throws(JSONError) -> JSONObject {
    guard depth <= limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    offset += 1
    if skipSpace() == UInt8(ascii: "}") {
      offset += 1
      return JSONObject()
    }
    var object = OpenObject(start: openMembers.count)
    while true {
      try readMember(into: &object, depth: depth)
      switch skipSpace() {
      case UInt8(ascii: ","):
        offset += 1
        _ = skipSpace()
      case UInt8(ascii: "}"):
        offset += 1
        return close(object)
      case nil:
        throw error(.unterminatedObject)
      case UInt8(ascii: "/"):
        throw error(.comment)
      default:
        throw error(.expectedCommaOrBrace)
      }
    }
  }

  private mutating func readMember(into object: inout OpenObject, depth: Int) throws(JSONError) {
    guard offset < bytes.count else { throw error(.unterminatedObject) }
    let keyPosition = position
    switch bytes[offset] {
    case UInt8(ascii: "\""): break
    case UInt8(ascii: "/"): throw error(.comment)
    case UInt8(ascii: "}"): throw error(.trailingComma)
    default:
      let isFirst = openMembers.count == object.start
      throw error(isFirst ? .expectedNameOrBrace : .expectedName)
    }
    let key = try readString()
    guard skipSpace() == UInt8(ascii: ":") else { throw error(.expectedColon) }
    offset += 1
    guard skipSpace() != nil else { throw error(.unterminatedObject) }
    let value = try readValue(depth: depth)
    add(JSONObject.Member(key: key, keyPosition: keyPosition, value: value), to: &object)
  }

  private mutating func add(_ member: consuming JSONObject.Member, to object: inout OpenObject) {
    if let place = claimPlace(for: member.key, in: &object) {
      let old = openMembers[place]
      openMembers[place].value = member.value
      duplicateKeys.append(
        JSONDuplicateKey(
          key: member.key,
          position: member.keyPosition ?? position,
          firstPosition: old.keyPosition,
          discardedValue: old.value
        )
      )
      return
    }
    openMembers.append(member)
    if object.places == nil, openMembers.count - object.start > JSONObject.linearSearchLimit {
      object.places = places(of: object)
    }
  }

  /// Returns where a member of that name stands; if there is none, keeps the next place for it.
  private func claimPlace(for key: String, in object: inout OpenObject) -> Int? {
    guard object.places != nil else {
      return (object.start..<openMembers.count).first { openMembers[$0].key.isExactly(key) }
    }
    let next = openMembers.count - object.start
    guard let place = object.places?.updateValue(next, forKey: JSONKey(key)) else { return nil }
    object.places?[JSONKey(key)] = place
    return object.start + place
  }

  private func places(of object: OpenObject) -> [JSONKey: Int] {
    var places: [JSONKey: Int] = [:]
    for index in object.start..<openMembers.count {
      places[JSONKey(openMembers[index].key)] = index - object.start
    }
    return places
  }

  /// Takes the members off into an array that is no larger than they need.
  ///
  /// They are moved one by one, since copying them together would count up every reference in them
  /// and down again.
  private mutating func close(_ object: OpenObject) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(openMembers.count - object.start)
    while openMembers.count > object.start {
      members.append(openMembers.removeLast())
    }
    members.reverse()
    return JSONObject(members: members, places: object.places)
  }
}
