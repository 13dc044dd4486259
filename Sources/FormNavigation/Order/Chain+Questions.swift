extension Chain {
  var first: Int? { order.first }

  var last: Int? { order.last }

  var eligibleCount: Int { order.eligibleCount }

  var eligibleSlots: [Int] { order.allSlots.map(Int.init).filter(order.isEligible) }

  /// How many fields can be moved to, each run counted by all that it stands for.
  var totalWeight: Int { order.totalWeight }

  func contains(_ slot: Int) -> Bool { order.contains(slot) }

  func isEligible(_ slot: Int) -> Bool { order.isEligible(slot) }

  func next(after slot: Int) -> Int? { order.next(after: slot) }

  func previous(before slot: Int) -> Int? { order.previous(before: slot) }

  func rank(of slot: Int) -> Int? { order.rank(of: slot) }
}
