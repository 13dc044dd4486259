import FormNavigation
import GtkBridge

/// A focus that cannot be seen.
extension FormNavigator {
  /// Leads a focus that cannot be seen to what is seen.
  ///
  /// GTK's arrows lead into an expander that has never been open, and a notebook gives the focus
  /// back to a field that has been hidden meanwhile.
  func leaveHiddenField(forward: Bool = true) {
    guard let focused = context.focusInForm, !focused.isShown, !focus.isAwaited,
      let field = context.fields.field(containing: focused)
    else { return }
    if focused.isFoldedAway, let holder = holder(of: focused) {
      guard context.engine.focusedField == holder.id else { return giveFocus(to: holder.id) }
      guard canMoveToNext else { return leave(forward: true) }
      makeFields(forward: true) { context.engine.nextField }
      // Nobody wants to move, so nobody is asked.
      return request(.nextRequested)
    }
    if let heir = heir(of: field, forward: forward) { giveFocus(to: heir) }
  }

  /// Waits no longer for a focused field to be shown.
  ///
  /// - Returns: Whether there was one.
  func leaveAwaitedFocus(forward: Bool) -> Bool {
    guard focus.stopAwaiting() else { return false }
    leaveHiddenField(forward: forward)
    return true
  }

  /// A notebook or a stack shows another page, and gives the focus back to what had it there
  /// before.
  func pageChanged(in pages: Widget) {
    guard context.focusInForm?.isSame(orInside: pages) ?? false, focus.stopAwaiting() else {
      return
    }
    context.requestFrame()
  }

  /// The next field in the order of the widgets, else the previous one, or the other way round:
  /// what is hidden has no place.
  private func heir(of field: AttachedField, forward: Bool) -> FieldID? {
    let fields = context.fields.all
    guard let index = fields.firstIndex(where: { $0 === field }) else { return nil }
    let chain = Set(context.engine.chainIDs)
    let (after, before) = (fields[(index + 1)...].map(\.id), fields[..<index].reversed().map(\.id))
    return (forward ? after + before : before + after).first(where: chain.contains)
  }

  /// The closed expander that something lies in.
  private func holder(of widget: Widget) -> AttachedField? {
    var next = widget.parent
    while let current = next {
      if let field = context.fields.field(of: current), current.isShown { return field }
      next = current.parent
    }
    return nil
  }
}
