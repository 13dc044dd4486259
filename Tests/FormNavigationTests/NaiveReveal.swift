import FormNavigation

/// The reveal rule for whole numbers, by looking at every offset there is.
struct NaiveReveal {
  let axis: RevealAxis
  let span: Span
  let gap: Double

  /// The offset nearest to the given one that shows the padded span, or as much of it as any offset does.
  func offset(from offset: Double) -> Double {
    let all = stride(from: 0.0, through: axis.maximumOffset, by: 1)
    let least = all.map(hiddenLength).min() ?? 0
    let best = all.filter { hiddenLength(at: $0) == least }
    return best.min { abs($0 - offset) < abs($1 - offset) } ?? 0
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
