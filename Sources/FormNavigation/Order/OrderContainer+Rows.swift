extension OrderContainer {
  /// The band that a member is in without leading it; nil if there may be more to a change than its
  /// own place.
  func band(around index: Int, in container: Int, of source: OrderSource) -> Range<Int>? {
    guard !source.isStrung(container), index > 0, !startsBand[index] else { return nil }
    var start = index - 1
    while !startsBand[start] { start -= 1 }
    guard isInBand(source.rect(of: items[index]), of: source.rect(of: items[start])) else {
      return nil
    }
    var end = index + 1
    while end < items.count, !startsBand[end] { end += 1 }
    return start..<end
  }

  /// The members of a band that come directly before and after another one in its row.
  func rowNeighbors(
    of index: Int,
    in band: Range<Int>,
    of source: OrderSource
  ) -> (before: OrderItem?, after: OrderItem?) {
    let key = source.rowKey(of: items[index])
    var before: (key: OrderKey, item: OrderItem)?
    var after: (key: OrderKey, item: OrderItem)?
    for place in band where place != index {
      let other = source.rowKey(of: items[place])
      if other < key {
        if before.map({ $0.key < other }) ?? true { before = (other, items[place]) }
      } else if after.map({ other < $0.key }) ?? true {
        after = (other, items[place])
      }
    }
    return (before?.item, after?.item)
  }
}
