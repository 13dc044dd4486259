internal import CGtk

/// A service on a private bus that tells and does what a test wants.
///
/// Values are written as GLib writes them: `true`, `'text'`, `<false>`, `('a', true)`.
@MainActor
package final class FakeService {
  /// How a change of a property is made known.
  package enum Announcement {
    /// With the new value, as most do.
    case value
    /// Without the value.
    case invalidation
    /// By a signal of the service's own interface, without arguments.
    case signal(String)
  }

  /// The properties by name; of the types that they had at first.
  package private(set) var properties: [String: String]
  /// The calls that have come, such as `SetVisible(false,)` and `active = true`.
  package private(set) var calls: [String] = []
  /// How often a property has been read.
  package private(set) var reads = 0
  /// The answer to a call of a method, by its name.
  package var replies: [String: String] = [:]
  /// The action at a call.
  package var onCall: (FakeService, String) -> Void = { _, _ in }

  private let connection: OpaquePointer
  private let path: String
  private let interface: String

  /// Puts a service on a bus.
  ///
  /// - Parameters:
  ///   - address: The bus.
  ///   - name: The name to own.
  ///   - path: The path of its only object.
  ///   - interface: The interface of the object.
  ///   - properties: Their first values.
  ///   - methods: The methods, with the types of their arguments.
  ///   - reply: What `GetAll` answers in place of the properties.
  package init?(
    on address: String,
    name: String,
    path: String,
    interface: String,
    properties: [String: String] = [:],
    methods: [String: String] = [:],
    insteadOfProperties reply: String? = nil
  ) {
    guard let connection = connectToBus(address) else { return nil }
    (self.connection, self.path, self.interface) = (connection, path, interface)
    self.properties = properties
    let members =
      methods.map { name, types in
        "<method name='\(name)'>"
          + types.map { "<arg type='\($0)' direction='in'/>" }.joined() + "</method>"
      }
      + properties.map { name, value in
        "<property name='\(name)' type='\(typeName(of: value))' access='readwrite'/>"
      }
    register(interface, members.joined())
    if let reply {
      replies["GetAll"] = reply
      register(
        "org.freedesktop.DBus.Properties",
        "<method name='GetAll'><arg type='s' direction='in'/>"
          + "<arg type='\(typeName(of: reply))' direction='out'/></method>"
      )
    }
    own(name)
  }

  isolated deinit { crash() }

  private var isThere = true

  private func register(_ interface: String, _ members: String) {
    let xml = "<node><interface name='\(interface)'>\(members)</interface></node>"
    guard let node = g_dbus_node_info_new_for_xml(xml, nil) else { return }
    defer { g_dbus_node_info_unref(node) }
    let description = g_dbus_node_info_lookup_interface(node, interface)
    // A call that is on its way may outlive the service, but not the connection.
    let data = Unmanaged.passRetained(Weakly(self)).toOpaque()
    var table = GDBusInterfaceVTable()
    (table.method_call, table.get_property, table.set_property) = (methodCalled, asked, told)
    g_dbus_connection_register_object(connection, path, description, &table, data, forget, nil)
  }

  private func own(_ name: String) {
    let arguments = g_variant_parse(nil, "('\(name)', uint32 4)", nil, nil, nil)
    let reply = g_dbus_connection_call_sync(
      connection,
      "org.freedesktop.DBus",
      "/org/freedesktop/DBus",
      "org.freedesktop.DBus",
      "RequestName",
      arguments,
      nil,
      G_DBUS_CALL_FLAGS_NONE,
      5000,
      nil,
      nil
    )
    g_variant_unref(arguments)
    if let reply { g_variant_unref(reply) }
  }

  /// Gives a property another value of its type.
  package func set(_ property: String, to value: String, announced: Announcement = .value) {
    properties[property] = value
    switch announced {
    case .value: announce("{'\(property)': <\(value)>}, @as []")
    case .invalidation: announce("@a{sv} {}, ['\(property)']")
    case .signal(let name): emit(name, of: interface, nil)
    }
  }

  /// Emits `PropertiesChanged` with any second and third argument.
  package func announce(_ changes: String) {
    emit("PropertiesChanged", of: "org.freedesktop.DBus.Properties", "('\(interface)', \(changes))")
  }

  /// Emits any signal.
  package func emit(_ signal: String, of interface: String, _ arguments: String?) {
    let arguments = arguments.flatMap { g_variant_parse(nil, $0, nil, nil, nil) }
    g_dbus_connection_emit_signal(connection, nil, path, interface, signal, arguments, nil)
    if let arguments { g_variant_unref(arguments) }
  }

  /// Leaves the bus without a word.
  package func crash() {
    guard isThere else { return }
    isThere = false
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  fileprivate func handle(_ call: String) -> String? {
    calls.append(call)
    onCall(self, call)
    return call.split(separator: "(").first.flatMap { replies[String($0)] }
  }

  fileprivate func read(_ property: String) -> String? {
    reads += 1
    return properties[property]
  }

  fileprivate func write(_ property: String, _ value: String) {
    calls.append("\(property) = \(value)")
    set(property, to: value)
    onCall(self, "\(property) = \(value)")
  }
}

private func text(_ value: OpaquePointer?) -> String {
  guard let printed = g_variant_print(value, 0) else { return "" }
  defer { g_free(printed) }
  return String(cString: printed)
}

private func typeName(of value: String) -> String {
  guard let parsed = g_variant_parse(nil, value, nil, nil, nil) else { return "b" }
  defer { g_variant_unref(parsed) }
  return String(cString: g_variant_get_type_string(parsed))
}

private final class Weakly: Sendable {
  @MainActor private(set) weak var service: FakeService?

  @MainActor init(_ service: FakeService) { self.service = service }
}

private let forget: GDestroyNotify = { data in
  if let data { Unmanaged<Weakly>.fromOpaque(data).release() }
}

private func service<Result: Sendable>(
  _ data: UnsafeMutableRawPointer?,
  _ body: @MainActor (FakeService) -> Result
) -> Result? {
  guard let data else { return nil }
  let weakly = Unmanaged<Weakly>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated { weakly.service.map { body($0) } }
}

private let methodCalled: GDBusInterfaceMethodCallFunc = {
  _,
  _,
  _,
  _,
  method,
  arguments,
  invocation,
  data in
  let call = String(cString: method!) + text(arguments)
  let answer = service(data) { $0.handle(call) } ?? nil
  guard let answer else { return g_dbus_method_invocation_return_value(invocation, nil) }
  // GLib lets no service answer with what was not asked for: the message is made by hand.
  let reply = g_dbus_message_new_method_reply(g_dbus_method_invocation_get_message(invocation))
  let body = g_variant_parse(nil, "(\(answer),)", nil, nil, nil)
  g_dbus_message_set_body(reply, body)
  g_dbus_connection_send_message(
    g_dbus_method_invocation_get_connection(invocation),
    reply,
    G_DBUS_SEND_MESSAGE_FLAGS_NONE,
    nil,
    nil
  )
  g_variant_unref(body)
  g_object_unref(UnsafeMutableRawPointer(reply))
  g_object_unref(UnsafeMutableRawPointer(invocation))
}

private let asked: GDBusInterfaceGetPropertyFunc = { _, _, _, _, property, _, data in
  let name = String(cString: property!)
  let value = service(data) { $0.read(name) } ?? nil
  return value.flatMap { g_variant_parse(nil, $0, nil, nil, nil) }
}

private let told: GDBusInterfaceSetPropertyFunc = { _, _, _, _, property, value, _, data in
  let (name, value) = (String(cString: property!), text(value))
  _ = service(data) { $0.write(name, value) }
  return 1
}
