extension NavigationEngine {
  /// How often the scrollers around a field are gone through: what the outer one does may show more
  /// of the inner one.
  private static let mostPasses = 8

  /// Shows the focused field by the smallest moves, the innermost scroller first.
  mutating func revealFocusedField() {
    guard let focus else { return }
    let field = table.fields[focus]
    guard field.scroller != nil else {
      revealInForm(RevealTarget(field), of: field)
      return
    }
    let path = scrollers.path(from: field.scroller)
    for _ in 0..<Self.mostPasses where !revealOnce(field, along: path) { return }
  }

  /// Goes through the scrollers once and returns whether anything has moved.
  private mutating func revealOnce(_ field: Field, along path: [Int]) -> Bool {
    var hasMoved = false
    var target = RevealTarget(field)
    for (depth, index) in path.enumerated() {
      let offset = innerOffset(revealing: target, of: field, along: path[depth...])
      if offset != scrollers.scrollers[index].offset {
        scrollInner(index, to: offset)
        hasMoved = true
      }
      target = target.carried(outOf: scrollers.scrollers[index])
    }
    let before = scrollOffset
    revealInForm(target, of: field)
    return hasMoved || scrollOffset != before
  }

  private mutating func revealInForm(_ target: RevealTarget, of field: Field) {
    scrollOffset.y = formOffset(revealing: target, of: field)
    scrollOffset.x = horizontalOffset(
      revealing: target,
      of: field,
      on: horizontalAxis,
      from: scrollOffset.x
    )
  }

  private func innerOffset(
    revealing target: RevealTarget,
    of field: Field,
    along path: ArraySlice<Int>
  ) -> Point {
    guard let index = path.first else { return .zero }
    let scroller = scrollers.scrollers[index]
    guard !scroller.isIgnored else { return scroller.offset }
    var offset = scroller.offset
    var vertical = RevealAxis(
      viewportLength: scroller.rect.height,
      contentLength: scroller.contentSize.height
    )
    let hidden = obscuredParts(along: path)
    // If too little of the scroller is in sight it is for those outside to show more of it.
    let visible = scroller.rect.height - hidden.top - hidden.bottom
    if target.field.height <= min(visible, verticalAxis.usableLength) {
      vertical.obscuredStart = hidden.top
      vertical.obscuredEnd = hidden.bottom
    }
    // At the keyboard's edge the gap is for the form to keep; if both did, they would push each
    // other along.
    let isAtEdge = vertical.obscuredStart + vertical.obscuredEnd > 0
    let isSettled = isAtEdge && vertical.shows(target.field.vertical, at: offset.y)
    if scroller.axis != .horizontal, vertical.maximumOffset > 0, !isSettled {
      offset.y = vertical.offset(
        revealing: target.span(\.vertical, within: vertical.usableLength),
        caret: target.line(within: vertical.usableLength),
        from: offset.y,
        gap: options.gap,
        anchor: field.anchor
      )
    }
    let horizontal = RevealAxis(
      viewportLength: scroller.rect.width,
      contentLength: scroller.contentSize.width
    )
    if scroller.axis != .vertical, horizontal.maximumOffset > 0 {
      offset.x = horizontalOffset(revealing: target, of: field, on: horizontal, from: offset.x)
    }
    return offset
  }

  /// How much of a scroller's viewport the form's header and keyboard hide, by intersection.
  private func obscuredParts(along path: ArraySlice<Int>) -> (top: Double, bottom: Double) {
    guard let index = path.first else { return (0, 0) }
    let rect = scrollers.scrollers[index].rect
    var top = rect.y
    for outer in path.dropFirst() {
      let scroller = scrollers.scrollers[outer]
      top += scroller.rect.y - scroller.offset.y
    }
    top -= scrollOffset.y
    let bottom = top + rect.height
    let edge = viewport.height - obscuredBottom
    return (
      max(0, min(bottom, obscuredTop) - max(top, 0)),
      max(0, min(bottom, viewport.height) - max(top, edge))
    )
  }

  /// The horizontal offset, which changes only if the field itself is not in view.
  private func horizontalOffset(
    revealing target: RevealTarget,
    of field: Field,
    on axis: RevealAxis,
    from offset: Double
  ) -> Double {
    let offset = axis.clamped(offset)
    guard !axis.shows(target.field.horizontal, at: offset) else { return offset }
    return axis.offset(
      revealing: target.span(\.horizontal, within: axis.usableLength),
      caret: target.caret?.horizontal,
      from: offset,
      gap: options.gap,
      mirrored: options.direction == .rightToLeft
    )
  }

  /// The vertical offset of the form, which also keeps clear of a keyboard that floats.
  private func formOffset(revealing target: RevealTarget, of field: Field) -> Double {
    let axis = verticalAxis
    let plain = offset(revealing: target, of: field, on: axis)
    guard let floating = keyboard.floatingFrame(in: viewport) else { return plain }
    let rect = target.field
    let left = rect.x - scrollOffset.x
    guard left < floating.maxX, left + rect.width > floating.x else { return plain }
    let isClear = { (offset: Double) in
      rect.maxY - offset <= floating.y + 1e-6 || rect.y - offset >= floating.maxY - 1e-6
    }
    var above = axis
    above.obscuredEnd = max(above.obscuredEnd, min(viewport.height, viewport.height - floating.y))
    var below = axis
    below.obscuredStart = max(below.obscuredStart, floating.maxY)
    let choices = [above, below]
      .filter { $0.usableLength >= rect.height }
      .map { offset(revealing: target, of: field, on: $0) }
      .filter(isClear)
    let isSettled = choices.contains(scrollOffset.y)
    // One that is elsewhere changes nothing; the place of a field at the top does not depend on
    // where it was.
    if isClear(plain), field.anchor == .top || !isSettled { return plain }
    if isSettled { return scrollOffset.y }
    let distance = { (offset: Double) in abs(offset - scrollOffset.y) }
    return choices.min { distance($0) < distance($1) } ?? plain
  }

  private func offset(revealing target: RevealTarget, of field: Field, on axis: RevealAxis)
    -> Double
  {
    axis.offset(
      revealing: target.span(\.vertical, within: axis.usableLength),
      caret: target.line(within: axis.usableLength),
      from: scrollOffset.y,
      gap: options.gap,
      anchor: field.anchor
    )
  }
}
