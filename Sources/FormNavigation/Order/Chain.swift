/// The one order that toolbar, Return, Tab and labels share.
///
/// It holds every field of the active group, eligible or not, so that hiding a field never changes
/// the order of the others. A change of one field touches only the bands around it. With explicit
/// numbers or links that is so for the changes that ``ExplicitIndex`` can follow; after any other
/// the whole order is gone through before the next question.
struct Chain: Sendable {
  /// The order that questions are answered from.
  var order = SlotSequence()
  /// The order before numbers and links, if there are any.
  private(set) var base: SlotSequence?
  /// The index of numbers and links, unless it is stale.
  var explicit = ExplicitIndex()
  var isStale = false
  var containers: [OrderContainer] = []
  private var explicitCount = 0

  init() {}

  mutating func rebuild(_ source: OrderSource) {
    containers = Self.containers(of: source)
    var leaves: [Int32] = []
    leaves.reserveCapacity(source.table.count)
    appendLeaves(of: 0, to: &leaves, source)
    let table = source.table
    let arranged = SlotSequence(leaves, capacity: table.fields.count) { table.fields[$0].weight }
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
      table.fields[$0].weight
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
    remove(slot, known: field, source.table)
    edit { $0.remove(slot) }
    let container = source.container(of: field)
    let key = source.key(rect: field.standingRect, label: source.table.labels[slot], in: container)
    remove(OrderItem(slot: slot), key: key, in: container, source)
    if field.isExplicit { changeExplicitCount(by: -1) }
  }

  /// Takes in that a field in the table is another than it was.
  mutating func change(_ slot: Int, from old: Field, _ source: OrderSource) {
    let new = source.table.fields[slot]
    if new.standingRect == old.standingRect, new.group == old.group,
      new.scroller == old.scroller
    {
      guard source.isMember(slot) else { return }
      setWeight(slot, new.weight)
      applyExplicitChange(from: old, to: new)
      return
    }
    let container = source.container(of: new)
    if new.group == old.group, source.isMember(slot), container == source.container(of: old),
      stays(slot, from: old, in: container, source)
    {
      applyExplicitChange(from: old, to: new)
      return
    }
    remove(slot, known: old, source)
    insert(slot, source)
  }

  private mutating func applyExplicitChange(from old: Field, to new: Field) {
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

  mutating func setWeight(_ slot: Int, _ weight: Int) {
    order.setWeight(slot, weight)
    if base != nil { edit { $0.setWeight(slot, weight) } }
  }

  mutating func edit(_ body: (inout SlotSequence) -> Void) {
    if base == nil {
      body(&order)
    } else if var edited = base.take() {
      body(&edited)
      base = edited
    }
  }
}
