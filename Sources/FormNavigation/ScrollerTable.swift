/// The scrollers inside the form.
struct ScrollerTable: Sendable {
  private(set) var scrollers: [Scroller] = []
  private var indices: [ScrollerID: Int] = [:]

  init() {}

  init(_ list: [Scroller]) {
    for scroller in list { set(scroller) }
  }

  func index(of id: ScrollerID?) -> Int? { id.flatMap { indices[$0] } }

  subscript(id: ScrollerID?) -> Scroller? { index(of: id).map { scrollers[$0] } }

  /// Adds a scroller, or replaces the one with its id.
  mutating func set(_ scroller: Scroller) {
    var scroller = scroller
    scroller.rect = scroller.rect.sane
    scroller.contentSize = scroller.contentSize.sane
    scroller.offset = Self.legal(scroller.offset, in: scroller)
    if let index = indices[scroller.id] {
      scrollers[index] = scroller
    } else {
      indices[scroller.id] = scrollers.count
      scrollers.append(scroller)
    }
  }

  mutating func setOffset(_ offset: Point, at index: Int) {
    scrollers[index].offset = Self.legal(offset, in: scrollers[index])
  }

  /// The scrollers around a field from the innermost outward; a ring of parents ends.
  func path(from id: ScrollerID?) -> [Int] {
    var path: [Int] = []
    var next = index(of: id)
    while let index = next, path.count < scrollers.count {
      path.append(index)
      next = self.index(of: scrollers[index].parent)
    }
    return path
  }

  private static func legal(_ offset: Point, in scroller: Scroller) -> Point {
    let widest = max(0, scroller.contentSize.width - scroller.rect.width)
    let tallest = max(0, scroller.contentSize.height - scroller.rect.height)
    return Point(x: min(max(0, offset.x.sane), widest), y: min(max(0, offset.y.sane), tallest))
  }
}
