internal import CGtk

/// Keeps a Swift closure alive for as long as C may call it.
final class ClosureBox<Body> {
  let body: Body

  init(_ body: Body) { self.body = body }

  /// A retained pointer to a new box; ``release(_:)`` must be called once for it.
  static func retained(_ body: Body) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(ClosureBox(body)).toOpaque()
  }

  static func body(at data: UnsafeMutableRawPointer?) -> Body? {
    data.map { Unmanaged<ClosureBox<Body>>.fromOpaque($0).takeUnretainedValue().body }
  }
}

/// The destroy notify of a source: releases the box, whatever its closure's type.
let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// The destroy notify of a signal handler.
let releaseBoxOfClosure:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutablePointer<GClosure>?
  ) -> Void = { data, _ in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
