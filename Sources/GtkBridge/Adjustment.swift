internal import CGtk

/// The position of a scrolled thing along one axis, in pixels.
@MainActor
public final class Adjustment: ObjectRef {
  /// The first pixel that is shown.
  public var value: Double {
    get { gtk_adjustment_get_value(pointer()) }
    set { gtk_adjustment_set_value(pointer(), newValue) }
  }

  /// The extent of all there is.
  public var upper: Double { gtk_adjustment_get_upper(pointer()) }

  /// The extent of what is shown.
  public var pageSize: Double { gtk_adjustment_get_page_size(pointer()) }

  /// Makes the extent of all there is larger, or smaller, and moves the position along.
  public func shift(by length: Double) {
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
  public func onValueChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }

  /// Calls the handler when an extent has changed.
  @discardableResult
  public func onExtentChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("changed", handler)
  }
}
