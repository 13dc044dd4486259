extension NavigationEngine {
  var currentState: SettledState {
    SettledState(
      focus: focusedID,
      geometry: focusGeometry,
      obscuredTop: obscuredTop,
      obscuredBottom: obscuredBottom,
      isKeyboardShown: keyboard.isShown(in: viewport),
      floating: keyboard.floatingFrame(in: viewport),
      viewport: viewport,
      gap: options.gap,
      offset: scrollOffset,
      isSuspended: isSuspended
    )
  }

  var focusedID: FieldID? { focus.map { table.fields[$0].id } }

  private var focusGeometry: FocusGeometry? {
    guard let focus else { return nil }
    let field = table.fields[focus]
    var geometry = FocusGeometry(
      rect: field.rect,
      revealRect: field.revealRect,
      caret: field.caret
    )
    var next = scrollers[field.scroller]
    var steps = 0
    while let scroller = next, steps < scrollers.scrollers.count {
      geometry.pathOrigin.x += scroller.rect.x
      geometry.pathOrigin.y += scroller.rect.y
      geometry.pathSize.width += scroller.rect.width
      geometry.pathSize.height += scroller.rect.height
      next = scrollers[scroller.parent]
      steps += 1
    }
    return geometry
  }
}
