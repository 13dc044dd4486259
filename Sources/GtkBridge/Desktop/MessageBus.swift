internal import CGtk

/// A connection to a message bus of D-Bus, such as that of the session.
///
/// Nothing here waits for anybody, and nothing starts a service: neither a watch nor a call does,
/// even if the bus knows how to start the owner of the name. The connection is one of its own,
/// because GLib ends the process when the one that it shares is closed.
@MainActor
package final class MessageBus: ObjectRef {
  /// Where the session's bus is, if there is one.
  ///
  /// GLib would start a bus of its own if there is none; that is not asked of it.
  package static var sessionAddress: String? {
    let known = environmentVariable("DBUS_SESSION_BUS_ADDRESS") ?? ""
    if !known.isEmpty && !known.hasPrefix("autolaunch:") { return known }
    guard let folder = environmentVariable("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else {
      return nil
    }
    let path = folder + "/bus"
    guard g_file_test(path, G_FILE_TEST_EXISTS) != 0 else { return nil }
    return g_dbus_address_escape_value(path).map { "unix:path=" + takeString($0) }
  }

  /// Connects to a bus.
  ///
  /// - Parameters:
  ///   - address: Where it is, as ``sessionAddress`` has it.
  ///   - completion: Called once from the main loop, with nil if there is no bus; never called
  ///     after the cancellation.
  /// - Returns: The means to cancel the attempt; keep it while the answer matters.
  package static func connect(
    to address: String,
    _ completion: @escaping @MainActor (MessageBus?) -> Void
  ) -> Cancellation {
    let cancellation = Cancellation()
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(
      address,
      GDBusConnectionFlags(rawValue: flags),
      nil,
      cancellation.cancellable,
      answered,
      ClosureBox<AnswerBody>.retained { [weak cancellation] result in
        let made = g_dbus_connection_new_for_address_finish(result, nil)
        let bus = made.map { MessageBus(owning: UnsafeMutableRawPointer($0)) }
        guard let cancellation, !cancellation.isCancelled else { return bus?.close() ?? () }
        completion(bus)
      }
    )
    return cancellation
  }

  var connection: OpaquePointer { OpaquePointer(raw) }

  /// Whether it has been closed, by whichever side.
  package var isClosed: Bool { g_dbus_connection_is_closed(connection) != 0 }

  /// Closes it once what was sent is on its way.
  package func close() {
    g_dbus_connection_close(connection, nil, nil, nil)
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: Whose method it is.
  ///   - arguments: The arguments, in their order.
  ///   - cancellation: Makes the completion never be called.
  ///   - completion: Called from the main loop with the tuple of results, or with nil if there
  ///     is no answer within five seconds or it is an error.
  package func call(
    _ method: String,
    of object: BusObject,
    _ arguments: [Variant] = [],
    cancellation: Cancellation? = nil,
    _ completion: (@MainActor (Variant?) -> Void)? = nil
  ) {
    let box = completion.map { completion in
      ClosureBox<AnswerBody>.retained { [self] result in
        let reply = Variant(taking: g_dbus_connection_call_finish(connection, result, nil))
        if cancellation?.isCancelled != true { completion(reply) }
      }
    }
    withExtendedLifetime(Variant(tuple: arguments)) { arguments in
      g_dbus_connection_call(
        connection,
        object.owner,
        object.path,
        object.interface,
        method,
        arguments.raw,
        nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START,
        5000,
        cancellation?.cancellable,
        box == nil ? nil : answered,
        box
      )
    }
  }

  /// Sends what is waiting, and waits until it is sent; for the end of the program.
  package func flush() { g_dbus_connection_flush_sync(connection, nil, nil) }
}

/// A method to call on a bus, or a signal to listen to.
package struct BusObject: Hashable, Sendable {
  /// A name on the bus: a well-known one, or the unique one of a connection.
  package var owner: String
  /// The path of the object.
  package var path: String
  /// The interface that is meant.
  package var interface: String

  /// Names an object.
  package init(owner: String, path: String, interface: String) {
    (self.owner, self.path, self.interface) = (owner, path, interface)
  }
}

/// Cancels a request, so that its completion is not called.
@MainActor
package final class Cancellation {
  let cancellable: UnsafeMutablePointer<GCancellable>
  /// Whether it is cancelled.
  package private(set) var isCancelled = false

  /// Creates one that is not cancelled.
  package init() {
    cancellable = made(g_cancellable_new()).assumingMemoryBound(to: GCancellable.self)
  }

  /// Cancels what was asked for.
  package func cancel() {
    isCancelled = true
    g_cancellable_cancel(cancellable)
  }

  isolated deinit { g_object_unref(cancellable) }
}

typealias AnswerBody = @MainActor (OpaquePointer?) -> Void

private let answered:
  @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
    { _, result, data in
      nonisolated(unsafe) let (result, data) = (result, data)
      onMainThreadUnderLock { ClosureBox<AnswerBody>.body(at: data)?(result) }
      releaseBox(data)
    }
