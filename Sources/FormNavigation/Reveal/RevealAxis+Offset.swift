extension RevealAxis {
  /// Returns the offset that shows a span of the content by the smallest legal move.
  ///
  /// An offset that already shows the span is returned as it is. A new one is rounded to a whole
  /// unit, away from the edge that would be cut, unless that would cut the other edge. Asking again
  /// from the answer gives the answer.
  ///
  /// - Parameters:
  ///   - span: What is to be shown, in content coordinates.
  ///   - caret: The line to show instead if the span is longer than what the user can see.
  ///   - offset: The present scroll offset.
  ///   - gap: The wanted distance from the span to the edges; one that does not fit becomes
  ///     centering.
  ///   - anchor: Whether the smallest move is wanted, or the span at the start of what the user can
  ///     see.
  ///   - mirrored: Whether the end is the leading edge, as on the horizontal axis of a
  ///     right-to-left form.
  /// - Returns: The new offset, between zero and ``maximumOffset``.
  public func offset(
    revealing span: Span,
    caret: Span? = nil,
    from offset: Double,
    gap: Double = 0,
    anchor: Field.Anchor = .nearest,
    mirrored: Bool = false
  ) -> Double {
    let offset = clamped(offset)
    guard usableLength > 0 else { return offset }
    let target = inContent(span)
    if target.length <= usableLength {
      let range = OffsetRange(axis: self, span: target, gap: gap)
      return clamped(anchor == .top ? range.top : range.nearest(to: offset))
    }
    if let caret = caret.map(inContent), caret.length <= usableLength {
      return clamped(OffsetRange(axis: self, span: caret, gap: gap).nearest(to: offset))
    }
    // A band that is smaller than the line still shows a part of it.
    let rest = caret.map(inContent) ?? target
    return clamped(offsetInside(rest, from: offset, mirrored: mirrored))
  }

  /// Whether a span lies in what the user can see at an offset, rounding noise aside.
  public func shows(_ span: Span, at offset: Double) -> Bool {
    span.start >= offset + obscuredStart - 1e-6
      && span.end <= offset + viewportLength - obscuredEnd + 1e-6
  }

  /// The part of a span that can be scrolled to at all.
  private func inContent(_ span: Span) -> Span {
    let start = min(max(0, span.start.sane), contentLength)
    let end = min(max(start, span.start.sane + span.length.saneLength), contentLength)
    return Span(start: start, length: end - start)
  }

  /// The offset for a span that is too long: any one that shows nothing but the span, else its
  /// leading edge.
  private func offsetInside(_ span: Span, from offset: Double, mirrored: Bool) -> Double {
    let bandStart = offset + obscuredStart
    let bandEnd = offset + viewportLength - obscuredEnd
    if bandStart >= span.start, bandEnd <= span.end { return offset }
    return mirrored
      ? (span.end - (viewportLength - obscuredEnd)).roundedUp
      : (span.start - obscuredStart).roundedDown
  }
}
