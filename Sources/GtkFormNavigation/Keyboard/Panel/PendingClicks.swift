import GtkBridge

/// Clicks of assistive technology that have not been acted upon yet.
///
/// They come in the middle of a call by the bus. Keys that were sent there would have the bridge to
/// assistive technology wait for an answer on that same bus, and the program would stand still.
final class PendingClicks {
  private var waiting: [() -> Void] = []
  private var source: MainLoopSource?
  private var isActing = false

  /// Acts soon, after whatever has been clicked before, and never within something else.
  func add(_ action: @escaping () -> Void) {
    waiting.append(action)
    actSoon()
  }

  /// Forgets all of them.
  func clear() {
    waiting = []
    source?.cancel()
    source = nil
  }

  private func actSoon() {
    guard !isActing, source?.isPending != true else { return }
    source = MainLoop.whenIdle { [self] in act() }
  }

  private func act() {
    // An action may wait for something and handle other events meanwhile.
    isActing = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isActing = false
  }
}
