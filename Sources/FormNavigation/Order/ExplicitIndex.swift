/// An index of numbers and links, by which a change is followed without going through the whole
/// order.
struct ExplicitIndex: Sendable {
  /// The slots that a link leads to.
  private var owned: Set<Int32> = []
  /// The end of each path of links, by its beginning.
  private var tails: [Int32: Int32] = [:]
  /// The fields that links lead to and that are not there.
  private(set) var missingTargets: Set<FieldID> = []
  /// How many fields have each number.
  private var numberCounts: [Int: Int] = [:]
  private(set) var numberedCount = 0

  init() {}

  init(_ slots: [Int32], paths: LinkPaths?, _ table: FieldTable) {
    for slot in slots {
      let field = table.fields[Int(slot)]
      if let number = field.order { count(number) }
      guard let paths else { continue }
      if paths.owner[Int(slot)] >= 0 { owned.insert(slot) }
      if let id = field.linkedID, paths.target[Int(slot)] < 0 { missingTargets.insert(id) }
    }
    if let paths { tails = paths.tail }
  }

  var hasLinks: Bool { !tails.isEmpty }

  mutating func count(_ number: Int, by change: Int = 1) {
    numberedCount += change
    let count = numberCounts[number, default: 0] + change
    numberCounts[number] = count == 0 ? nil : count
  }

  func isOwned(_ slot: Int) -> Bool { owned.contains(Int32(slot)) }

  /// The end of the path that begins at a slot.
  func tail(of slot: Int) -> Int { tails[Int32(slot)].map(Int.init) ?? slot }

  /// Whether a field has no say in the order and no link leads to it.
  func isPlain(_ slot: Int, _ field: Field) -> Bool { !field.isExplicit && !isOwned(slot) }

  /// Whether a field's number alone says where it is.
  func isAlone(_ slot: Int, _ field: Field) -> Bool {
    guard let number = field.order, !field.isLinked, !isOwned(slot) else { return false }
    return numberCounts[number] == 1
  }

  func isTaken(_ number: Int) -> Bool { numberCounts[number] != nil }
}
