/// Which parts of a long column are made, and how high those are that are not.
///
/// Heights are pixels; those of parts that were never made are guessed.
struct ColumnPlan {
  private struct Part {
    var count: Int
    var height: Int
    var isMade = false
  }

  /// How many items the column has.
  private(set) var itemCount: Int
  /// How many of them a part has at first.
  let itemsPerPart: Int
  private var parts: [Part] = []
  /// The first item of each part.
  private var starts: [Int] = []
  private let itemHeight: Int

  /// The most that a column of which little is made may measure; cairo paints nothing of what is
  /// higher than 2^23 pixels.
  static let heightLimit = 4_000_000

  /// The height of parts that are not made, no more than their share of ``heightLimit``.
  private func capped(_ height: Int, items: Int) -> Int {
    items == 0 ? 0 : min(height, max(1, Self.heightLimit * items / max(1, itemCount)))
  }

  /// Plans a column of which nothing is made yet.
  ///
  /// - Parameters:
  ///   - itemCount: How many items there are.
  ///   - itemsPerPart: How many are made at a time.
  ///   - itemHeight: How high an item is, as a first guess.
  init(itemCount: Int, itemsPerPart: Int, itemHeight: Int) {
    (self.itemCount, self.itemsPerPart, self.itemHeight) = (itemCount, itemsPerPart, itemHeight)
    parts = makeParts(itemCount)
    renumber()
  }

  private func makeParts(_ count: Int) -> [Part] {
    stride(from: 0, to: count, by: itemsPerPart).map {
      let items = min(itemsPerPart, count - $0)
      return Part(count: items, height: capped(items * itemHeight, items: items))
    }
  }

  private mutating func renumber() {
    var start = 0
    starts = parts.map { part in
      defer { start += part.count }
      return start
    }
    itemCount = start
  }

  var partCount: Int { parts.count }

  /// The part that an item is in.
  func part(ofItem item: Int) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The items of a part.
  func items(of part: Int) -> Range<Int> { starts[part]..<starts[part] + parts[part].count }

  /// The items of a run of parts.
  func items(of run: Range<Int>) -> Range<Int> {
    guard !run.isEmpty else { return 0..<0 }
    return items(of: run.lowerBound).lowerBound..<items(of: run.upperBound - 1).upperBound
  }

  func isMade(_ part: Int) -> Bool { parts[part].isMade }

  /// How high a part is, or will be as far as one can guess.
  func height(of part: Int) -> Int { parts[part].height }

  /// How high a run of parts is.
  func height(of run: Range<Int>) -> Int { run.reduce(0) { $0 + parts[$1].height } }

  /// A part is made; tells by how much the column has grown.
  mutating func make(_ part: Int, height: Int?) -> Int {
    parts[part].isMade = true
    return setHeight(height ?? parts[part].height, of: part)
  }

  /// A part that was made is given up; its height stays known, unless the column would be too high
  /// for that.
  ///
  /// Tells by how much the column has grown, which is less than nothing if the height is too much.
  mutating func release(_ part: Int, height: Int) -> Int {
    parts[part].isMade = false
    let kept = capped(height, items: parts[part].count)
    _ = setHeight(kept, of: part)
    return kept - height
  }

  private mutating func setHeight(_ height: Int, of part: Int) -> Int {
    defer { parts[part].height = height }
    return height - parts[part].height
  }

  /// Guesses the heights of what is not made by what is: so many items that are so high together.
  mutating func guess(height: Int, ofItems measured: Int) {
    guard measured > 0 else { return }
    for part in parts.indices where !parts[part].isMade {
      let items = parts[part].count
      parts[part].height = capped(height * items / measured, items: items)
    }
  }

  /// A part has so many items more, or fewer; the height of one that is not made follows.
  mutating func changeCount(of part: Int, by change: Int) {
    let before = parts[part].count
    parts[part].count += change
    if !parts[part].isMade {
      let each = before > 0 ? parts[part].height / before : itemHeight
      parts[part].height = capped(each * parts[part].count, items: parts[part].count)
    }
    renumber()
  }

  /// Puts parts for new items in; tells which they are.
  mutating func insertParts(for count: Int, at part: Int) -> Range<Int> {
    let new = makeParts(count)
    parts.insert(contentsOf: new, at: part)
    renumber()
    return part..<part + new.count
  }

  /// Makes two parts of a part that is made.
  mutating func split(_ part: Int, after count: Int) {
    let rest = parts[part].count - count
    parts[part].count = count
    parts.insert(Part(count: rest, height: 0, isMade: true), at: part + 1)
    renumber()
  }

  /// The parts of a run that reach into a span, which has the same coordinates as the top of the
  /// run's first part.
  func parts(of run: Range<Int>, from top: Int, in span: Range<Int>) -> Range<Int> {
    var (first, top) = (run.lowerBound, top)
    while first < run.upperBound, top + parts[first].height <= span.lowerBound {
      top += parts[first].height
      first += 1
    }
    var last = first
    while last < run.upperBound, top < span.upperBound {
      top += parts[last].height
      last += 1
    }
    return first..<last
  }
}
