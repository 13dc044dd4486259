extension Rect {
  var horizontal: Span { Span(start: x, length: width) }

  var vertical: Span { Span(start: y, length: height) }

  func moved(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The part inside another rectangle, or the whole rectangle if the two have no part in common.
  func clipped(to other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right >= left, bottom >= top else { return self }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same rectangle with finite numbers and extents that are not negative.
  var sane: Rect {
    Rect(x: x.sane, y: y.sane, width: width.saneLength, height: height.saneLength)
  }
}
