internal import CAtspi

extension Accessible {
  /// The object's rectangle, in pixels of its window; scrolled away it lies outside what the window
  /// shows.
  public var extents: Extents {
    get throws {
      try withInterface(atspi_accessible_get_component_iface, "a place") { component in
        let rectangle = try asking {
          atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, $0)
        }
        return try takeExtents(rectangle)
      }
    }
  }
}

/// Copies a rectangle that C handed over, and frees it.
func takeExtents(_ rectangle: UnsafeMutablePointer<AtspiRect>?) throws -> Extents {
  guard let rectangle else { throw AccessibilityError("the object has no rectangle") }
  defer { g_free(rectangle) }
  return Extents(
    x: Int(rectangle.pointee.x),
    y: Int(rectangle.pointee.y),
    width: Int(rectangle.pointee.width),
    height: Int(rectangle.pointee.height)
  )
}
