/// The one order that toolbar, Return, Tab and labels share.
///
/// It holds every field of the active group, eligible or not, so that hiding a field never changes the order of the
/// others.
struct Chain: Sendable {
  private var order: [Int32] = []
  private var positions: [Int32] = []
  private var eligible: [Bool] = []
  private(set) var eligibleCount = 0

  init() {}

  mutating func rebuild(
    _ table: FieldTable,
    _ scrollers: ScrollerTable,
    _ options: NavigationOptions
  ) {
    let arranged = ReadingOrder(table: table, scrollers: scrollers, options: options).slots
    order = ExplicitOrder(table: table).applied(to: arranged)
    positions = Array(repeating: -1, count: table.fields.count)
    eligible = Array(repeating: false, count: table.fields.count)
    eligibleCount = 0
    for (position, slot) in order.enumerated() {
      positions[Int(slot)] = Int32(position)
      eligible[Int(slot)] = table.fields[Int(slot)].isTarget
      if eligible[Int(slot)] { eligibleCount += 1 }
    }
  }

  func contains(_ slot: Int) -> Bool { positions.indices.contains(slot) && positions[slot] >= 0 }

  func isEligible(_ slot: Int) -> Bool { eligible.indices.contains(slot) && eligible[slot] }

  var first: Int? { order.first { eligible[Int($0)] }.map(Int.init) }

  var last: Int? { order.last { eligible[Int($0)] }.map(Int.init) }

  var eligibleSlots: [Int] { order.lazy.map(Int.init).filter { eligible[$0] } }

  func next(after slot: Int) -> Int? {
    guard contains(slot) else { return nil }
    return order[(Int(positions[slot]) + 1)...].first { eligible[Int($0)] }.map(Int.init)
  }

  func previous(before slot: Int) -> Int? {
    guard contains(slot) else { return nil }
    return order[..<Int(positions[slot])].last { eligible[Int($0)] }.map(Int.init)
  }

  /// All fields after another one, eligible or not.
  func slots(after slot: Int) -> [Int] {
    guard contains(slot) else { return [] }
    return order[(Int(positions[slot]) + 1)...].map(Int.init)
  }

  /// All fields before another one, eligible or not, the nearest first.
  func slots(before slot: Int) -> [Int] {
    guard contains(slot) else { return [] }
    return order[..<Int(positions[slot])].reversed().map(Int.init)
  }

  func rank(of slot: Int) -> Int? {
    guard contains(slot), isEligible(slot) else { return nil }
    return order[..<Int(positions[slot])].count { eligible[Int($0)] }
  }
}
