internal import CGtk

/// A number between two ends, drawn on a line.
@MainActor
package final class Slider: Widget {
  /// Creates one at its lower end.
  package init(from lower: Double, to upper: Double, step: Double) {
    super.init(
      taking: made(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, lower, upper, step))
    )
    gtk_scale_set_draw_value(pointer(), 0)
  }

  /// Where the knob is.
  package var value: Double {
    get { gtk_range_get_value(pointer()) }
    set { gtk_range_set_value(pointer(), newValue) }
  }

  /// Calls the handler when the knob has been moved.
  package func onMove(_ handler: @escaping @MainActor () -> Void) {
    connect("value-changed", handler)
  }
}
