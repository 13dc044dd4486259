/// The bands of the form and of its scrollers, and what a change of one field does to them.
extension Chain {
  static func containers(of source: OrderSource) -> [OrderContainer] {
    let count = source.scrollers.scrollers.count + 1
    var members: [[OrderItem]] = Array(repeating: [], count: count)
    for slot in source.table.tree where source.isMember(Int(slot)) {
      let container = source.container(of: source.table.fields[Int(slot)])
      members[container].append(OrderItem(slot: Int(slot)))
    }
    var isHeld = Array(repeating: false, count: count)
    for container in members.indices where !members[container].isEmpty {
      var inner = container
      while inner > 0, !isHeld[inner], let outer = source.container(around: inner) {
        isHeld[inner] = true
        members[outer].append(OrderItem(scroller: inner - 1))
        inner = outer
      }
    }
    return members.indices.map { OrderContainer(members[$0], in: $0, of: source) }
  }

  func appendLeaves(of container: Int, to leaves: inout [Int32], _ source: OrderSource) {
    let all = 0..<containers[container].items.count
    appendLeaves(
      of: containers[container].arranged(all, in: container, of: source),
      to: &leaves,
      source
    )
  }

  private func appendLeaves(of items: [OrderItem], to leaves: inout [Int32], _ source: OrderSource)
  {
    for item in items {
      if let scroller = item.scroller {
        appendLeaves(of: scroller + 1, to: &leaves, source)
      } else {
        leaves.append(Int32(item.slot))
      }
    }
  }

  mutating func insert(_ item: OrderItem, in container: Int, _ source: OrderSource) {
    let wasEmpty = containers[container].items.isEmpty
    let index = containers[container].insert(item, in: container, of: source)
    if !placeInRow(item, at: index, in: container, source) { repair(container, at: index, source) }
    if wasEmpty, let outer = source.container(around: container) {
      insert(OrderItem(scroller: container - 1), in: outer, source)
    }
  }

  mutating func remove(
    _ item: OrderItem,
    key: OrderKey,
    in container: Int,
    _ source: OrderSource
  ) {
    guard
      let (index, wasLeader) = containers[container].remove(
        item,
        key: key,
        in: container,
        of: source
      )
    else { return }
    if containers[container].items.isEmpty, let outer = source.container(around: container) {
      let scroller = OrderItem(scroller: container - 1)
      remove(scroller, key: source.key(of: scroller, in: outer), in: outer, source)
      return
    }
    // A member that does not lead a band can be removed without affecting any other one.
    if wasLeader { repair(container, at: index, source) }
  }

  /// Puts a field that has no say in any band into its place in the row, if that is simple.
  private mutating func placeInRow(
    _ item: OrderItem,
    at index: Int,
    in container: Int,
    _ source: OrderSource
  ) -> Bool {
    guard item.scroller == nil,
      let band = containers[container].band(around: index, in: container, of: source)
    else { return false }
    let neighbors = containers[container].rowNeighbors(of: index, in: band, of: source)
    var anchor: Int?
    if let before = neighbors.before {
      guard before.scroller == nil else { return false }
      anchor = before.slot
    } else if let after = neighbors.after {
      guard after.scroller == nil else { return false }
      anchor = (base ?? order).predecessor(of: after.slot)
    }
    let weight = source.table.fields[item.slot].weight
    edit { $0.insert(item.slot, after: anchor, weight: weight) }
    follow([Int32(item.slot)], source.table)
    return true
  }

  /// Leaves a field at its place among the tops, if that is still right, and puts the bands around
  /// it in order.
  mutating func stays(
    _ slot: Int,
    from old: Field,
    in container: Int,
    _ source: OrderSource
  ) -> Bool {
    let key = source.key(rect: old.standingRect, label: source.table.labels[slot], in: container)
    let item = OrderItem(slot: slot)
    let index = containers[container].place(of: key, looking: item, in: container, of: source)
    guard index < containers[container].items.count, containers[container].items[index] == item,
      containers[container].isInPlace(index, in: container, of: source)
    else { return false }
    setWeight(slot, source.table.fields[slot].weight)
    if containers[container].band(around: index, in: container, of: source) != nil {
      remove(slot, known: old, source.table)
      edit { $0.remove(slot) }
      if placeInRow(item, at: index, in: container, source) { return true }
    }
    repair(container, at: index, source)
    return true
  }

  private mutating func repair(_ container: Int, at index: Int, _ source: OrderSource) {
    let range = containers[container].repair(at: index, in: container, of: source)
    var leaves: [Int32] = []
    appendLeaves(
      of: containers[container].arranged(range, in: container, of: source),
      to: &leaves,
      source
    )
    let table = source.table
    edit { Self.arrange(leaves, in: &$0, table) }
    follow(leaves, table)
  }

  /// Puts slots that follow each other in some order, new ones among them, into the given one.
  private static func arrange(_ leaves: [Int32], in order: inout SlotSequence, _ table: FieldTable)
  {
    let places = leaves.compactMap { slot in
      order.place(of: Int(slot)).map { (place: $0, slot: Int(slot)) }
    }
    guard let first = places.min(by: { $0.place < $1.place }) else {
      guard order.count == 0 else { return }
      var previous: Int?
      for slot in leaves {
        order.insert(Int(slot), after: previous, weight: table.fields[Int(slot)].weight)
        previous = Int(slot)
      }
      return
    }
    var previous = order.predecessor(of: first.slot)
    for slot in leaves { order.remove(Int(slot)) }
    for slot in leaves {
      order.insert(Int(slot), after: previous, weight: table.fields[Int(slot)].weight)
      previous = Int(slot)
    }
  }
}
