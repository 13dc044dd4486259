/// The data that an order is computed from.
struct OrderSource {
  let table: FieldTable
  let scrollers: ScrollerTable
  let options: NavigationOptions

  func isMember(_ slot: Int) -> Bool { table.fields[slot].group == options.activeGroup }

  /// The container that holds a field: 0 is the form, any other a scroller's index plus one.
  func container(of field: Field) -> Int {
    guard options.orderPolicy == .reading else { return 0 }
    return (scrollers.index(of: field.scroller) ?? -1) + 1
  }

  /// The container that holds a container's scroller, or nil for the form.
  func container(around container: Int) -> Int? {
    guard container > 0 else { return nil }
    return scrollers.path(from: scrollers.scrollers[container - 1].id).dropFirst().first
      .map { $0 + 1 } ?? 0
  }

  /// Whether each member of a container is a band of its own, because they are strung along one
  /// line.
  func isStrung(_ container: Int) -> Bool {
    options.orderPolicy == .tree
      || container > 0 && scrollers.scrollers[container - 1].axis == .horizontal
  }

  func rect(of item: OrderItem) -> Rect {
    guard let index = item.scroller else { return table.fields[item.slot].standingRect }
    let scroller = scrollers.scrollers[index]
    return scroller.orderRect ?? scroller.rect
  }

  /// The key by which the members of a container are sorted before they are put into bands.
  func key(of item: OrderItem, in container: Int) -> OrderKey {
    key(rect: rect(of: item), label: label(of: item), in: container)
  }

  func key(rect: Rect, label: Int64, in container: Int) -> OrderKey {
    if options.orderPolicy == .tree { return OrderKey(first: 0, second: 0, label: label) }
    if isStrung(container) { return rowKey(rect: rect, label: label) }
    return OrderKey(first: rect.y, second: 0, label: label)
  }

  /// The key by which the members of a band are sorted.
  func rowKey(of item: OrderItem) -> OrderKey {
    rowKey(rect: rect(of: item), label: label(of: item))
  }

  private func rowKey(rect: Rect, label: Int64) -> OrderKey {
    let edge = options.direction == .leftToRight ? rect.x : -rect.maxX
    return OrderKey(first: edge, second: rect.y, label: label)
  }

  /// Ties fall back to the host's own order; scrollers come after fields.
  private func label(of item: OrderItem) -> Int64 {
    item.scroller.map { Int64.max - Int64(scrollers.scrollers.count) + Int64($0) }
      ?? table.labels[item.slot]
  }
}
