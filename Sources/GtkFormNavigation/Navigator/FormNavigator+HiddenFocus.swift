import FormNavigation
import GtkBridge

/// A focus where nobody sees it.
extension FormNavigator {
  func isShown(_ widget: Widget) -> Bool { widget.isDrawable && !widget.isFoldedAway }

  /// Whether the focus is on something hidden that the host may be about to show.
  ///
  /// That is so until it is shown, the focus moves on, or a key is pressed.
  var isFocusAwaited: Bool {
    guard let awaitedFocus, let focused = focusInForm else { return false }
    return focused.identity == awaitedFocus && !isShown(focused)
  }

  /// Leads a focus that is where nobody sees it to what is seen.
  ///
  /// GTK's arrows lead into an expander that has never been open, and a notebook gives the focus back to
  /// a field that has been hidden meanwhile.
  func leaveHiddenField(forward: Bool = true) {
    guard let focused = focusInForm, !isShown(focused), !isFocusAwaited,
      let field = field(containing: focused)
    else { return }
    if focused.isFoldedAway, let holder = holder(of: focused) {
      guard engine.focusedField == holder.id else { return giveFocus(to: holder.id) }
      guard canMoveToNext else { return leave(forward: true) }
      makeFields(forward: true) { engine.nextField }
      // Nobody wants to move, so nobody is asked.
      return request(.nextRequested)
    }
    if let heir = heir(of: field, forward: forward) { giveFocus(to: heir) }
  }

  /// Waits no longer for a focused field to be shown.
  ///
  /// - Returns: Whether there was one.
  func leaveAwaitedFocus(forward: Bool) -> Bool {
    guard isFocusAwaited else { return false }
    awaitedFocus = nil
    leaveHiddenField(forward: forward)
    return true
  }

  /// A notebook or a stack shows another page, and gives the focus back to what had it there before.
  func pageChanged(in pages: Widget) {
    guard isFocusAwaited, focusInForm?.isSame(orInside: pages) ?? false else { return }
    awaitedFocus = nil
    requestFrame()
  }

  /// The next field in the order of the widgets, else the previous one, or the other way round: what is hidden
  /// has no place.
  private func heir(of field: AttachedField, forward: Bool) -> FieldID? {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return nil }
    let chain = Set(engine.chainIDs)
    let (after, before) = (fields[(index + 1)...].map(\.id), fields[..<index].reversed().map(\.id))
    return (forward ? after + before : before + after).first(where: chain.contains)
  }

  /// The closed expander that something lies in.
  private func holder(of widget: Widget) -> AttachedField? {
    var next = widget.parent
    while let current = next {
      if let field = fieldsByWidget[current.identity], isShown(current) { return field }
      next = current.parent
    }
    return nil
  }
}
