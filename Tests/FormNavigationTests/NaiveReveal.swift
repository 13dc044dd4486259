import FormNavigation

/// The reveal rule for whole numbers, by looking at every offset there is.
struct NaiveReveal {
  let axis: RevealAxis
  let span: Span
  let gap: Double

  /// The offset nearest to the given one that shows the padded span, or as much of it as any offset
  /// does.
  func offset(from offset: Double) -> Double {
    let all = stride(from: 0.0, through: axis.maximumOffset, by: 1)
    let least = all.map(hiddenLength).min() ?? 0
    let best = all.filter { hiddenLength(at: $0) == least }
    return best.min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  /// The part of a field that has to be in sight: all of it, else the entry, else the caret's line
  /// with the label or else with the message, else the line; nil without a caret.
  static func part(of field: Field, within height: Double) -> Span? {
    let (entry, caret) = (field.rect, field.caret)
    let whole = field.revealRect ?? entry
    var parts = [(whole.y, whole.maxY), (entry.y, entry.maxY)]
    guard let caret else { return nil }
    if whole.y < entry.y { parts.append((whole.y, caret.maxY)) }
    if whole.maxY > entry.maxY { parts.append((caret.y, whole.maxY)) }
    parts.append((caret.y, caret.maxY))
    return parts.first { $0.1 - $0.0 <= height }.map { Span(start: $0.0, length: $0.1 - $0.0) }
  }

  private func hiddenLength(at offset: Double) -> Double {
    let gap = min(gap, (axis.usableLength - span.length) / 2)
    let start = max(0, span.start - gap)
    let end = min(axis.contentLength, span.end + gap)
    let bandStart = offset + axis.obscuredStart
    let bandEnd = offset + axis.viewportLength - axis.obscuredEnd
    return max(0, bandStart - start) + max(0, end - bandEnd)
  }
}
