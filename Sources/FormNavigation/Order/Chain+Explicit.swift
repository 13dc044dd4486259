/// Following a change in an order with numbers and links, if that is simple; else the order
/// becomes stale.
extension Chain {
  /// Takes a field out that is about to leave the order before numbers and links.
  mutating func remove(_ slot: Int, known field: Field, _ table: FieldTable) {
    guard let base, !isStale else { return }
    if explicit.isPlain(slot, field) {
      order.remove(slot)
    } else if explicit.isAlone(slot, field), let number = field.order,
      isNumbered(base.predecessor(of: slot), table), isNumbered(base.successor(of: slot), table)
    {
      // No field follows it for lack of a number of its own.
      order.remove(slot)
      explicit.count(number, by: -1)
    } else {
      isStale = true
    }
  }

  /// Follows that some fields, which come one after another before numbers and links, now do so in
  /// this order.
  mutating func follow(_ leaves: [Int32], _ table: FieldTable) {
    guard let base, !isStale, let first = leaves.first, let last = leaves.last,
      base.contains(Int(first))
    else { return }
    if leaves.allSatisfy({ explicit.isPlain(Int($0), table.fields[Int($0)]) }) {
      followPlain(leaves, after: base.predecessor(of: Int(first)), table)
    } else if isNumbered(base.predecessor(of: Int(first)), table),
      isNumbered(base.successor(of: Int(last)), table)
    {
      followNumbered(leaves, table)
    } else {
      isStale = true
    }
  }

  /// Fields with no say of their own follow the one before them, or the end of the path that begins
  /// there.
  private mutating func followPlain(
    _ leaves: [Int32],
    after predecessor: Int?,
    _ table: FieldTable
  ) {
    var previous = predecessor
    while let owned = previous, explicit.isOwned(owned), table.fields[owned].order == nil {
      previous = base?.predecessor(of: owned)
    }
    let isClear = previous.map { !explicit.isOwned($0) } ?? (explicit.numberedCount == 0)
    guard isClear else {
      isStale = true
      return
    }
    for slot in leaves { order.remove(Int(slot)) }
    previous = previous.map { explicit.tail(of: $0) }
    for slot in leaves {
      order.insert(Int(slot), after: previous, weight: table.fields[Int(slot)].weight)
      previous = Int(slot)
    }
  }

  /// Fields with numbers of their own stay where they are; a new one finds its place by its
  /// number.
  private mutating func followNumbered(_ leaves: [Int32], _ table: FieldTable) {
    for slot in leaves.map(Int.init) {
      let field = table.fields[slot]
      if order.contains(slot) {
        guard explicit.isAlone(slot, field) else {
          isStale = true
          return
        }
        continue
      }
      guard let number = field.order, !explicit.isTaken(number), !explicit.hasLinks,
        explicit.numberedCount == order.count
      else {
        isStale = true
        return
      }
      let previous = order.last(inPartWhere: { (table.fields[$0].order ?? number) < number })
      order.insert(slot, after: previous, weight: field.weight)
      explicit.count(number)
    }
  }

  /// Whether there is no field there, or one with a number.
  private func isNumbered(_ slot: Int?, _ table: FieldTable) -> Bool {
    slot.map { table.fields[$0].order != nil } ?? true
  }
}
