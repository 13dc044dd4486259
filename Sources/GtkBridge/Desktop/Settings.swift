internal import CGtk

/// The user's choices under one schema of GSettings.
///
/// Schemas come with packages that may be missing or of another age: a schema, a key or a type that
/// is not there is nil, although GLib itself would end the process.
@MainActor
package final class Settings: ObjectRef {
  private let schema: OpaquePointer

  /// Opens the settings of a schema.
  ///
  /// - Parameters:
  ///   - id: The schema's name; nil is returned if it is not installed, or has no path of its
  ///     own.
  ///   - folder: A folder with a `gschemas.compiled` to look at before those of the system.
  package init?(schema id: String, in folder: String? = nil) {
    guard let schema = Self.lookUp(id, in: folder) else { return nil }
    guard g_settings_schema_get_path(schema) != nil,
      let settings = g_settings_new_full(schema, Self.backend, nil)
    else {
      g_settings_schema_unref(schema)
      return nil
    }
    self.schema = schema
    super.init(owning: UnsafeMutableRawPointer(settings))
  }

  // Whatever the object itself holds goes with it.
  isolated deinit { g_settings_schema_unref(schema) }

  private static func lookUp(_ id: String, in folder: String?) -> OpaquePointer? {
    let usual = g_settings_schema_source_get_default()
    guard let folder else { return usual.flatMap { g_settings_schema_source_lookup($0, id, 1) } }
    guard let source = g_settings_schema_source_new_from_directory(folder, usual, 0, nil) else {
      return nil
    }
    defer { g_settings_schema_source_unref(source) }
    return g_settings_schema_source_lookup(source, id, 1)
  }

  /// Where settings are kept if not where GLib would keep them.
  ///
  /// Usually dconf keeps them. If it cannot, it complains on standard error, and if there is
  /// no bus it starts one; then the schema's defaults count, and what is chosen is forgotten at the
  /// end.
  private static var backend: UnsafeMutablePointer<GSettingsBackend>? {
    guard environmentVariable("GSETTINGS_BACKEND") == nil else { return nil }
    let folder = String(cString: g_get_user_runtime_dir()) + "/dconf"
    let isKept =
      MessageBus.sessionAddress != nil && g_mkdir_with_parents(folder, 0o700) == 0
      && g_access(folder, R_OK | W_OK | X_OK) == 0
    return isKept ? nil : forgetful.pointer()
  }

  private static let forgetful = ObjectRef(owning: made(g_memory_settings_backend_new()))

  private var settings: UnsafeMutablePointer<GSettings> { pointer() }

  /// The value of a key, of whatever type.
  package func value(_ key: String) -> Variant? {
    guard g_settings_schema_has_key(schema, key) != 0 else { return nil }
    return Variant(taking: g_settings_get_value(settings, key))
  }

  /// A key of type `b`.
  package func boolean(_ key: String) -> Bool? { value(key)?.boolean }

  /// A key of type `s`, or the nick of one that is a choice.
  package func string(_ key: String) -> String? { value(key)?.string }

  /// A key of type `as`.
  package func strings(_ key: String) -> [String]? { value(key)?.strings }

  /// A key of type `a(ss)`.
  package func pairs(_ key: String) -> [(String, String)]? { value(key)?.pairs }

  /// Makes a choice.
  ///
  /// - Returns: Whether it could be made: the key is there, takes this value, and is not locked.
  @discardableResult
  package func set(_ key: String, to value: Variant) -> Bool {
    guard g_settings_schema_has_key(schema, key) != 0,
      let description = g_settings_schema_get_key(schema, key)
    else { return false }
    defer { g_settings_schema_key_unref(description) }
    return withExtendedLifetime(value) { value in
      g_variant_is_of_type(value.raw, g_settings_schema_key_get_value_type(description)) != 0
        && g_settings_schema_key_range_check(description, value.raw) != 0
        && g_settings_is_writable(settings, key) != 0
        && g_settings_set_value(settings, key, value.raw) != 0
    }
  }

  /// Makes a choice of text.
  ///
  /// - Returns: Whether it could be made.
  @discardableResult
  package func set(_ key: String, to text: String) -> Bool { set(key, to: Variant(text)) }

  /// Calls the handler when the value of a key has changed.
  @discardableResult
  package func onChange(_ key: String, _ handler: @escaping @MainActor () -> Void)
    -> SignalConnection?
  {
    // Only what has been read is told of.
    guard value(key) != nil else { return nil }
    return connectPointer("changed::" + key) { _ in handler() }
  }
}
