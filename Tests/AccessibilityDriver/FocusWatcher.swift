internal import CAtspi

/// Hears of the focus from all programs, as a screen reader hears it.
///
/// The state of the tree does not tell all: a combo box keeps the focus in a button that is not in
/// the tree, and only says so when it happens.
@MainActor
final class FocusWatcher {
  /// The watcher of the session's bus, listening from its first use on.
  static let shared = FocusWatcher()

  /// The object that last said that it got the focus, and has not said that it lost it.
  private(set) var focused: Accessible?

  private init() {
    let heard: AtspiEventListenerCB = { event, _ in
      guard let event else { return }
      defer { g_boxed_free(atspi_event_get_type(), event) }
      guard let source = event.pointee.source else { return }
      let gained = event.pointee.detail1 != 0
      let address = UInt(bitPattern: source)
      MainActor.assumeIsolated {
        guard let source = UnsafeMutablePointer<AtspiAccessible>(bitPattern: address) else {
          return
        }
        FocusWatcher.shared.note(source, gained: gained)
      }
    }
    let listener = atspi_event_listener_new(heard, nil, nil)
    atspi_event_listener_register(listener, "object:state-changed:focused", nil)
  }

  private func note(_ source: UnsafeMutablePointer<AtspiAccessible>, gained: Bool) {
    if gained {
      g_object_ref(source)
      focused = Accessible(taking: source)
    } else if focused?.pointer == source {
      focused = nil
    }
  }
}
