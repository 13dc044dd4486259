internal import CGtk

/// One value of GLib's type system for messages and settings.
///
/// Its value comes from outside, so each reader is nil if the value is of another type.
package struct Variant: @unchecked Sendable {
  // A GVariant never changes and counts its references atomically: that makes the type Sendable.
  private final class Owner {
    let raw: OpaquePointer

    init(_ raw: OpaquePointer) { self.raw = raw }

    deinit { g_variant_unref(raw) }
  }

  private let owner: Owner

  var raw: OpaquePointer { owner.raw }

  /// Takes over a value that was given, be it floating or not.
  init?(taking raw: OpaquePointer?) {
    guard let raw, let owned = g_variant_take_ref(raw) else { return nil }
    owner = Owner(owned)
  }

  /// Shares a value that has another owner.
  init?(borrowing raw: OpaquePointer?) {
    guard let raw, let owned = g_variant_ref(raw) else { return nil }
    owner = Owner(owned)
  }

  private init(new raw: OpaquePointer?) {
    owner = Owner(OpaquePointer(made(g_variant_take_ref(OpaquePointer(made(raw))))))
  }

  /// A value of type `b`.
  package init(_ value: Bool) { self.init(new: g_variant_new_boolean(value ? 1 : 0)) }

  /// A value of type `s`; a text ends at its first zero byte.
  package init(_ value: String) { self.init(new: g_variant_new_string(value)) }

  /// A value of type `a(ss)`.
  package init(pairs: [(String, String)]) {
    let tuples = pairs.map { Variant(tuple: [Variant($0.0), Variant($0.1)]) }
    let type = g_variant_type_new("(ss)")
    defer { g_variant_type_free(type) }
    let raws = tuples.map { Optional($0.raw) }
    self.init(
      new: withExtendedLifetime(tuples) { g_variant_new_array(type, raws, gsize(raws.count)) }
    )
  }

  /// A value of type `v`.
  package init(boxing value: Variant) {
    self.init(new: withExtendedLifetime(value) { g_variant_new_variant($0.raw) })
  }

  /// A tuple, such as the arguments of a call.
  package init(tuple values: [Variant]) {
    let raws = values.map { Optional($0.raw) }
    self.init(new: withExtendedLifetime(values) { g_variant_new_tuple(raws, gsize(raws.count)) })
  }

  /// The type's name, such as `a(ss)`.
  package var type: String { String(cString: g_variant_get_type_string(raw)) }

  /// Its value if it is of type `b`.
  package var boolean: Bool? { type == "b" ? g_variant_get_boolean(raw) != 0 : nil }

  /// Its value if it is of type `u`.
  package var unsigned: UInt32? { type == "u" ? g_variant_get_uint32(raw) : nil }

  /// Its value if it is of type `s`.
  package var string: String? {
    type == "s" ? g_variant_get_string(raw, nil).map { String(cString: $0) } : nil
  }

  /// Its value if it is of type `as`.
  package var strings: [String]? { type == "as" ? elements?.compactMap(\.string) : nil }

  /// Its value if it is of type `v`.
  package var boxed: Variant? { type == "v" ? Variant(taking: g_variant_get_variant(raw)) : nil }

  /// The members of an array, a tuple or an entry of a dictionary, in their order.
  package var elements: [Variant]? {
    guard type.hasPrefix("a") || type.hasPrefix("(") || type.hasPrefix("{") else { return nil }
    return (0..<g_variant_n_children(raw)).compactMap {
      Variant(taking: g_variant_get_child_value(raw, $0))
    }
  }

  /// The value of a key in a dictionary of type `a{sv}`, unboxed.
  package subscript(key: String) -> Variant? {
    guard type == "a{sv}" else { return nil }
    return Variant(taking: g_variant_lookup_value(raw, key, nil))
  }

  /// Its value if it is of type `a(ss)`.
  package var pairs: [(String, String)]? {
    guard type == "a(ss)" else { return nil }
    return elements?.compactMap { pair in
      guard let parts = pair.elements, parts.count == 2, let first = parts[0].string,
        let second = parts[1].string
      else { return nil }
      return (first, second)
    }
  }
}
