extension NavigationEngine {
  mutating func takeModelEvent(_ event: NavigationEvent) {
    switch event {
    case .layoutChanged(let size, let fields, let scrollers):
      takeRoom(viewport: viewport, content: size.sane)
      takeLayout(fields, scrollers)
    case .contentResized(let size):
      takeRoom(viewport: viewport, content: size.sane)
    case .fieldChanged(let field):
      guard let slot = table.slot(of: field.id) else { return }
      change(slot, to: field)
    case .fieldInserted(let field, let successor):
      insert(field, before: successor)
    case .fieldRemoved(let id):
      guard let slot = table.slot(of: id) else { return }
      remove(slot)
    case .scrollerChanged(let scroller):
      takeScroller(scroller)
    case .optionsChanged(let options):
      takeOptions(options)
    default:
      break
    }
  }

  var orderSource: OrderSource {
    OrderSource(table: table, scrollers: scrollers, options: options)
  }

  private mutating func change(_ slot: Int, to field: Field) {
    let old = table.fields[slot]
    let couldEnter = canEnter(slot)
    let heir = focus == slot ? heirOfFocus() : nil
    table.replace(slot, with: field)
    chain.change(slot, from: old, orderSource)
    if let heir, couldEnter, !canEnter(slot) {
      inheritFocus(of: slot, by: heir.slot, isForward: heir.isForward)
    }
    regainFocus(slot)
  }

  private mutating func heirOfFocus() -> (slot: Int?, isForward: Bool)? {
    guard let focus else { return nil }
    chain.refresh(table)
    let next = chain.next(after: focus)
    return (next ?? chain.previous(before: focus), next != nil)
  }

  private mutating func insert(_ field: Field, before successor: FieldID?) {
    if let slot = table.slot(of: field.id) {
      change(slot, to: field)
      return
    }
    // An order that is yet to be gone through must not take the new field for one that has gone.
    chain.refresh(table)
    let slot = table.insert(field, before: successor.flatMap { table.slot(of: $0) })
    chain.insert(slot, orderSource)
    regainFocus(slot)
  }

  private mutating func remove(_ slot: Int) {
    if focus == slot, let heir = heirOfFocus() {
      inheritFocus(of: slot, by: heir.slot, isForward: heir.isForward)
    }
    if attempt?.origin == slot { attempt?.origin = nil }
    chain.remove(slot, known: table.fields[slot], orderSource)
    table.remove(slot)
  }

  private mutating func takeLayout(_ fields: [Field], _ list: [Scroller]) {
    for scroller in list { noteHostOffset(of: scroller.id, scroller.offset) }
    let new = ScrollerTable(list)
    let isSameFrame = new.hasSameFrames(as: scrollers)
    scrollers = new
    if isSameFrame, takeDifferences(fields) { return }
    replaceAll(with: fields)
  }

  /// Takes in the fields that differ, if the same ones are listed in the same order.
  private mutating func takeDifferences(_ fields: [Field]) -> Bool {
    guard fields.count == table.count else { return false }
    var changes: [Int] = []
    for (place, field) in fields.enumerated() {
      let known = table.fields[Int(table.tree[place])]
      guard known.id == field.id else { return false }
      guard known != field, known != field.sane else { continue }
      changes.append(place)
    }
    if changes.count <= Self.mostDifferences {
      for place in changes { change(Int(table.tree[place]), to: fields[place]) }
      return true
    }
    if let focus, canEnter(focus), let place = changes.first(where: { table.tree[$0] == focus }),
      !canEnter(fields[place])
    {
      return false
    }
    for place in changes { table.replace(Int(table.tree[place]), with: fields[place]) }
    chain.rebuild(orderSource)
    regainLostFocus()
    return true
  }

  /// From how many changes on it is faster to sort all fields anew.
  private static let mostDifferences = 64

  private mutating func replaceAll(with fields: [Field]) {
    chain.refresh(table)
    let old = self
    table = FieldTable(fields)
    chain.rebuild(orderSource)
    if let origin = attempt?.origin {
      attempt?.origin = table.slot(of: old.table.fields[origin].id)
    }
    defer { regainLostFocus() }
    guard let slot = old.focus else { return }
    focus = table.slot(of: old.table.fields[slot].id)
    if let focus, canEnter(focus) || !old.canEnter(slot) { return }
    // The heir is looked for in the order the user has seen, among the fields that are there now.
    let next = firstSurvivor(old.chain.slots(after: slot), of: old.table)
    let heir = next ?? firstSurvivor(old.chain.slots(before: slot), of: old.table)
    pending.lostFocus = pending.lostFocus ?? old.table.fields[slot].id
    inheritFocus(by: heir, isForward: next != nil)
  }

  private func firstSurvivor(_ slots: [Int], of old: FieldTable) -> Int? {
    for slot in slots {
      if let found = table.slot(of: old.fields[slot].id), chain.isEligible(found) { return found }
    }
    return nil
  }

  private mutating func regainLostFocus() {
    if let slot = pending.lostFocus.flatMap({ table.slot(of: $0) }) { regainFocus(slot) }
  }

  private mutating func takeScroller(_ scroller: Scroller) {
    noteHostOffset(of: scroller.id, scroller.offset)
    scrollers.set(scroller)
    chain.rebuild(orderSource)
  }

  private mutating func takeOptions(_ new: NavigationOptions) {
    var new = new
    new.gap = new.gap.saneLength
    let old = options
    let couldEnter = focus.map(canEnter) ?? false
    options = new
    guard
      new.direction != old.direction || new.orderPolicy != old.orderPolicy
        || new.activeGroup != old.activeGroup
    else { return }
    chain.rebuild(orderSource)
    if let focus, couldEnter, !canEnter(focus) {
      inheritFocus(of: focus, by: nil, isForward: true)
    }
  }
}
