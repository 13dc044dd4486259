internal import CGtk

/// One handler on one object, for blocking it or taking it off again.
@MainActor
public final class SignalConnection {
  private let object: ObjectRef
  private let handlerID: gulong

  init(object: ObjectRef, handlerID: gulong) {
    self.object = object
    self.handlerID = handlerID
  }

  /// Takes the handler off; a second call does nothing.
  public func disconnect() {
    guard g_signal_handler_is_connected(object.raw, handlerID) != 0 else { return }
    g_signal_handler_disconnect(object.raw, handlerID)
  }

  /// Runs the body while the handler is not called, so that what the program sets is not taken for
  /// what the user did.
  public func blocked(_ body: () -> Void) {
    g_signal_handler_block(object.raw, handlerID)
    body()
    g_signal_handler_unblock(object.raw, handlerID)
  }
}
