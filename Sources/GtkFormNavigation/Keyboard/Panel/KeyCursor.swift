import GtkBridge

/// The key that the arrow keys have come to, for people who press no key with a finger.
final class KeyCursor {
  private let grid: KeyGrid
  private(set) var isActive = false
  private(set) var index: Int? {
    didSet {
      guard index != oldValue else { return }
      grid.cap(at: oldValue)?.isCursor = false
      grid.cap(at: index)?.isCursor = isActive
    }
  }
  private var place: (x: Double, y: Double)?

  /// Whether the user chooses from the bubble meanwhile.
  var isAway = false {
    didSet { grid.cap(at: index)?.button.isReached = isActive && !isAway }
  }

  enum Direction {
    case left, right, up, down
  }

  init(grid: KeyGrid) { self.grid = grid }

  /// Begins at the key where it was last, or in the middle, as soon as the keys have their places.
  func begin() {
    isActive = true
    goToBeginning()
  }

  /// The keys have been given their places.
  func keysArePlaced() {
    if isActive, index == nil { goToBeginning() }
  }

  private func goToBeginning() {
    guard !grid.frames.isEmpty else { return }
    let first = grid.frames.first
    let last = grid.frames.last
    let middle = (
      (first?.center.x ?? 0) / 2 + (last?.center.x ?? 0) / 2,
      (first?.center.y ?? 0) / 2 + (last?.center.y ?? 0) / 2
    )
    go(to: place ?? middle)
  }

  /// Ends; the place is kept.
  func end() {
    isActive = false
    index = nil
  }

  /// The keys are in other places: stays where it is on the screen.
  func keysHaveMoved() {
    guard isActive, let place else { return }
    index = nil
    go(to: place)
  }

  private func go(to point: (x: Double, y: Double)) {
    index = grid.key(nearX: point.x, y: point.y)
    settle()
  }

  private func settle() {
    guard let index, grid.frames.indices.contains(index) else { return }
    place = grid.frames[index].center
  }

  /// Goes to the nearest key in a direction, or stays.
  func move(_ direction: Direction) {
    guard let index, let place else { return }
    let own = grid.frames[index]
    let candidates = grid.frames.indices.filter { other in
      guard other != index, grid.cap(at: other) != nil else { return false }
      let frame = grid.frames[other]
      return switch direction {
      case .left: frame.y == own.y && frame.x < own.x
      case .right: frame.y == own.y && frame.x > own.x
      case .up: frame.y < own.y
      case .down: frame.y > own.y
      }
    }
    let next = candidates.min { a, b in
      let (first, second) = (grid.frames[a], grid.frames[b])
      // Rows first: one up is never two up.
      let rows = (abs(first.y - own.y), abs(second.y - own.y))
      guard rows.0 == rows.1 else { return rows.0 < rows.1 }
      return first.squaredDistance(toX: place.x, y: place.y)
        < second.squaredDistance(toX: place.x, y: place.y)
    }
    guard let next else { return }
    self.index = next
    let column = place.x
    settle()
    // Up and down lead back to the column that they have come from, past wider keys.
    if direction == .up || direction == .down { self.place?.x = column }
  }
}
