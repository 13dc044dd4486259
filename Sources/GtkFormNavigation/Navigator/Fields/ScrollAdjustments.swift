import FormNavigation
import GtkBridge

/// The two adjustments of a scrolled window, in pixels.
final class ScrollAdjustments {
  private let vertical: Adjustment
  private let horizontal: Adjustment
  private var connections: [SignalConnection] = []

  init(of scrolledWindow: ScrolledWindow) {
    vertical = scrolledWindow.verticalAdjustment
    horizontal = scrolledWindow.horizontalAdjustment
  }

  /// Calls the handlers, each on a change of either adjustment.
  func observe(
    onExtentChange: @escaping @MainActor () -> Void,
    onValueChange: @escaping @MainActor () -> Void
  ) {
    disconnect()
    connections = [vertical, horizontal].flatMap { adjustment in
      [adjustment.onExtentChange(onExtentChange), adjustment.onValueChange(onValueChange)]
    }
  }

  func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  /// The size of what is shown.
  var pageSize: Size { Size(width: horizontal.pageSize, height: vertical.pageSize) }

  /// The size of all there is.
  var upper: Size { Size(width: horizontal.upper, height: vertical.upper) }

  var value: Point { Point(x: horizontal.value, y: vertical.value) }

  func scroll(to target: Point) {
    if vertical.value != target.y { vertical.value = target.y }
    if horizontal.value != target.x { horizontal.value = target.x }
  }

  /// Scrolls along with content that grows above what is shown.
  func shift(by height: Double) { vertical.shift(by: height) }

  /// Ends an animation of GTK's: setting a value does so even if it is the present one.
  func stopAnimation() {
    vertical.value = vertical.value
    horizontal.value = horizontal.value
  }
}
