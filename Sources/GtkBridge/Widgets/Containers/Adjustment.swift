internal import CGtk

/// The position of a scrolled thing along one axis, in pixels.
@MainActor
package final class Adjustment: ObjectRef {
  /// Shares one that has another owner; a scrolled window that is being destroyed has none any
  /// more.
  init(orNone adjustment: UnsafeMutablePointer<GtkAdjustment>?) {
    let raw = adjustment.map { UnsafeMutableRawPointer($0) }
    super.init(taking: raw ?? made(gtk_adjustment_new(0, 0, 0, 0, 0, 0)))
  }

  /// The first pixel that is shown.
  package var value: Double {
    get { gtk_adjustment_get_value(pointer()) }
    set { gtk_adjustment_set_value(pointer(), newValue) }
  }

  /// Where all there is begins.
  package var lower: Double { gtk_adjustment_get_lower(pointer()) }

  /// The extent of all there is.
  package var upper: Double { gtk_adjustment_get_upper(pointer()) }

  /// The extent of what is shown.
  package var pageSize: Double { gtk_adjustment_get_page_size(pointer()) }

  /// Makes the extent of all there is larger, or smaller, and moves the position along.
  package func shift(by length: Double) {
    gtk_adjustment_configure(
      pointer(),
      value + length,
      gtk_adjustment_get_lower(pointer()),
      upper + length,
      gtk_adjustment_get_step_increment(pointer()),
      gtk_adjustment_get_page_increment(pointer()),
      pageSize
    )
  }

  /// Calls the handler when the position has changed.
  @discardableResult
  package func onValueChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }

  /// Calls the handler when an extent has changed.
  @discardableResult
  package func onExtentChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("changed", handler)
  }
}

extension Int {
  /// The whole part of a number that a host has set, which may be none or larger than any place on
  /// a screen.
  init(cut number: Double) {
    let limit = 1e9
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -limit), limit))
  }
}
