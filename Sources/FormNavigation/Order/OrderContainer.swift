/// The members of a form or of a scroller, from top to bottom, with marks where a band begins.
///
/// A band is what the highest member that is left overlaps from top to bottom. As a band takes a
/// run of members that are sorted by their tops, a change only moves the marks until an old one is
/// met again.
struct OrderContainer: Sendable {
  private(set) var items: [OrderItem] = []
  private(set) var startsBand: [Bool] = []

  init() {}

  init(_ items: [OrderItem], in container: Int, of source: OrderSource) {
    var keyed = items.map { (key: source.key(of: $0, in: container), item: $0) }
    keyed.sort { $0.key < $1.key }
    self.items = keyed.map(\.item)
    startsBand = Array(repeating: false, count: items.count)
    guard !items.isEmpty else { return }
    _ = markBands(from: 0, to: items.count, in: container, of: source)
  }

  /// Removes a member that is sorted by the given key and returns where it was, and whether a band
  /// began with it.
  mutating func remove(_ item: OrderItem, key: OrderKey, in container: Int, of source: OrderSource)
    -> (index: Int, wasLeader: Bool)?
  {
    let index = place(of: key, looking: item, in: container, of: source)
    guard index < items.count, items[index] == item else { return nil }
    items.remove(at: index)
    return (index, startsBand.remove(at: index))
  }

  /// Inserts a member and returns where it is.
  mutating func insert(_ item: OrderItem, in container: Int, of source: OrderSource) -> Int {
    let key = source.key(of: item, in: container)
    let index = place(of: key, looking: nil, in: container, of: source)
    items.insert(item, at: index)
    startsBand.insert(false, at: index)
    return index
  }

  /// Whether a member is where its present key belongs, so that it need not be moved.
  func isInPlace(_ index: Int, in container: Int, of source: OrderSource) -> Bool {
    let key = source.key(of: items[index], in: container)
    if index > 0, !(source.key(of: items[index - 1], in: container) < key) { return false }
    return index + 1 >= items.count || key < source.key(of: items[index + 1], in: container)
  }

  func place(
    of key: OrderKey,
    looking item: OrderItem?,
    in container: Int,
    of source: OrderSource
  ) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle] == item { return middle }
      if source.key(of: items[middle], in: container) < key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Marks the bands anew around a change and returns the range of members whose bands may be
  /// others now.
  ///
  /// The range begins with the band before the change and ends where an old mark is met again. It
  /// holds at least one neighbor of the change, if there is any, by which its place in the whole
  /// order is found.
  mutating func repair(at change: Int, in container: Int, of source: OrderSource) -> Range<Int> {
    guard !items.isEmpty else { return 0..<0 }
    var start = min(change, items.count - 1)
    if start > 0 { start -= 1 }
    while start > 0, !startsBand[start] { start -= 1 }
    let end = markBands(from: start, to: change + 2, in: container, of: source)
    return start..<end
  }

  /// Marks bands from one that begins there, at least up to a member, and returns where it stopped.
  private mutating func markBands(
    from start: Int,
    to least: Int,
    in container: Int,
    of source: OrderSource
  ) -> Int {
    let isStrung = source.isStrung(container)
    var start = start
    while start < items.count {
      startsBand[start] = true
      let leader = source.rect(of: items[start])
      var end = start + 1
      while end < items.count, !isStrung, isInBand(source.rect(of: items[end]), of: leader) {
        startsBand[end] = false
        end += 1
      }
      start = end
      if start >= least, start < items.count, startsBand[start] { return start }
    }
    return items.count
  }

  func isInBand(_ rect: Rect, of leader: Rect) -> Bool {
    rect.y < leader.maxY || rect.y == leader.y
  }

  /// The members in a range of whole bands, each band along the reading direction.
  func arranged(_ range: Range<Int>, in container: Int, of source: OrderSource) -> [OrderItem] {
    if source.isStrung(container) { return Array(items[range]) }
    var result: [OrderItem] = []
    result.reserveCapacity(range.count)
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !startsBand[end] { end += 1 }
      if end == start + 1 {
        result.append(items[start])
      } else {
        var row = items[start..<end].map { (key: source.rowKey(of: $0), item: $0) }
        row.sort { $0.key < $1.key }
        for member in row { result.append(member.item) }
      }
      start = end
    }
    return result
  }
}
