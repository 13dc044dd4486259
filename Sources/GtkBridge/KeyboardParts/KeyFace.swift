internal import CGtk

/// The face of a key: a text or a picture, as large as there is room for.
///
/// It asks for no room of its own, and what it shows can change without a new layout.
@MainActor
package final class KeyFace: Widget {
  /// The kinds of content that it can show.
  package enum Content: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// A text, made smaller if it is too wide.
    case text(String)
    /// A picture.
    case shape(KeyShape)
    /// A word; if that would have to be very small, a picture.
    case word(String, otherwise: KeyShape)
  }

  /// The content that it shows now.
  package var content = Content.nothing {
    didSet { if content != oldValue { gtk_widget_queue_draw(widget) } }
  }

  /// Creates one that shows nothing.
  package init() {
    super.init(taking: made(gtk_drawing_area_new()))
    // Signs and digits stand in the same order for all readers.
    isRightToLeft = false
    connectDraw { [weak self] surface in self?.draw(on: surface) }
  }

  private func draw(on surface: OpaquePointer) {
    switch content {
    case .nothing: break
    case .text(let text): _ = draw(text, on: surface, smallest: 0)
    case .shape(let shape): draw(shape, on: surface)
    case .word(let text, let shape):
      if !draw(text, on: surface, smallest: Self.smallestScale) { draw(shape, on: surface) }
    }
  }

  /// Below this a picture says more than the word.
  private static let smallestScale = 0.7

  /// The room to the left and to the right of the text, in pixels.
  private static let padding = 2.0

  private var size: (width: Double, height: Double) {
    (Double(allocatedSize.width), Double(allocatedSize.height))
  }

  private func makeLayout(_ text: String) -> (layout: ObjectRef, width: Double, height: Double)? {
    guard let made = gtk_widget_create_pango_layout(widget, text) else { return nil }
    let layout = ObjectRef(owning: UnsafeMutableRawPointer(made))
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(made, &width, &height)
    return (layout, Double(width), Double(height))
  }

  /// - Returns: Whether it is there, not smaller than it may be.
  private func draw(_ text: String, on surface: OpaquePointer, smallest: Double) -> Bool {
    guard let (layout, width, height) = makeLayout(text), width > 0, height > 0 else { return true }
    let room = size
    // Single characters are all made smaller alike, or a wide one would look out of place.
    let widest = text.count == 1 ? max(width, makeLayout("m")?.width ?? 0) : width
    let scale = min(1, (room.width - 2 * Self.padding) / widest, room.height / height)
    guard scale >= smallest, scale > 0 else { return false }
    cairo_save(surface)
    cairo_translate(
      surface,
      ((room.width - width * scale) / 2).rounded(),
      ((room.height - height * scale) / 2).rounded()
    )
    cairo_scale(surface, scale, scale)
    gtk_render_layout(
      gtk_widget_get_style_context(widget),
      surface,
      0,
      0,
      OpaquePointer(layout.raw)
    )
    cairo_restore(surface)
    return true
  }

  private func draw(_ shape: KeyShape, on surface: OpaquePointer) {
    let room = size
    let line = makeLayout("X")?.height ?? 20
    let side = min(line * Self.shapeScale, room.width - 2 * Self.padding, room.height - 4)
    guard side > 0 else { return }
    let style = gtk_widget_get_style_context(widget)
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    cairo_save(surface)
    gdk_cairo_set_source_rgba(surface, &color)
    cairo_translate(surface, (room.width - side) / 2, (room.height - side) / 2)
    cairo_scale(surface, side / 16, side / 16)
    if shape.followsReading, Toolkit.isRightToLeft {
      cairo_translate(surface, 16, 0)
      cairo_scale(surface, -1, 1)
    }
    cairo_set_line_width(surface, 1.7)
    cairo_set_line_join(surface, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(surface, CAIRO_LINE_CAP_ROUND)
    for line in shape.lines { draw(line, on: surface) }
    for ellipse in shape.ellipses { draw(ellipse, on: surface) }
    cairo_restore(surface)
  }

  /// How much of a line of text a picture is high.
  private static let shapeScale = 0.82

  private func draw(_ line: KeyShape.Line, on surface: OpaquePointer) {
    cairo_new_path(surface)
    for point in line.points { cairo_line_to(surface, point.x, point.y) }
    if line.isClosed { cairo_close_path(surface) }
    if line.isFilled { cairo_fill_preserve(surface) }
    cairo_stroke(surface)
  }

  private func draw(_ ellipse: KeyShape.Ellipse, on surface: OpaquePointer) {
    cairo_new_path(surface)
    cairo_save(surface)
    cairo_translate(surface, ellipse.x, ellipse.y)
    cairo_scale(surface, ellipse.width / 2, ellipse.height / 2)
    cairo_arc(surface, 0, 0, 1, 0, 2 * Double.pi)
    cairo_restore(surface)
    cairo_stroke(surface)
  }
}
