internal import CHandy
package import GtkBridge

/// A container that keeps its child from becoming too wide to read.
@MainActor
package final class Clamp: Container {
  /// Creates one.
  ///
  /// - Parameter maximumWidth: The width in pixels that the child never exceeds.
  package init(maximumWidth: Int) {
    super.init(constructed: hdy_clamp_new())
    withPointer { clamp in
      hdy_clamp_set_maximum_size(OpaquePointer(clamp), Int32(maximumWidth))
      hdy_clamp_set_tightening_threshold(OpaquePointer(clamp), Int32(maximumWidth))
    }
  }
}
