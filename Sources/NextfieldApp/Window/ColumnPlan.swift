/// Which parts of a long column are made, and how high those are that are not.
///
/// Heights are pixels; those of parts that were never made are guessed.
struct ColumnPlan {
  private struct Part {
    var height: Int
    var isMade = false
  }

  /// How many items the column has.
  let itemCount: Int
  /// How many of them a part has; the last one may have fewer.
  let itemsPerPart: Int
  private var parts: [Part]

  /// The most that a column of which little is made may measure; cairo paints nothing of what is
  /// higher than 2^23 pixels.
  static let heightLimit = 4_000_000

  /// What is not made takes no more than its share of ``heightLimit``.
  private func capped(_ height: Int, items: Int) -> Int {
    min(height, max(1, Self.heightLimit * items / max(1, itemCount)))
  }

  /// Plans a column of which nothing is made yet.
  ///
  /// - Parameters:
  ///   - itemCount: How many items there are.
  ///   - itemsPerPart: How many are made at a time.
  ///   - itemHeight: How high an item is, as a first guess.
  init(itemCount: Int, itemsPerPart: Int, itemHeight: Int) {
    (self.itemCount, self.itemsPerPart) = (itemCount, itemsPerPart)
    parts = []
    parts = stride(from: 0, to: itemCount, by: itemsPerPart).map {
      let items = min(itemsPerPart, itemCount - $0)
      return Part(height: capped(items * itemHeight, items: items))
    }
  }

  var partCount: Int { parts.count }

  /// The part that an item is in.
  func part(ofItem item: Int) -> Int { item / itemsPerPart }

  /// The items of a part.
  func items(of part: Int) -> Range<Int> {
    let first = part * itemsPerPart
    return first..<min(first + itemsPerPart, itemCount)
  }

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
  /// Tells by how much the column has grown, which is less than nothing where the height is too
  /// much.
  mutating func release(_ part: Int, height: Int) -> Int {
    parts[part].isMade = false
    let kept = capped(height, items: items(of: part).count)
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
      let items = items(of: part).count
      parts[part].height = capped(height * items / measured, items: items)
    }
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
