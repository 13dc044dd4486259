/// The scrollers inside the form.
struct ScrollerTable: Sendable {
  private(set) var scrollers: [Scroller] = []
  private var indices: [ScrollerID: Int] = [:]
  /// Each scroller and those around it, so that no frame has to make the list.
  private var paths: [[Int]] = []

  init() {}

  init(_ list: [Scroller]) {
    for scroller in list { put(scroller) }
    findPaths()
  }

  func index(of id: ScrollerID?) -> Int? { id.flatMap { indices[$0] } }

  subscript(id: ScrollerID?) -> Scroller? { index(of: id).map { scrollers[$0] } }

  /// Adds a scroller, or replaces the one with its id.
  mutating func set(_ scroller: Scroller) {
    put(scroller)
    findPaths()
  }

  private mutating func put(_ scroller: Scroller) {
    var scroller = scroller
    scroller.rect = scroller.rect.sane
    scroller.orderRect = scroller.orderRect?.sane
    scroller.contentSize = scroller.contentSize.sane
    scroller.offset = Self.legal(scroller.offset, in: scroller)
    if isInside(scroller.parent, scroller.id) { scroller.parent = nil }
    if let index = indices[scroller.id] {
      scrollers[index] = scroller
    } else {
      indices[scroller.id] = scrollers.count
      scrollers.append(scroller)
    }
  }

  /// Whether all is the same but for how far the contents are scrolled.
  func hasSameFrames(as other: ScrollerTable) -> Bool {
    guard scrollers.count == other.scrollers.count else { return false }
    return zip(scrollers, other.scrollers).allSatisfy { one, other in
      var moved = one
      moved.offset = other.offset
      return moved == other
    }
  }

  mutating func setOffset(_ offset: Point, at index: Int) {
    scrollers[index].offset = Self.legal(offset, in: scrollers[index])
  }

  /// Whether a scroller is another one or inside it; a ring of parents must not come to be.
  private func isInside(_ id: ScrollerID?, _ outer: ScrollerID) -> Bool {
    var next = id
    while let current = next {
      if current == outer { return true }
      next = self[current]?.parent
    }
    return false
  }

  /// The scrollers around a field from the innermost outward.
  func path(from id: ScrollerID?) -> [Int] { index(of: id).map { paths[$0] } ?? [] }

  private mutating func findPaths() {
    paths = scrollers.indices.map { start in
      var path = [start]
      while let outer = path.last.flatMap({ index(of: scrollers[$0].parent) }) {
        path.append(outer)
      }
      return path
    }
  }

  private static func legal(_ offset: Point, in scroller: Scroller) -> Point {
    let widest = max(0, scroller.contentSize.width - scroller.rect.width)
    let tallest = max(0, scroller.contentSize.height - scroller.rect.height)
    return Point(x: min(max(0, offset.x.sane), widest), y: min(max(0, offset.y.sane), tallest))
  }
}
