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

  private mutating func add(_ member: JSONObject.Member, to object: inout OpenObject) {
    if let place = place(of: member.key, in: object) {
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
    let count = openMembers.count - object.start
    if object.places != nil {
      object.places?[JSONKey(member.key)] = count - 1
    } else if count > JSONObject.linearSearchLimit {
      object.places = JSONObject.places(of: openMembers[object.start...])
    }
  }

  private func place(of key: String, in object: OpenObject) -> Int? {
    if let places = object.places {
      return places[JSONKey(key)].map { object.start + $0 }
    }
    return (object.start..<openMembers.count).first { openMembers[$0].key.isExactly(key) }
  }

  /// Cuts the members off into an array that is no larger than they need.
  private mutating func close(_ object: OpenObject) -> JSONObject {
    let members = Array(openMembers[object.start...])
    openMembers.removeLast(members.count)
    return JSONObject(members: members, places: object.places)
  }
}
