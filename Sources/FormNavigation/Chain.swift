/// The one order that toolbar, Return, Tab and labels share.
///
/// It holds every field of the active group, eligible or not, so that hiding a field never changes the order of the
/// others. A change of one field touches only the bands around it. With explicit numbers or links that is so for the
/// changes that ``ExplicitIndex`` can follow; after any other the whole order is gone through before the next question.
struct Chain: Sendable {
  /// The order that questions are answered from.
  var order = SlotSequence()
  /// The order before numbers and links, where there are any.
  private(set) var base: SlotSequence?
  /// What is known of numbers and links, unless it is stale.
  var explicit = ExplicitIndex()
  var isStale = false
  private var containers: [OrderContainer] = []
  private var explicitCount = 0

  init() {}

  mutating func rebuild(_ source: OrderSource) {
    containers = Self.containers(of: source)
    var leaves: [Int32] = []
    leaves.reserveCapacity(source.table.count)
    appendLeaves(of: 0, to: &leaves, source)
    let table = source.table
    let arranged = SlotSequence(leaves, capacity: table.fields.count) { table.fields[$0].isTarget }
    explicitCount = leaves.count { table.fields[Int($0)].isExplicit }
    base = explicitCount > 0 ? arranged : nil
    order = arranged
    isStale = base != nil
    refresh(table)
  }

  /// Lays numbers and links over the order again, if anything has changed since.
  mutating func refresh(_ table: FieldTable) {
    guard isStale else { return }
    isStale = false
    guard let base else { return }
    let slots = base.allSlots
    let explicitOrder = ExplicitOrder(table: table)
    let paths = explicitOrder.paths(among: slots)
    explicit = ExplicitIndex(slots, paths: paths, table)
    order = SlotSequence(explicitOrder.applied(to: slots, paths), capacity: table.fields.count) {
      table.fields[$0].isTarget
    }
  }

  /// Takes in a field that is new in the table.
  mutating func insert(_ slot: Int, _ source: OrderSource) {
    guard source.isMember(slot) else { return }
    let field = source.table.fields[slot]
    if field.isExplicit { changeExplicitCount(by: 1) }
    if field.isLinked || explicit.missingTargets.contains(field.id) { isStale = base != nil }
    insert(OrderItem(slot: slot), in: source.container(of: field), source)
  }

  /// Takes out a field; the table has it still, maybe already as another than the given one.
  mutating func remove(_ slot: Int, known field: Field, _ source: OrderSource) {
    guard field.group == source.options.activeGroup else { return }
    takeOut(slot, known: field, source.table)
    edit { $0.remove(slot) }
    let container = source.container(of: field)
    let key = source.key(rect: field.rect, label: source.table.labels[slot], in: container)
    remove(OrderItem(slot: slot), key: key, in: container, source)
    if field.isExplicit { changeExplicitCount(by: -1) }
  }

  /// Takes in that a field in the table is another than it was.
  mutating func change(_ slot: Int, from old: Field, _ source: OrderSource) {
    let new = source.table.fields[slot]
    if new.rect == old.rect, new.group == old.group, new.scroller == old.scroller {
      guard source.isMember(slot) else { return }
      setEligible(slot, new.isTarget)
      takeExplicitChange(from: old, to: new)
      return
    }
    let container = source.container(of: new)
    if new.group == old.group, source.isMember(slot), container == source.container(of: old),
      stays(slot, from: old, in: container, source)
    {
      takeExplicitChange(from: old, to: new)
      return
    }
    remove(slot, known: old, source)
    insert(slot, source)
  }

  private mutating func takeExplicitChange(from old: Field, to new: Field) {
    guard new.order != old.order || new.linkedID != old.linkedID else { return }
    changeExplicitCount(by: (new.isExplicit ? 1 : 0) - (old.isExplicit ? 1 : 0))
    isStale = base != nil
  }

  private mutating func changeExplicitCount(by change: Int) {
    explicitCount += change
    if explicitCount > 0, base == nil {
      base = order
      isStale = true
    }
    if explicitCount == 0, let base {
      order = base
      self.base = nil
      explicit = ExplicitIndex()
      isStale = false
    }
  }

  private mutating func setEligible(_ slot: Int, _ isEligible: Bool) {
    order.setEligible(slot, isEligible)
    if base != nil { edit { $0.setEligible(slot, isEligible) } }
  }

  private mutating func edit(_ body: (inout SlotSequence) -> Void) {
    if base == nil {
      body(&order)
    } else if var edited = base.take() {
      body(&edited)
      base = edited
    }
  }
}

extension Chain {
  private static func containers(of source: OrderSource) -> [OrderContainer] {
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

  private func appendLeaves(of container: Int, to leaves: inout [Int32], _ source: OrderSource) {
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

  private mutating func insert(_ item: OrderItem, in container: Int, _ source: OrderSource) {
    let wasEmpty = containers[container].items.isEmpty
    let index = containers[container].insert(item, in: container, of: source)
    repair(container, at: index, source)
    if wasEmpty, let outer = source.container(around: container) {
      insert(OrderItem(scroller: container - 1), in: outer, source)
    }
  }

  private mutating func remove(
    _ item: OrderItem,
    key: OrderKey,
    in container: Int,
    _ source: OrderSource
  ) {
    guard let index = containers[container].remove(item, key: key, in: container, of: source) else {
      return
    }
    if containers[container].items.isEmpty, let outer = source.container(around: container) {
      let scroller = OrderItem(scroller: container - 1)
      remove(scroller, key: source.key(of: scroller, in: outer), in: outer, source)
      return
    }
    repair(container, at: index, source)
  }

  /// Leaves a field at its place among the tops, if that is still right, and puts the bands around it in order.
  private mutating func stays(
    _ slot: Int,
    from old: Field,
    in container: Int,
    _ source: OrderSource
  ) -> Bool {
    let key = source.key(rect: old.rect, label: source.table.labels[slot], in: container)
    let item = OrderItem(slot: slot)
    let index = containers[container].place(of: key, looking: item, in: container, of: source)
    guard index < containers[container].items.count, containers[container].items[index] == item,
      containers[container].isInPlace(index, in: container, of: source)
    else { return false }
    setEligible(slot, source.table.fields[slot].isTarget)
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
        order.insert(Int(slot), after: previous, isEligible: table.fields[Int(slot)].isTarget)
        previous = Int(slot)
      }
      return
    }
    var previous = order.predecessor(of: first.slot)
    for slot in leaves { order.remove(Int(slot)) }
    for slot in leaves {
      order.insert(Int(slot), after: previous, isEligible: table.fields[Int(slot)].isTarget)
      previous = Int(slot)
    }
  }
}

extension Field {
  /// Whether the field has a say in the order beyond its place.
  var isExplicit: Bool { order != nil || isLinked }

  /// Whether the field leads to another one.
  var isLinked: Bool { linkedID != nil }

  /// The field that this one leads to.
  var linkedID: FieldID? {
    guard case .field(let id)? = successor else { return nil }
    return id
  }
}
