/// The members of a JSON object, in order, each name once.
///
/// Lookup by name takes constant time in large objects. Names are equal when their Unicode
/// scalars are.
public struct JSONObject: Sendable {
  /// A name and its value.
  public struct Member: Sendable {
    /// The name.
    public let key: String
    /// Where the name starts in the text it was read from; nil for a member made in code.
    public let keyPosition: JSONPosition?
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(key: String, keyPosition: JSONPosition? = nil, value: JSONValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// The members, in order.
  public private(set) var members: [Member] = []
  /// Where each name stands; kept only when the object is too large for a linear search.
  private var places: [JSONKey: Int]?

  /// The largest object in which names are compared one by one.
  static let linearSearchLimit = 12

  /// Creates an object without members.
  public init() {}

  /// Creates an object of members whose names differ, and of where each name stands.
  init(members: [Member], places: [JSONKey: Int]?) {
    self.members = members
    self.places = places
  }

  /// Returns where the member of that name stands, or nil.
  public func firstIndex(ofKey key: String) -> Int? {
    if let places {
      return places[JSONKey(key)]
    }
    // By place: a member is dear to copy.
    return members.indices.first { members[$0].key.isExactly(key) }
  }

  /// The value of the member of that name.
  ///
  /// Setting keeps the place of a member that is there, appends one that is not, and removes it
  /// when set to nil (not to `JSONValue.null`). Removing takes time in proportion to the size.
  public subscript(key: String) -> JSONValue? {
    get {
      firstIndex(ofKey: key).map { members[$0].value }
    }
    set {
      guard let newValue else {
        remove(key)
        return
      }
      update(Member(key: key, value: newValue))
    }
  }

  /// Puts a member in, keeping the place of one with the same name.
  ///
  /// - Returns: the member that was replaced, or nil when the name was new.
  @discardableResult
  public mutating func update(_ member: Member) -> Member? {
    if let index = firstIndex(ofKey: member.key) {
      let old = members[index]
      members[index] = Member(
        key: old.key,
        keyPosition: old.keyPosition ?? member.keyPosition,
        value: member.value
      )
      return old
    }
    members.append(member)
    if places != nil {
      places?[JSONKey(member.key)] = members.count - 1
    } else if members.count > Self.linearSearchLimit {
      rebuildPlaces()
    }
    return nil
  }

  private mutating func remove(_ key: String) {
    guard let index = firstIndex(ofKey: key) else { return }
    members.remove(at: index)
    rebuildPlaces()
  }

  private mutating func rebuildPlaces() {
    guard members.count > Self.linearSearchLimit else {
      places = nil
      return
    }
    var places: [JSONKey: Int] = [:]
    places.reserveCapacity(members.count * 2)
    for (index, member) in members.enumerated() {
      places[JSONKey(member.key)] = index
    }
    self.places = places
  }
}
