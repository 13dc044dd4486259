import FormNavigation
import GtkBridge

/// Scrolls the form and what is scrolled in it to where the engine has them, and tells the engine
/// when somebody else has scrolled.
final class ScrollApplier {
  private let context: FormContext
  private let layout: LayoutReporter
  private var isScrolling = false
  /// Whether the field that has got the focus has yet to come into sight.
  private var isRevealDue = false
  private var releaseCheck: MainLoopSource?

  init(_ context: FormContext, _ layout: LayoutReporter) {
    (self.context, self.layout) = (context, layout)
  }

  private var form: ScrollArea { context.form }

  func forgetEverything() { releaseCheck?.cancel() }

  /// Scrolls, which counts as no scroll of the user or of the host.
  func scroll(_ body: () -> Void) {
    isScrolling = true
    defer { isScrolling = false }
    body()
  }

  /// Whether a scroll is under way that is the navigator's own.
  var isOwnScroll: Bool { isScrolling }

  // MARK: To where the engine has it

  /// Notes that a field has got the focus: until it has come into sight, no host scrolls it out
  /// again.
  func noteFocusMove() {
    isRevealDue = true
    context.requestFrame()
  }

  /// Notes that a frame has been taken in.
  func frameEnded() { isRevealDue = isRevealDue && releaseCheck?.isPending ?? false }

  /// Scrolls along with content that has grown above the visible part, by a height in pixels.
  func shift(by growth: Double) {
    scroll { form.shift(by: growth) }
    layout.noteShift(by: growth)
  }

  /// Notes where a scroller inside of the form is to be in the next frame.
  func setTarget(_ target: Point, of id: ScrollerID) {
    context.fields.innerAreas.first { $0.id == id }?.target = target
    context.requestFrame()
  }

  /// Applies all positions, once the frame is laid out.
  func applyPositions() {
    var moves: [(area: ScrollArea, target: Point)] = []
    let target = context.engine.scrollOffset
    if form.offset != target { moves.append((form, target)) }
    for area in context.fields.innerAreas {
      guard let target = area.id.flatMap({ context.engine.offset(of: $0) }), area.offset != target
      else {
        continue
      }
      moves.append((area, target))
    }
    guard let scrolledWindow = context.scrolledWindow else { return }
    guard !moves.isEmpty else { return forgetTargets() }
    // A widget that is being pressed must not move away from under the pointer.
    guard !scrolledWindow.isPointerPressed else { return waitForRelease() }
    scroll {
      for move in moves { move.area.scroll(to: move.target) }
    }
    forgetTargets()
  }

  private func forgetTargets() { for area in context.fields.innerAreas { area.target = nil } }

  /// Looks again once the pointer's button may be up.
  func waitForRelease() {
    guard releaseCheck?.isPending != true else { return }
    releaseCheck = MainLoop.after(milliseconds: 15) { [weak context] in context?.requestFrame() }
  }

  /// Ends what GTK scrolls by itself, as the user has gone on to something else.
  ///
  /// GTK would otherwise go on for some frames, and those look like a user who scrolls away.
  ///
  /// - Parameter afterFinger: Whether a scroll is ended, too, that goes on after a finger has left;
  ///   it also ends that of a finger that is still there.
  func stopForeignScrolling(afterFinger: Bool = true) {
    scroll {
      for area in context.areas {
        if afterFinger { area.stopDeceleration() }
        area.stopAnimation()
      }
    }
  }

  // MARK: By somebody else

  /// The form has been scrolled, by whomever.
  func formScrolled() {
    let (offset, known) = (form.offset, context.engine.scrollOffset)
    guard !isScrolling, layout.hasStarted, offset != known else { return }
    // A form or a window that shrinks makes GTK move the content: nobody has scrolled. Whatever was
    // decided before may not have been applied yet.
    if form.wasMovedByGTK || offset == form.clamped(known)
      || isOverruled(in: form, shown: context.engine.viewport)
    {
      return context.requestFrame()
    }
    context.tell(layout.roomNews() + [.userScrolled(offset)])
  }

  /// A scroller inside of the form has been scrolled, by whomever.
  func scrolled(_ area: ScrollArea) {
    guard !isScrolling, let id = area.id, let known = context.engine.offset(of: id),
      area.offset != known
    else { return }
    let rect = context.engine.scroller(id)?.rect
    if area.wasMovedByGTK || area.offset == area.clamped(known)
      || isOverruled(in: area, shown: rect.map { Size(width: $0.width, height: $0.height) })
    {
      return context.geometryChanged()
    }
    area.target = nil
    context.tell([.innerScrolled(id, area.offset)])
  }

  /// Whether a scroll that comes from no input comes in the way of the focused field, as that has
  /// just got the focus or there is just more or less room.
  ///
  /// A host may scroll the form away for a reason of its own, but not by chance: from a handler of
  /// the focus, say.
  private func isOverruled(in area: ScrollArea, shown: Size?) -> Bool {
    guard context.engine.focusedField != nil, !InputDevice.isScrolling else { return false }
    return isRevealDue || (!context.engine.isRevealSuspended && shown != area.viewport)
  }
}
