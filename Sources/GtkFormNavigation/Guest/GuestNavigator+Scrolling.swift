import FormNavigation
import GtkBridge

extension GuestNavigator {
  /// Tells the engine what has happened; where things are to be scrolled is looked up afterwards.
  func tell(_ events: [NavigationEvent]) {
    let effects = engine.handle(batch: events)
    onDecision?(events, effects, engine)
  }

  func applyScrollPosition() {
    guard engine.focusedField != nil, !engine.isRevealSuspended else { return }
    var moves: [(area: GuestArea, target: Double)] = []
    for area in inner {
      guard let target = engine.offset(of: area.id)?.y, isElsewhere(area, target) else { continue }
      moves.append((area, target))
    }
    if isElsewhere(form, engine.scrollOffset.y) { moves.append((form, engine.scrollOffset.y)) }
    guard !moves.isEmpty, mayMove(), let scrolledWindow else { return }
    // A widget that is being pressed must not move away from under the pointer.
    guard !scrolledWindow.isPointerPressed else { return scheduleUpdate() }
    let frame = scrolledWindow.frameNumber
    let earlier = moved.frame == frame ? moved.times : 0
    guard earlier < Self.mostMovesInAFrame else { return scheduleUpdate() }
    moved = (frame, earlier + 1)
    for move in moves { scroll(move.area, to: move.target) }
  }

  /// GTK gives up on a frame that is laid out anew again and again, and says so.
  private static let mostMovesInAFrame = 2

  /// Whether nothing speaks against a move; if it is only too early, there is another look in time.
  private func mayMove() -> Bool {
    let now = MainLoop.milliseconds
    guard let delay = detector.timeToTry(at: now) else { return false }
    guard delay > 0 else {
      detector.giveChance(at: now)
      return true
    }
    if timers.retry?.isPending != true {
      timers.retry = MainLoop.after(milliseconds: Int(delay)) { [weak self] in self?.wake() }
    }
    return false
  }

  private func isElsewhere(_ area: GuestArea, _ target: Double) -> Bool {
    guard let offset = area.seenOffset else { return false }
    return abs(target - offset) > 0.5
  }

  private func scroll(_ area: GuestArea, to target: Double) {
    let before = area.seenOffset ?? target
    guard let result = area.scroll(to: target) else { return }
    detector.note(area.id, from: before, to: target, at: MainLoop.milliseconds)
    guard abs(result - target) > 1, !phase.isOver else { return }
    // The program has it elsewhere, and it is the program's.
    let point = Point(x: 0, y: result)
    tell([area === form ? .userScrolled(point) : .innerScrolled(area.id, point)])
  }
}
