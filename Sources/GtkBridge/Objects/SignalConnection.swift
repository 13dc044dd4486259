internal import CGtk

/// One handler on one object, for blocking it or taking it off again.
///
/// It does not keep the object alive.
@MainActor
public final class SignalConnection {
  // Unsafe only to let the isolated deinitializer reach it; never leaves the main thread.
  private nonisolated(unsafe) let slot = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
  private let handlerID: gulong

  init(object: ObjectRef, handlerID: gulong) {
    g_weak_ref_init(slot, object.raw)
    self.handlerID = handlerID
  }

  isolated deinit {
    g_weak_ref_clear(slot)
    slot.deallocate()
  }

  private var object: ObjectRef? { g_weak_ref_get(slot).map { ObjectRef(owning: $0) } }

  /// Takes the handler off; a second call does nothing.
  public func disconnect() {
    guard let object, g_signal_handler_is_connected(object.raw, handlerID) != 0 else { return }
    g_signal_handler_disconnect(object.raw, handlerID)
  }

  /// Runs the body while the handler is not called.
  func whileBlocked<Answer>(_ body: () -> Answer) -> Answer {
    guard let object, g_signal_handler_is_connected(object.raw, handlerID) != 0 else {
      return body()
    }
    g_signal_handler_block(object.raw, handlerID)
    defer { g_signal_handler_unblock(object.raw, handlerID) }
    return body()
  }
}
