public import OrderedJSON

/// A value without parts in the answers, or a place that has none.
public struct AnswerLeaf: Sendable, Hashable {
  /// The place in the answers.
  public let pointer: JSONPointer
  /// A value that is no object with members; nil if the form asks for one and there is none.
  public let value: JSONValue?

  /// Creates a leaf.
  public init(pointer: JSONPointer, value: JSONValue?) {
    self.pointer = pointer
    self.value = value
  }
}

extension AnswerLeaf {
  /// Divides answers into leaves, each place that was asked for included.
  ///
  /// - Parameters:
  ///   - answers: The answers as a whole.
  ///   - places: The places that the form asks for, in form order, none inside another.
  ///   - splitsLists: Whether the elements of a list are leaves of their own; if not, a list is one
  ///     leaf, and so is any value at one of the places.
  /// - Returns: The leaves in the order of the answers.
  public static func leaves(
    of answers: JSONValue,
    places: [JSONPointer],
    splitsLists: Bool
  ) -> [AnswerLeaf] {
    var walk = LeafWalk(splitsLists: splitsLists, whole: splitsLists ? [] : Set(places))
    walk.visit(answers, at: .root)
    return walk.merged(with: places)
  }

  /// The text of the value as a person would type it: a string as it is, anything else as JSON.
  ///
  /// Nothing for a place without a value.
  public var text: String {
    guard let value else { return "" }
    return value.stringValue ?? value.text()
  }
}

/// Collects the leaves of a value.
private struct LeafWalk {
  let splitsLists: Bool
  /// The places whose values are not divided.
  let whole: Set<JSONPointer>
  private(set) var leaves: [AnswerLeaf] = []
  /// The places of all objects and lists on the way to the leaves.
  private var holders: Set<JSONPointer> = []

  init(splitsLists: Bool, whole: Set<JSONPointer>) {
    self.splitsLists = splitsLists
    self.whole = whole
  }

  mutating func visit(_ value: JSONValue, at pointer: JSONPointer) {
    switch value.kind {
    case .object(let object)
    where !whole.contains(pointer) && (!object.isEmpty || pointer == .root):
      holders.insert(pointer)
      for member in object.members { visit(member.value, at: pointer.appending(member.key)) }
    case .array(let elements) where splitsLists && !elements.isEmpty:
      holders.insert(pointer)
      for (index, element) in elements.enumerated() { visit(element, at: pointer.appending(index)) }
    case .null, .bool, .number, .string, .array, .object:
      leaves.append(AnswerLeaf(pointer: pointer, value: value))
    }
  }

  /// Puts the places without a value among the leaves; both are in form order.
  func merged(with places: [JSONPointer]) -> [AnswerLeaf] {
    var found: [JSONPointer: Int] = [:]
    for (index, leaf) in leaves.enumerated() { found[leaf.pointer] = index }
    var merged: [AnswerLeaf] = []
    var next = 0
    for place in places where !holders.contains(place) {
      guard let index = found[place] else {
        merged.append(AnswerLeaf(pointer: place, value: nil))
        continue
      }
      guard index >= next else { continue }
      merged += leaves[next...index]
      next = index + 1
    }
    return merged + leaves[next...]
  }
}
