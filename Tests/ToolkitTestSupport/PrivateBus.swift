internal import CGtk
internal import Foundation

/// A message bus of a test's own, which ends with it.
@MainActor
package final class PrivateBus {
  /// Where it is.
  package let address: String
  private let folder: URL
  private let daemon: Process

  /// Starts a bus.
  ///
  /// - Parameter activatable: Names for which the bus would start a service; see
  ///   ``wasStarted(_:)``.
  /// - Returns: nil if there is no `dbus-daemon`.
  package init?(activatable: [String] = []) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bus-\(UUID().uuidString)")
    let output = Pipe()
    let daemon = Process()
    // It goes with this process, however that ends.
    daemon.executableURL = URL(filePath: "/usr/bin/setpriv")
    daemon.arguments = [
      "--pdeathsig", "TERM", "dbus-daemon", "--nofork", "--print-address=1",
      "--config-file=\(folder.path)/bus.conf",
    ]
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    do {
      try Self.fill(folder, activatable)
      try daemon.run()
    } catch { return nil }
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { return nil }
      line += part
    }
    address = String(decoding: line.dropLast(), as: UTF8.self)
    (self.folder, self.daemon) = (folder, daemon)
  }

  private static func fill(_ folder: URL, _ activatable: [String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:dir=\(folder.path)</listen>
        <servicedir>\(folder.path)</servicedir>
        <policy context="default">
          <allow send_destination="*"/>
          <allow receive_sender="*"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """
    try configuration.write(
      to: folder.appending(path: "bus.conf"),
      atomically: true,
      encoding: .utf8
    )
    for name in activatable {
      let service = """
        [D-BUS Service]
        Name=\(name)
        Exec=/bin/sh -c 'echo > \(folder.path)/\(name).started'
        """
      try service.write(
        to: folder.appending(path: name + ".service"),
        atomically: true,
        encoding: .utf8
      )
    }
  }

  /// Whether the bus has started the service of an activatable name.
  package func wasStarted(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name + ".started").path)
  }

  /// Asks the bus to start the service of a name, as a careless client would.
  package func start(_ name: String) {
    guard let connection = connectToBus(address) else { return }
    let arguments = g_variant_parse(nil, "('\(name)', uint32 0)", nil, nil, nil)
    g_dbus_connection_call(
      connection,
      "org.freedesktop.DBus",
      "/org/freedesktop/DBus",
      "org.freedesktop.DBus",
      "StartServiceByName",
      arguments,
      nil,
      G_DBUS_CALL_FLAGS_NONE,
      5000,
      nil,
      nil,
      nil
    )
    g_variant_unref(arguments)
    g_dbus_connection_flush_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Ends the bus, as at the end of a session.
  package func end() {
    guard daemon.isRunning else { return }
    daemon.terminate()
    daemon.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Connects to a bus, waiting until it has answered.
func connectToBus(_ address: String) -> OpaquePointer? {
  let flags =
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
  return g_dbus_connection_new_for_address_sync(
    address,
    GDBusConnectionFlags(rawValue: flags),
    nil,
    nil,
    nil
  )
}
