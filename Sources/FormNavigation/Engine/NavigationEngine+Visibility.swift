extension NavigationEngine {
  /// Whether the focused field, or the caret's line of one that is too tall, lies in what the user
  /// can see.
  ///
  /// It is true while no field has the focus.
  public var isFocusedFieldShown: Bool {
    guard let focus else { return true }
    let field = table.fields[focus]
    var target = RevealTarget(field)
    var next = scrollers[field.scroller]
    var steps = 0
    while let scroller = next, steps < scrollers.scrollers.count {
      let axis = RevealAxis(
        viewportLength: scroller.rect.height,
        contentLength: scroller.contentSize.height
      )
      if !axis.shows(target, at: scroller.offset.y) { return false }
      target = target.carried(outOf: scroller)
      next = scrollers[scroller.parent]
      steps += 1
    }
    return verticalAxis.shows(target, at: scrollOffset.y)
  }

  /// Returns the vertical offset nearest to a displayed one at which the focused field is in sight.
  ///
  /// It is for the frames of a scroll animation that a rising keyboard overtakes: what the
  /// animation gives for the frame goes in, and what to display comes out, so that a field in sight
  /// stays in sight.
  ///
  /// - Parameter displayed: The offset that the frame would show otherwise.
  /// - Returns: A legal offset, which is the given one wherever that shows the field.
  public func visibleOffset(nearestTo displayed: Double) -> Double {
    let axis = verticalAxis
    guard let focus else { return axis.clamped(displayed) }
    var target = RevealTarget(table.fields[focus])
    for index in scrollers.path(from: table.fields[focus].scroller) {
      target = target.carried(outOf: scrollers.scrollers[index])
    }
    return axis.offset(
      revealing: target.field.vertical,
      caret: target.caret?.vertical,
      from: displayed
    )
  }
}

extension RevealAxis {
  /// Whether as much of a target is in sight as has to be: the field, or the caret's line if the
  /// field is too long.
  func shows(_ target: RevealTarget, at offset: Double) -> Bool {
    guard usableLength > 0 else { return true }
    if target.field.height <= usableLength { return shows(target.field.vertical, at: offset) }
    guard let caret = target.caret, caret.height <= usableLength else { return true }
    return shows(caret.vertical, at: offset)
  }
}
