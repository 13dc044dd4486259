/// A C pointer to an interface of an accessible; some are opaque to Swift, some are not.
protocol InterfacePointer {
  var raw: UnsafeMutableRawPointer { get }
}

extension OpaquePointer: InterfacePointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer: InterfacePointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
