extension NavigationEngine {
  mutating func takeModelEvent(_ event: NavigationEvent) {
    switch event {
    case .layoutChanged(let size, let fields, let scrollers):
      contentSize = size.sane
      takeLayout(fields, scrollers)
    case .contentResized(let size):
      contentSize = size.sane
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

  private mutating func change(_ slot: Int, to field: Field) {
    let couldEnter = canEnter(slot)
    let next = focus == slot ? chain.next(after: slot) : nil
    let heir = focus == slot ? next ?? chain.previous(before: slot) : nil
    table.replace(slot, with: field)
    chain.rebuild(table, scrollers, options)
    if focus == slot, couldEnter, !canEnter(slot) {
      inheritFocus(of: slot, by: heir, isForward: next != nil)
    }
    regainFocus(slot)
  }

  private mutating func insert(_ field: Field, before successor: FieldID?) {
    if let slot = table.slot(of: field.id) {
      change(slot, to: field)
      return
    }
    let slot = table.insert(field, before: successor.flatMap { table.slot(of: $0) })
    chain.rebuild(table, scrollers, options)
    regainFocus(slot)
  }

  private mutating func remove(_ slot: Int) {
    if focus == slot {
      let next = chain.next(after: slot)
      inheritFocus(
        of: slot,
        by: next ?? chain.previous(before: slot),
        isForward: next != nil
      )
    }
    if attempt?.origin == slot { attempt?.origin = nil }
    table.remove(slot)
    chain.rebuild(table, scrollers, options)
  }

  private mutating func takeLayout(_ fields: [Field], _ list: [Scroller]) {
    let old = self
    table = FieldTable(fields)
    scrollers = ScrollerTable(list)
    for scroller in list { noteHostOffset(of: scroller.id, scroller.offset) }
    chain.rebuild(table, scrollers, options)
    if let origin = attempt?.origin {
      attempt?.origin = table.slot(of: old.table.fields[origin].id)
    }
    guard let slot = old.focus else {
      regainLostFocus()
      return
    }
    focus = table.slot(of: old.table.fields[slot].id)
    if let focus, canEnter(focus) || !old.canEnter(slot) {
      regainLostFocus()
      return
    }
    // The heir is looked for in the order the user has seen, among the fields that are there now.
    let next = firstSurvivor(old.chain.slots(after: slot), of: old.table)
    let heir = next ?? firstSurvivor(old.chain.slots(before: slot), of: old.table)
    pending.lostFocus = pending.lostFocus ?? old.table.fields[slot].id
    inheritFocus(by: heir, isForward: next != nil)
    regainLostFocus()
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
    chain.rebuild(table, scrollers, options)
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
    chain.rebuild(table, scrollers, options)
    if let focus, couldEnter, !canEnter(focus) {
      inheritFocus(of: focus, by: nil, isForward: true)
    }
  }
}
