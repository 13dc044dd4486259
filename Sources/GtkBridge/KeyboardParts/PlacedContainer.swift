internal import CGtk
internal import CGtkHelpers

/// A container whose owner says where everything in it is.
///
/// It asks for a size of its own, so that nothing in it can make the window larger.
@MainActor
package final class PlacedContainer: Container {
  /// Creates an empty one.
  package init() {
    super.init(taking: made(cgtk_placing_new()))
  }

  /// Says how large it wants to be, in pixels.
  package func setRequest(minimumWidth: Int, naturalWidth: Int, height: Int) {
    cgtk_placing_set_request(widget, gint(minimumWidth), gint(naturalWidth), gint(height))
  }

  /// Puts a child somewhere, in the container's coordinates; only for handlers of
  /// ``Widget/onLayout(_:)``.
  package func place(_ child: Widget, at frame: PixelRect) {
    cgtk_placing_allocate(
      widget,
      child.widget,
      gint(frame.x),
      gint(frame.y),
      gint(max(1, frame.width)),
      gint(max(1, frame.height))
    )
  }

  /// Asks for a layout in the next frame.
  package func requestLayout() { gtk_widget_queue_allocate(widget) }

  /// Sets the order of the children for traversal; hidden ones come last and
  /// assistive technology does not see them.
  package func setOrder(_ children: [Widget]) {
    for (rank, child) in children.enumerated() { cgtk_placing_set_rank(child.widget, gint(rank)) }
    cgtk_placing_notify_children(widget)
  }
}
