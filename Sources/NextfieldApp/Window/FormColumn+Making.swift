import FormModel
import GtkBridge
import GtkFormNavigation

/// Making parts of the column, and giving them up.
extension FormColumn {
  /// The row of a field, made if it is not there.
  func row(of index: Int) -> (any FieldRow)? {
    guard let part = part(ofField: index) else { return nil }
    // With its neighbors, so that what is jumped to is seen in its surroundings.
    for near in [part, part + 1, part - 1] where (0..<plan.partCount).contains(near) { make(near) }
    return rows[index]
  }

  /// Makes a part, if it is not there.
  func make(_ part: Int) {
    guard let (index, run, standIn) = gap(around: part) else { return }
    let top = sight?.top(of: standIn).map { $0 + plan.height(of: run.lowerBound..<part) }
    slots.remove(at: index)
    standIn.destroy()
    if part + 1 < run.upperBound { addGap(part + 1..<run.upperBound, at: index) }
    let box = makeContent(of: part)
    put(.part(part, box), box, at: index)
    if run.lowerBound < part { addGap(run.lowerBound..<part, at: index) }
    let growth = plan.make(part, height: sight?.height(of: box))
    sight?.navigator.contentChanged(growthAbove: top.map { $0 < 0 ? growth : 0 } ?? 0)
  }

  /// Fills a part with its items.
  func makeContent(of part: Int) -> Box {
    let box = Box(isVertical: true, spacing: ColumnContent.spacing)
    box.setMargins(bottom: ColumnContent.spacing)
    for item in plan.items(of: part) { box.add(content.make(items[item])) }
    return box
  }

  /// Gives a part up; an empty box of its height takes its place.
  func release(_ part: Int) {
    guard let (place, box) = slot(of: part) else { return }
    var index = place
    forgetContent(of: part)
    let top = sight?.top(of: box)
    let growth = sight?.height(of: box).map { plan.release(part, height: $0) } ?? 0
    slots.remove(at: index)
    box.destroy()
    var run = part..<part + 1
    if index < slots.count, case .gap(let next, let standIn) = slots[index] {
      run = run.lowerBound..<next.upperBound
      slots.remove(at: index)
      standIn.destroy()
    }
    if index > 0, case .gap(let previous, let standIn) = slots[index - 1] {
      run = previous.lowerBound..<run.upperBound
      index -= 1
      slots.remove(at: index)
      standIn.destroy()
    }
    addGap(run, at: index)
    if growth != 0, let top, top < 0 { sight?.navigator.contentChanged(growthAbove: growth) }
  }

  /// Puts a stand-in for parts that are not made into the column.
  func addGap(_ run: Range<Int>, at index: Int) {
    let standIn = Box(isVertical: true)
    standIn.setMinimumSize(height: plan.height(of: run))
    put(.gap(run, standIn), standIn, at: index)
    announce(standIn)
  }

  /// Tells the navigator that a box stands for fields that are not made.
  func announce(_ standIn: Box) {
    sight?.navigator.setStandIn(standIn, for: self)
  }

  private func put(_ slot: Slot, _ box: Box, at index: Int) { insertSlot(slot, box, at: index) }

  /// Puts something below what stands in the column before a position.
  func insertSlot(_ slot: Slot, _ box: Box, at index: Int) {
    slots.insert(slot, at: index)
    widget.insert(box, at: index + 1)
    box.showAll()
  }

  private func gap(around part: Int) -> (index: Int, run: Range<Int>, standIn: Box)? {
    for (index, slot) in slots.enumerated() {
      if case .gap(let run, let standIn) = slot, run.contains(part) { return (index, run, standIn) }
    }
    return nil
  }

  private func slot(of part: Int) -> (index: Int, box: Box)? {
    for (index, slot) in slots.enumerated() {
      if case .part(part, let box) = slot { return (index, box) }
    }
    return nil
  }
}
