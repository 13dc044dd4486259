/// The offsets that show a span which fits into what the user can see.
struct OffsetRange {
  /// The offset that puts the padded span against the end of the band, and the one for its start.
  let padded: (low: Double, high: Double)

  /// The same without any gap.
  let bare: (low: Double, high: Double)

  init(axis: RevealAxis, span: Span, gap: Double) {
    let gap = min(max(0, gap.sane), (axis.usableLength - span.length) / 2)
    let bandEnd = axis.viewportLength - axis.obscuredEnd
    bare = (span.end - bandEnd, span.start - axis.obscuredStart)
    padded = (
      min(axis.contentLength, span.end + gap) - bandEnd,
      max(0, span.start - gap) - axis.obscuredStart
    )
  }

  /// Where a move toward larger offsets ends: a whole unit that cuts neither edge of the bare span,
  /// if there is one.
  var downward: Double {
    let whole = padded.low.roundedUp
    return whole <= bare.high ? whole : padded.low
  }

  /// Where a move toward smaller offsets ends.
  var upward: Double {
    let whole = padded.high.roundedDown
    return whole >= bare.low ? whole : padded.high
  }

  /// The offset that puts the padded start of the span at the start of the band.
  var top: Double { upward }

  /// The offset nearest to the given one that shows the span.
  ///
  /// Any offset that a move can end at also counts as showing the span; else a gap that leaves no
  /// whole offset in between would make two answers take turns.
  func nearest(to offset: Double) -> Double {
    if offset < min(padded.low, upward) { return downward }
    if offset > max(padded.high, downward) { return upward }
    return offset
  }
}
