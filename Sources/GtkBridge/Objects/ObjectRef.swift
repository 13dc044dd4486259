internal import CGtk

/// A strong reference to one GObject.
///
/// References are made and released on the main thread only. Destroying a window (not dropping its
/// references) is what ends the lives of the widgets in it: GTK then frees every signal handler.
@MainActor
open class ObjectRef {
  // Unsafe only to let the isolated deinitializer reach it; never leaves the main thread.
  nonisolated(unsafe) let raw: UnsafeMutableRawPointer

  /// Takes over what a constructor returned, be it floating or (a window) owned by GTK.
  init(taking raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref_sink(raw)
  }

  /// Shares an object that has another owner.
  init(borrowing raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref(raw)
  }

  /// Takes over a widget that another bridge has just constructed.
  package init(constructed raw: UnsafeMutableRawPointer?) {
    guard let raw else { preconditionFailure("a constructor returned nothing") }
    self.raw = raw
    g_object_ref_sink(raw)
  }

  /// Lends the object's address to another bridge.
  public final func withPointer<T>(_ body: (UnsafeMutableRawPointer) -> T) -> T { body(raw) }

  /// Takes over a full reference that the caller was given.
  init(owning raw: UnsafeMutableRawPointer) {
    self.raw = raw
  }

  isolated deinit {
    g_object_unref(raw)
  }

  /// An identity that tells this object from any other while both live.
  package final var identity: ObjectIdentity { ObjectIdentity(raw) }

  final func pointer<T>(as type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    raw.assumingMemoryBound(to: type)
  }
}

/// The identity of a GObject, for use as a key.
package struct ObjectIdentity: Hashable, Sendable {
  private let bits: UInt

  init(_ raw: UnsafeMutableRawPointer) { bits = UInt(bitPattern: raw) }
}
