internal import CGtk

/// The pointer that a GTK constructor returned.
///
/// Constructors return an optional only because C cannot say otherwise: GTK ends the process itself
/// if memory runs out.
func made(_ object: OpaquePointer?) -> UnsafeMutableRawPointer {
  guard let object else { preconditionFailure("a GTK constructor returned nothing") }
  return UnsafeMutableRawPointer(object)
}

func made<Object>(_ object: UnsafeMutablePointer<Object>?) -> UnsafeMutableRawPointer {
  guard let object else { preconditionFailure("a GTK constructor returned nothing") }
  return UnsafeMutableRawPointer(object)
}
