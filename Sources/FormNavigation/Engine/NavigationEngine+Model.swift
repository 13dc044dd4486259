extension NavigationEngine {
  var orderSource: OrderSource {
    OrderSource(table: table, scrollers: scrollers, options: options)
  }

  mutating func applyChange(_ field: Field) {
    guard let slot = table.slot(of: field.id) else { return }
    change(slot, to: field)
  }

  private mutating func change(_ slot: Int, to field: Field) {
    if slot == focus { noteFrameStart() }
    let old = table.fields[slot]
    pending.start?.note(slot, of: table, isRemoval: false)
    table.replace(slot, with: field)
    chain.change(slot, from: old, orderSource)
  }

  mutating func insert(_ field: Field, before successor: FieldID?) {
    if let slot = table.slot(of: field.id) {
      change(slot, to: field)
      return
    }
    let slot = table.insert(field, before: successor.flatMap { table.slot(of: $0) })
    chain.insert(slot, orderSource)
    regainFocus(slot)
  }

  mutating func applyRemoval(of id: FieldID) {
    guard let slot = table.slot(of: id) else { return }
    if slot == focus {
      noteFrameStart()
      pending.lostFocus = id
      focus = nil
    }
    if attempt?.origin == slot { attempt?.origin = nil }
    pending.start?.note(slot, of: table, isRemoval: true)
    chain.remove(slot, known: table.fields[slot], orderSource)
    table.remove(slot)
  }

  mutating func applyLayout(size: Size, _ fields: [Field], _ list: [Scroller]) {
    noteFrameStart()
    applyRoom(viewport: viewport, content: size)
    for scroller in list { noteHostOffset(of: scroller.id, scroller.offset) }
    let new = ScrollerTable(list)
    let isSameFrame = new.hasSameFrames(as: scrollers)
    scrollers = new
    if isSameFrame, applyDifferences(fields) { return }
    replaceAll(with: fields)
  }

  /// Takes in the fields that differ, if the same ones are listed in the same order.
  private mutating func applyDifferences(_ fields: [Field]) -> Bool {
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
    pending.start?.noteReplacement(of: table)
    for place in changes { table.replace(Int(table.tree[place]), with: fields[place]) }
    chain.rebuild(orderSource)
    return true
  }

  /// From how many changes on it is faster to sort all fields anew.
  private static let mostDifferences = 64

  private mutating func replaceAll(with fields: [Field]) {
    pending.start?.noteReplacement(of: table)
    let old = table
    table = FieldTable(fields)
    chain.rebuild(orderSource)
    if let origin = attempt?.origin { attempt?.origin = table.slot(of: old.fields[origin].id) }
    if let lost = focus.map({ old.fields[$0].id }) {
      focus = table.slot(of: lost)
      if focus == nil { pending.lostFocus = lost }
    } else if let slot = pending.lostFocus.flatMap({ table.slot(of: $0) }) {
      regainFocus(slot)
    }
  }

  mutating func applyScroller(_ scroller: Scroller) {
    noteHostOffset(of: scroller.id, scroller.offset)
    scrollers.set(scroller)
    chain.rebuild(orderSource)
  }

  mutating func applyOptions(_ new: NavigationOptions) {
    let old = options
    if new.activeGroup != old.activeGroup { noteFrameStart() }
    options = new
    options.gap = new.gap.saneLength
    guard
      new.direction != old.direction || new.orderPolicy != old.orderPolicy
        || new.activeGroup != old.activeGroup
    else { return }
    chain.rebuild(orderSource)
  }
}
