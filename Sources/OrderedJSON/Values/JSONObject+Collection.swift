extension JSONObject: RandomAccessCollection {
  /// The index of the first member.
  public var startIndex: Int { 0 }
  /// The number of members.
  public var endIndex: Int { members.count }

  /// The member at that index.
  public subscript(position: Int) -> Member { members[position] }

  /// The names, in order.
  public var keys: [String] { members.map(\.key) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object with its members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init()
    for (key, value) in elements {
      self[key] = value
    }
  }
}

extension JSONObject: Equatable {
  /// Tells whether both objects have the same names with equal values, in any order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    guard left.count == right.count else { return false }
    for member in left.members where right[member.key] != member.value {
      return false
    }
    return true
  }
}
