/// Explicit numbers and links, laid over an order.
struct ExplicitOrder {
  let table: FieldTable

  /// Returns the order with numbers and links applied.
  ///
  /// Numbered fields come in ascending order, each followed by the fields without a number that follow it in the given
  /// order; those before the first numbered field stay before it. A link then puts its target directly after its
  /// owner. All fields take part, eligible or not.
  func applied(to slots: [Int32]) -> [Int32] { linked(numbered(slots)) }

  private func numbered(_ slots: [Int32]) -> [Int32] {
    let starts = slots.indices.filter { table.fields[Int(slots[$0])].order != nil }
    guard let first = starts.first else { return slots }
    var segments: [(number: Int, place: Int, range: Range<Int>)] = []
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : slots.count
      let number = table.fields[Int(slots[start])].order ?? 0
      segments.append((number, place, (start == first ? 0 : start)..<end))
    }
    segments.sort { ($0.number, $0.place) < ($1.number, $1.place) }
    return segments.flatMap { slots[$0.range] }
  }

  private func linked(_ slots: [Int32]) -> [Int32] {
    guard slots.contains(where: { linkTarget(of: $0) != nil }) else { return slots }
    let present = Set(slots)
    var targets: [Int32: Int32] = [:]
    var owners: [Int32: Int32] = [:]
    var heads: [Int32: Int32] = [:]
    var tails: [Int32: Int32] = [:]
    for slot in slots {
      guard let target = linkTarget(of: slot), target != slot, present.contains(target),
        owners[target] == nil
      else { continue }
      let head = heads[slot] ?? slot
      // A link that would close a ring is left out: a walk has to end.
      guard head != target else { continue }
      let tail = tails[target] ?? target
      targets[slot] = target
      owners[target] = slot
      heads[tail] = head
      tails[head] = tail
    }
    var result: [Int32] = []
    result.reserveCapacity(slots.count)
    for slot in slots where owners[slot] == nil {
      var next: Int32? = slot
      while let current = next {
        result.append(current)
        next = targets[current]
      }
    }
    return result
  }

  private func linkTarget(of slot: Int32) -> Int32? {
    guard case .field(let id)? = table.fields[Int(slot)].successor else { return nil }
    return table.slot(of: id).map(Int32.init)
  }
}
