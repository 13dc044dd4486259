extension Double {
  /// The number itself, or one that can be reckoned with: no NaN, and nothing so large that sums overflow.
  var sane: Double {
    guard isFinite else { return 0 }
    return Swift.min(Swift.max(self, -1e12), 1e12)
  }

  /// The same for an extent, which is never negative.
  var saneLength: Double { Swift.max(0, sane) }

  /// The whole number above, unless this one is whole but for the noise of adding.
  var roundedUp: Double {
    let nearest = rounded()
    return abs(self - nearest) < 1e-7 ? nearest : rounded(.up)
  }

  /// The whole number below, unless this one is whole but for the noise of adding.
  var roundedDown: Double {
    let nearest = rounded()
    return abs(self - nearest) < 1e-7 ? nearest : rounded(.down)
  }
}

extension Size {
  var sane: Size { Size(width: width.saneLength, height: height.saneLength) }
}

extension Point {
  var sane: Point { Point(x: x.sane, y: y.sane) }
}
