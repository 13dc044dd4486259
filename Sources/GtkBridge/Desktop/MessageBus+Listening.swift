internal import CGtk

extension MessageBus {
  /// Tells of the owner of a name, as soon as it is known and whenever it changes.
  ///
  /// - Parameters:
  ///   - name: A well-known name.
  ///   - handler: Called from the main loop with the owner's unique name, or nil if the name has
  ///     none; also when the bus has gone.
  /// - Returns: The subscription, which ends when it is released.
  package func watch(
    _ name: String,
    _ handler: @escaping @MainActor (_ owner: String?) -> Void
  ) -> BusSubscription {
    // GLib warns on standard error if the connection is closed.
    guard !isClosed else {
      let telling = MainLoop.whenIdle { handler(nil) }
      return BusSubscription { telling.cancel() }
    }
    let id = g_bus_watch_name_on_connection(
      connection,
      name,
      G_BUS_NAME_WATCHER_FLAGS_NONE,
      ownerAppeared,
      ownerVanished,
      ClosureBox<OwnerBody>.retained(handler),
      releaseBox
    )
    return BusSubscription { g_bus_unwatch_name(id) }
  }

  /// Tells of the signals of an object.
  ///
  /// - Parameters:
  ///   - object: Whose; of a well-known name only the signals of its owner at that time come.
  ///   - signal: Which, or nil for all.
  ///   - handler: Called from the main loop with the signal's name and the tuple of its arguments.
  /// - Returns: The subscription, which ends when it is released.
  package func listen(
    to object: BusObject,
    signal: String? = nil,
    _ handler: @escaping @MainActor (_ signal: String, _ arguments: Variant) -> Void
  ) -> BusSubscription {
    guard !isClosed else { return BusSubscription {} }
    let id = g_dbus_connection_signal_subscribe(
      connection,
      object.owner,
      object.interface,
      signal,
      object.path,
      nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      signalled,
      ClosureBox<SignalBody>.retained(handler),
      releaseBox
    )
    return BusSubscription { [self] in g_dbus_connection_signal_unsubscribe(connection, id) }
  }
}

/// Something that is told of from a bus, until this is released or ended.
@MainActor
package final class BusSubscription {
  private var finish: (@MainActor () -> Void)?

  init(_ finish: @escaping @MainActor () -> Void) { self.finish = finish }

  /// Makes that nothing more is told; a second call does nothing.
  package func end() {
    finish?()
    finish = nil
  }

  isolated deinit { finish?() }
}

private typealias OwnerBody = @MainActor (String?) -> Void
private typealias SignalBody = @MainActor (String, Variant) -> Void

private let ownerAppeared: GBusNameAppearedCallback = { _, _, owner, data in
  tell(data, of: owner.map { String(cString: $0) })
}

private let ownerVanished: GBusNameVanishedCallback = { _, _, data in tell(data, of: nil) }

private func tell(_ data: UnsafeMutableRawPointer?, of owner: String?) {
  nonisolated(unsafe) let data = data
  onMainThreadUnderLock { ClosureBox<OwnerBody>.body(at: data)?(owner) }
}

private let signalled: GDBusSignalCallback = { _, _, _, _, signal, arguments, data in
  nonisolated(unsafe) let (data, arguments) = (data, arguments)
  let name = signal.map { String(cString: $0) }
  onMainThreadUnderLock {
    guard let name, let arguments = Variant(borrowing: arguments) else { return }
    ClosureBox<SignalBody>.body(at: data)?(name, arguments)
  }
}
