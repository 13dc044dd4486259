/// What the host is known to have done or been told.
struct HostState: Sendable {
  var focus: FieldID?
  var showsKeyboard = false
  var offset: Point
  /// The offsets that the host has for scrollers which were touched in this frame, the innermost first.
  var inner: [(id: ScrollerID, offset: Point)] = []
}

/// Where to go back to when the keyboard has gone.
struct Restoration: Sendable {
  var offset = 0.0
  var isTouched = false
}

/// A move of the focus that the target may still decline.
struct FocusAttempt: Sendable {
  var origin: Int?
  var originOffset: Point
  var originInner: [(ScrollerID, Point)]
  var originIsSuspended: Bool
  var isForward: Bool
  /// Whether there is nothing to go back to, as the origin has gone.
  var isInheritance: Bool
  var isSettled = false
  /// Whether the user has scrolled since, so that offsets are not to be taken back.
  var wasScrolled = false
  var steps = 0
}

/// What was the case after the last events were dealt with.
struct SettledState: Sendable, Equatable {
  var focus: FieldID?
  var geometry: FocusGeometry?
  var obscuredTop = 0.0
  var obscuredBottom = 0.0
  var isKeyboardShown = false
  var floating: Rect?
  var viewport = Size.zero
  var gap = 0.0
  var offset = Point.zero
  var isSuspended = false
}

/// Where the focused field is, scroll offsets aside.
struct FocusGeometry: Sendable, Equatable {
  var rect: Rect
  var revealRect: Rect?
  var caret: Rect?
  /// The sum of the origins and of the sizes of the scrollers around the field.
  var pathOrigin = Point.zero
  var pathSize = Size.zero
}

/// What the events of one frame have asked for so far.
struct PendingWork: Sendable {
  /// Whether something has happened that ends the suspension by the user's scroll.
  var resumes = false
  var asksForKeyboard = false
  var caretMoved = false
  var isActivation = false
  var isFocusRequest = false
  /// Whether the offset is where it has to be, as a refused move was taken back.
  var keepsOffset = false
  /// Newlines, presses and submissions, which are never merged.
  var actions: [NavigationEffect] = []
  var refusals: [FieldID] = []
  /// The field that had the focus and was removed, hidden or disabled in this frame.
  var lostFocus: FieldID?
}

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
