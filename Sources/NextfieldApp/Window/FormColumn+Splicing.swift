import FormModel
import GtkBridge
import GtkFormNavigation

/// Items that come and go while the form is filled; nothing that is seen moves by it.
extension FormColumn {
  /// The most items that a part may come to have; more become parts of their own.
  private static let largestPart = 40

  /// Does what a splice of the model says.
  func apply(_ splice: FormChange.Splice) {
    var growth = 0
    var removed = splice.removed
    while !removed.isEmpty {
      let part = plan.part(ofItem: removed.upperBound - 1)
      let range = plan.items(of: part).clamped(to: removed)
      growth -= remove(range, from: part)
      removed = removed.lowerBound..<range.lowerBound
    }
    items.apply(splice, in: live.form)
    growth += insert(splice.inserted.count, at: splice.removed.lowerBound)
    sight?.navigator.contentChanged(growthAbove: growth)
    needsUpdate = true
    workLater()
  }

  /// Takes items out of a part; tells how much less is above what is seen.
  private func remove(_ range: Range<Int>, from part: Int) -> Int {
    let first = range.lowerBound - plan.items(of: part).lowerBound
    guard let box = box(of: part) else {
      plan.changeCount(of: part, by: -range.count)
      return -fitStandIn(around: part)
    }
    let children = box.children[first..<first + range.count]
    var height = 0
    for (item, child) in zip(range, children) {
      if isAbove(child) { height += child.allocatedSize.height + ColumnContent.spacing }
      content.forget(items[item])
      child.destroy()
    }
    plan.changeCount(of: part, by: -range.count)
    updateMargin(of: box, part)
    return height
  }

  /// Puts items in that stand in the column's list already; tells how much more is above what is
  /// seen.
  private func insert(_ count: Int, at place: Int) -> Int {
    guard count > 0 else { return 0 }
    if plan.partCount == 0 {
      let run = plan.insertParts(for: count, at: 0)
      addGap(run, at: 0)
      return 0
    }
    let part = place > 0 ? plan.part(ofItem: place - 1) : 0
    let first = place - plan.items(of: part).lowerBound
    guard let box = box(of: part) else {
      plan.changeCount(of: part, by: count)
      return fitStandIn(around: part)
    }
    guard count <= Self.largestPart else {
      split(part, box, after: first)
      let run = plan.insertParts(for: count, at: part + 1)
      renumberSlots(from: part + 1, by: run.count)
      addGap(run, at: slotIndex(of: part) + 1)
      return 0
    }
    let isAbove = first > 0 ? isAbove(box.children[first - 1]) : isAbove(box, edge: 0)
    plan.changeCount(of: part, by: count)
    var height = 0
    for offset in 0..<count {
      let child = content.make(items[place + offset])
      box.insert(child, at: first + offset)
      child.showAll()
      if isAbove { height += (sight?.height(of: child) ?? 0) + ColumnContent.spacing }
    }
    updateMargin(of: box, part)
    splitIfLarge(part, box, after: first + count)
    return height
  }

  private func splitIfLarge(_ part: Int, _ box: Box, after count: Int) {
    guard plan.items(of: part).count > Self.largestPart else { return }
    let tail = box.children[min(count, box.children.count)...]
    let focus = box.window?.focusWidget
    // A widget that changes its place loses the focus.
    guard !tail.contains(where: { focus?.isSame(orInside: $0) ?? false }) else { return }
    split(part, box, after: count)
  }

  /// Makes two parts of one; the widgets of the second move to a box of their own.
  private func split(_ part: Int, _ box: Box, after count: Int) {
    let tail = box.children.dropFirst(count)
    guard !tail.isEmpty, count > 0 else { return }
    renumberSlots(from: part + 1, by: 1)
    plan.split(part, after: count)
    let rest = Box(isVertical: true, spacing: ColumnContent.spacing)
    rest.setMargins(bottom: ColumnContent.spacing)
    for child in tail {
      box.remove(child)
      rest.add(child)
    }
    insertSlot(.part(part + 1, rest), rest, at: slotIndex(of: part) + 1)
  }

  private func updateMargin(of box: Box, _ part: Int) {
    box.setMargins(bottom: plan.items(of: part).isEmpty ? 0 : ColumnContent.spacing)
  }

  /// Whether the lower edge of a widget is above what is seen.
  private func isAbove(_ widget: Widget, edge: Int? = nil) -> Bool {
    guard let top = sight?.top(of: widget) else { return false }
    return top + (edge ?? widget.allocatedSize.height) <= 0
  }

  /// The box of a part that is made.
  func box(of part: Int) -> Box? {
    for case .part(part, let box) in slots { return box }
    return nil
  }

  private func slotIndex(of part: Int) -> Int {
    slots.firstIndex { if case .part(part, _) = $0 { true } else { false } } ?? 0
  }

  private func renumberSlots(from first: Int, by change: Int) {
    slots = slots.map { slot in
      switch slot {
      case .part(let part, let box): .part(part >= first ? part + change : part, box)
      case .gap(let run, let box):
        .gap(
          run.lowerBound >= first
            ? run.lowerBound + change..<run.upperBound + change : run,
          box
        )
      }
    }
  }

  /// Gives the stand-in of a part the height that is guessed now; tells the growth above what is
  /// seen.
  private func fitStandIn(around part: Int) -> Int {
    for case .gap(let run, let standIn) in slots where run.contains(part) {
      let (before, height) = (standIn.allocatedSize.height, plan.height(of: run))
      standIn.setMinimumSize(height: height)
      return isAbove(standIn) ? height - before : 0
    }
    return 0
  }
}
