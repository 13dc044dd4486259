/// Explicit numbers and links, laid over an order.
struct ExplicitOrder {
  let table: FieldTable

  /// Returns the order with numbers and links applied.
  ///
  /// Numbered fields come in ascending order, each followed by the fields without a number that
  /// follow it in the given order; those before the first numbered field stay before it. A link
  /// then puts its target directly after its owner. All fields take part, eligible or not.
  func applied(to slots: [Int32], _ paths: LinkPaths?) -> [Int32] {
    let numbered = numbered(slots)
    guard let paths else { return numbered }
    var result: [Int32] = []
    result.reserveCapacity(slots.count)
    for slot in numbered where paths.owner[Int(slot)] < 0 {
      var next = slot
      while next >= 0 {
        result.append(next)
        next = paths.target[Int(next)]
      }
    }
    return result
  }

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

  /// Returns the links that hold, or nil if no field has any.
  ///
  /// Of two owners of a target the first one in the order has it.
  func paths(among slots: [Int32]) -> LinkPaths? {
    guard slots.contains(where: { table.fields[Int($0)].isLinked }) else { return nil }
    let owners = numbered(slots).filter { table.fields[Int($0)].isLinked }
    let none = Array(repeating: Int32(-1), count: table.fields.count)
    var isPresent = Array(repeating: false, count: table.fields.count)
    for slot in slots { isPresent[Int(slot)] = true }
    var target = none
    var owner = none
    // The other end of the path that a slot is an end of.
    var head: [Int32: Int32] = [:]
    var tail: [Int32: Int32] = [:]
    for slot in owners {
      guard let linked = linkTarget(of: slot), linked != slot, isPresent[Int(linked)],
        owner[Int(linked)] < 0
      else { continue }
      let first = head[slot] ?? slot
      // A link that would close a ring is left out: a walk has to end.
      guard first != linked else { continue }
      let last = tail[linked] ?? linked
      target[Int(slot)] = linked
      owner[Int(linked)] = slot
      head[last] = first
      tail[first] = last
    }
    return LinkPaths(target: target, owner: owner, tail: tail)
  }

  private func linkTarget(of slot: Int32) -> Int32? {
    table.fields[Int(slot)].linkedID.flatMap { table.slot(of: $0) }.map(Int32.init)
  }
}
