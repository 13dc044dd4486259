internal import CGtk

typealias VoidBody = @MainActor () -> Void
typealias PointerBody = @MainActor (UnsafeMutableRawPointer?) -> Void
typealias IntegerBody = @MainActor (Int32) -> Void
typealias DirectionBody = @MainActor (GtkDirectionType) -> Bool
typealias EventBody = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool
typealias DrawBody = @MainActor (OpaquePointer) -> Void

private let voidTrampoline:
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
    nonisolated(unsafe) let data = data
    onMainThread { ClosureBox<VoidBody>.body(at: data)?() }
  }

private let pointerTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
  ) -> Void = { _, argument, data in
    nonisolated(unsafe) let (argument, data) = (argument, data)
    onMainThread { ClosureBox<PointerBody>.body(at: data)?(argument) }
  }

private let integerTrampoline:
  @convention(c) (UnsafeMutableRawPointer?, gint, UnsafeMutableRawPointer?) -> Void = {
    _,
    argument,
    data in
    nonisolated(unsafe) let data = data
    onMainThread { ClosureBox<IntegerBody>.body(at: data)?(argument) }
  }

private let directionTrampoline:
  @convention(c) (UnsafeMutableRawPointer?, GtkDirectionType, UnsafeMutableRawPointer?) -> gboolean =
    { _, direction, data in
      nonisolated(unsafe) let data = data
      return onMainThread(or: 0) {
        ClosureBox<DirectionBody>.body(at: data)?(direction) ?? false ? 1 : 0
      }
    }

private let eventTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutablePointer<GdkEvent>?, UnsafeMutableRawPointer?
  ) -> gboolean = { _, event, data in
    nonisolated(unsafe) let (event, data) = (event, data)
    return onMainThread(or: 0) {
      guard let event, let body = ClosureBox<EventBody>.body(at: data) else { return 0 }
      return body(event) ? 1 : 0
    }
  }

private let drawTrampoline:
  @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean =
    { _, surface, data in
      nonisolated(unsafe) let (surface, data) = (surface, data)
      onMainThread {
        if let surface { ClosureBox<DrawBody>.body(at: data)?(surface) }
      }
      return 0
    }

extension ObjectRef {
  /// Calls the handler on each emission of a signal that has no arguments.
  @discardableResult
  package final func connect(
    _ signal: String,
    after: Bool = false,
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connectRaw(
      signal,
      unsafeBitCast(voidTrampoline, to: GCallback.self),
      ClosureBox<VoidBody>.retained(handler),
      after
    )
  }

  /// Calls the handler when a property has changed.
  @discardableResult
  package final func onNotify(
    _ property: String,
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connectPointer("notify::" + property) { _ in handler() }
  }

  @discardableResult
  final func connectPointer(
    _ signal: String,
    after: Bool = false,
    _ handler: @escaping PointerBody
  ) -> SignalConnection {
    connectRaw(
      signal,
      unsafeBitCast(pointerTrampoline, to: GCallback.self),
      ClosureBox<PointerBody>.retained(handler),
      after
    )
  }

  @discardableResult
  final func connectInteger(
    _ signal: String,
    after: Bool = false,
    _ handler: @escaping IntegerBody
  ) -> SignalConnection {
    connectRaw(
      signal,
      unsafeBitCast(integerTrampoline, to: GCallback.self),
      ClosureBox<IntegerBody>.retained(handler),
      after
    )
  }

  @discardableResult
  final func connectEvent(
    _ signal: String,
    after: Bool = false,
    _ handler: @escaping EventBody
  ) -> SignalConnection {
    connectRaw(
      signal,
      unsafeBitCast(eventTrampoline, to: GCallback.self),
      ClosureBox<EventBody>.retained(handler),
      after
    )
  }

  @discardableResult
  final func connectDirection(
    _ signal: String,
    _ handler: @escaping DirectionBody
  ) -> SignalConnection {
    connectRaw(
      signal,
      unsafeBitCast(directionTrampoline, to: GCallback.self),
      ClosureBox<DirectionBody>.retained(handler),
      false
    )
  }

  /// Calls the handler with a Cairo context whenever the widget is to be drawn.
  @discardableResult
  final func connectDraw(_ handler: @escaping DrawBody) -> SignalConnection {
    connectRaw(
      "draw",
      unsafeBitCast(drawTrampoline, to: GCallback.self),
      ClosureBox<DrawBody>.retained(handler),
      false
    )
  }

  @discardableResult
  final func connectRaw(
    _ signal: String,
    _ callback: GCallback,
    _ box: UnsafeMutableRawPointer,
    _ after: Bool
  ) -> SignalConnection {
    let flags = after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0)
    let id = g_signal_connect_data(raw, signal, callback, box, releaseBoxOfClosure, flags)
    return SignalConnection(object: self, handlerID: id)
  }
}
