extension SlotSequence {
  var first: Int? {
    for ordinal in 0..<chunkCount where eligibleCount(in: ordinal) > 0 {
      return slots(in: ordinal).first { isEligible(Int($0)) }.map(Int.init)
    }
    return nil
  }

  var last: Int? {
    for ordinal in (0..<chunkCount).reversed() where eligibleCount(in: ordinal) > 0 {
      return slots(in: ordinal).last { isEligible(Int($0)) }.map(Int.init)
    }
    return nil
  }

  /// The next eligible slot.
  func next(after slot: Int) -> Int? {
    guard let place = place(of: slot) else { return nil }
    let own = slots(in: place.ordinal)
    for index in own.index(after: place.index)..<own.endIndex where isEligible(Int(own[index])) {
      return Int(own[index])
    }
    var ordinal = place.ordinal + 1
    while ordinal < chunkCount {
      if eligibleCount(in: ordinal) > 0 {
        return slots(in: ordinal).first { isEligible(Int($0)) }.map(Int.init)
      }
      ordinal += 1
    }
    return nil
  }

  /// The previous eligible slot.
  func previous(before slot: Int) -> Int? {
    guard let place = place(of: slot) else { return nil }
    let own = slots(in: place.ordinal)
    for index in own[..<place.index].indices.reversed() where isEligible(Int(own[index])) {
      return Int(own[index])
    }
    var ordinal = place.ordinal - 1
    while ordinal >= 0 {
      if eligibleCount(in: ordinal) > 0 {
        return slots(in: ordinal).last { isEligible(Int($0)) }.map(Int.init)
      }
      ordinal -= 1
    }
    return nil
  }

  /// How many fields that can be moved to come before an eligible slot; nil for any other.
  func rank(of slot: Int) -> Int? {
    guard isEligible(slot), let place = place(of: slot) else { return nil }
    var rank = 0
    for ordinal in 0..<place.ordinal { rank += weight(in: ordinal) }
    for other in slots(in: place.ordinal)[..<place.index] { rank += weight(of: Int(other)) }
    return rank
  }

  /// The first slot after another one, or of all, for which something holds.
  func first(after slot: Int?, where holds: (Int) -> Bool) -> Int? {
    var (ordinal, index) = (0, 0)
    if let slot {
      guard let place = place(of: slot) else { return nil }
      (ordinal, index) = (place.ordinal, place.index + 1)
    }
    while ordinal < chunkCount {
      if let found = slots(in: ordinal)[index...].first(where: { holds(Int($0)) }) {
        return Int(found)
      }
      (ordinal, index) = (ordinal + 1, 0)
    }
    return nil
  }

  /// The nearest slot before another one for which something holds.
  func first(before slot: Int, where holds: (Int) -> Bool) -> Int? {
    guard let place = place(of: slot) else { return nil }
    var ordinal = place.ordinal
    var before = slots(in: ordinal)[..<place.index]
    while true {
      if let found = before.last(where: { holds(Int($0)) }) { return Int(found) }
      guard ordinal > 0 else { return nil }
      ordinal -= 1
      before = slots(in: ordinal)[...]
    }
  }

  /// Whether a slot comes before another one.
  func precedes(_ slot: Int, _ other: Int) -> Bool {
    guard let place = place(of: slot), let second = self.place(of: other) else { return false }
    return (place.ordinal, place.index) < (second.ordinal, second.index)
  }

  /// The slot directly before another one, eligible or not.
  func predecessor(of slot: Int) -> Int? {
    guard let place = place(of: slot) else { return nil }
    if place.index > 0 { return Int(slots(in: place.ordinal)[place.index - 1]) }
    return place.ordinal > 0 ? slots(in: place.ordinal - 1).last.map(Int.init) : nil
  }

  /// The slot directly after another one, eligible or not.
  func successor(of slot: Int) -> Int? {
    guard let place = place(of: slot) else { return nil }
    let own = slots(in: place.ordinal)
    if place.index + 1 < own.count { return Int(own[place.index + 1]) }
    return place.ordinal + 1 < chunkCount ? slots(in: place.ordinal + 1).first.map(Int.init) : nil
  }

  /// The last slot of a first part for which something holds that holds for none after it.
  func last(inPartWhere isInPart: (Int) -> Bool) -> Int? {
    var low = 0
    var high = chunkCount
    while low < high {
      let middle = (low + high) / 2
      if isInPart(Int(slots(in: middle)[0])) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    return slots(in: low - 1).last { isInPart(Int($0)) }.map(Int.init)
  }

  var allSlots: [Int32] {
    var all: [Int32] = []
    all.reserveCapacity(count)
    for ordinal in 0..<chunkCount { all.append(contentsOf: slots(in: ordinal)) }
    return all
  }
}
