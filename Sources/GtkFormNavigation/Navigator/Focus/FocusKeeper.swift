import FormNavigation
import GtkBridge

/// Knows where the focus is, tells the engine, and gives it back to a field that has lost it for a
/// moment.
final class FocusKeeper {
  private let context: FormContext
  private let scrolling: ScrollApplier
  /// The field from which GTK has just taken the focus, as it was taken out, hidden or disabled.
  private var displacedField: FieldID?
  /// The field that lost the focus as no field of the form could have it any longer.
  private var orphanedField: FieldID?
  /// The hidden widget with the focus that the host may be about to show.
  private var awaitedFocus: ObjectIdentity?
  private var isElsewhere = true
  private var isMovingByArrow = false

  init(_ context: FormContext, _ scrolling: ScrollApplier) {
    (self.context, self.scrolling) = (context, scrolling)
  }

  // MARK: Where it is

  /// Notes that GTK is asked to move the focus by an arrow key, or that it is no longer.
  func noteArrow(_ isMoving: Bool) { isMovingByArrow = isMoving }

  /// Notes that the focus of the window is on another widget.
  func focusChanged() {
    let isGTKsChoice = isMovingByArrow
    (awaitedFocus, isMovingByArrow) = (nil, false)
    guard let focused = context.focusInForm else {
      isElsewhere = true
      return
    }
    if !isGTKsChoice, !focused.isShown { awaitedFocus = focused.identity }
  }

  /// Where the focus has gone to, if the engine does not know yet.
  ///
  /// It is told together with what else is new, so that the heir of a field that has gone does not
  /// take the focus away from where it has been put meanwhile.
  func news() -> [NavigationEvent] {
    guard let focused = context.focusInForm,
      let field = context.fields.field(containing: focused)
    else { return [] }
    guard focused.isShown else {
      // It may be on its way to be shown; until then nobody is to inherit the focus.
      context.requestFrame()
      return isAwaited && context.engine.focusedField != nil ? [.focusLost] : []
    }
    let isBack = isElsewhere
    (isElsewhere, awaitedFocus) = (false, nil)
    let isNew = field.id != context.engine.focusedField
    guard isNew || isBack else { return [] }
    scrolling.stopForeignScrolling()
    // Coming back to the field from outside of the form is as good as coming to it.
    return [isNew ? .fieldFocused(field.id) : .focusRequested(field.id)]
  }

  // MARK: On something hidden

  /// Whether the focus is on something hidden that the host may be about to show.
  ///
  /// That is so until it is shown, the focus moves on, or a key is pressed.
  var isAwaited: Bool {
    guard let awaitedFocus, let focused = context.focusInForm else { return false }
    return focused.identity == awaitedFocus && !focused.isShown
  }

  /// Waits no longer for a focused widget to be shown.
  ///
  /// - Returns: Whether there was one.
  func stopAwaiting() -> Bool {
    guard isAwaited else { return false }
    awaitedFocus = nil
    return true
  }

  // MARK: Given back

  /// Notes that a field is for the moment where no focus can be, be it taken out, hidden or
  /// disabled.
  func noteDisplaced(_ id: FieldID) {
    if context.engine.focusedField == id { displacedField = id }
  }

  /// Notes which field has lost the focus as no field of the form could have it any longer, for
  /// when one can again.
  func note(_ decision: FormContext.Decision) {
    guard context.engine.focusedField == nil else { return orphanedField = nil }
    guard let former = decision.formerField else { return }
    let events = decision.events
    let isLaidOut = events.contains { if case .layoutChanged = $0 { true } else { false } }
    orphanedField = isLaidOut && !events.contains(.focusLost) ? former : nil
  }

  /// Gives the focus back to a field that could not have it for a while.
  func restore() {
    restoreDisplaced()
    restoreOrphaned()
  }

  /// GTK has taken the focus from a field that is already there again.
  private func restoreDisplaced() {
    guard let id = displacedField else { return }
    displacedField = nil
    guard context.engine.focusedField == id, let widget = context.fields.widget(of: id),
      let window = context.window, window.focusWidget == nil
    else { return }
    widget.grabFocusWithoutSelecting()
  }

  /// A form has been out of order, such as while its answers were sent; the focus may have been put
  /// elsewhere meanwhile.
  private func restoreOrphaned() {
    guard let id = orphanedField, let window = context.window else { return }
    guard window.focusWidget == nil, let field = context.fields[id] else {
      return orphanedField = nil
    }
    guard field.widget.isEffectivelySensitive, field.widget.isShown else { return }
    orphanedField = nil
    field.widget.grabFocusWithoutSelecting()
  }
}
