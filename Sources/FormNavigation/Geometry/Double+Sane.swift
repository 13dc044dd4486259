extension Double {
  /// The number itself, or one that can be reckoned with: no NaN, and nothing so large that sums
  /// overflow.
  var sane: Double {
    guard isFinite else { return 0 }
    return Swift.min(Swift.max(self, -1e12), 1e12)
  }

  /// The same for an extent, which is never negative.
  var saneLength: Double { Swift.max(0, sane) }

  /// The whole number above, unless this one is whole but for the noise of adding.
  ///
  /// It takes no `rounded(.up)`, which would need the C mathematics library wherever the engine is
  /// linked.
  var roundedUp: Double {
    let below = roundedDown
    return self - below < Self.noise ? below : below + 1
  }

  /// The whole number below, unless this one is whole but for the noise of adding.
  var roundedDown: Double {
    guard abs(self) < 1e15 else { return self }
    let nearby = Double(Int64(self + Self.noise))
    return nearby <= self + Self.noise ? nearby : nearby - 1
  }

  private static var noise: Double { 1e-7 }
}

extension Size {
  var sane: Size { Size(width: width.saneLength, height: height.saneLength) }
}

extension Point {
  var sane: Point { Point(x: x.sane, y: y.sane) }
}
