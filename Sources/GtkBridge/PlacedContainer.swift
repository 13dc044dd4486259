internal import CGtk

/// A container whose owner says where everything in it is.
///
/// It asks for a size of its own, so that nothing in it can make the window larger.
@MainActor
public final class PlacedContainer: Container {
  /// Creates an empty one.
  public init() {
    super.init(taking: made(cgtk_placing_new()))
  }

  /// Says how large it wants to be, in pixels.
  public func setRequest(minimumWidth: Int, naturalWidth: Int, height: Int) {
    cgtk_placing_set_request(widget, gint(minimumWidth), gint(naturalWidth), gint(height))
  }

  /// Puts a child somewhere, in the container's coordinates; only for handlers of ``Widget/onLayout(_:)``.
  public func place(_ child: Widget, at frame: PixelRect) {
    cgtk_place(
      widget,
      child.widget,
      gint(frame.x),
      gint(frame.y),
      gint(max(1, frame.width)),
      gint(max(1, frame.height))
    )
  }

  /// Asks for a layout in the next frame.
  public func requestLayout() { gtk_widget_queue_allocate(widget) }

  /// Tells assistive technology which child the user has come to, while the focus stays elsewhere.
  public func announceActive(_ child: Widget) {
    cgtk_tell_active_descendant(widget, child.widget)
  }
}
