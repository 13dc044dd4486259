internal import CGtk

extension Widget {
  /// Whether it wants room that is left over, horizontally and vertically.
  package final func setExpands(horizontally: Bool = false, vertically: Bool = false) {
    gtk_widget_set_hexpand(widget, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(widget, vertically ? 1 : 0)
  }

  /// Puts it where reading begins, no wider than it wants to be.
  package final func alignToStart() { gtk_widget_set_halign(widget, GTK_ALIGN_START) }

  /// Takes no more room than it needs, in the middle of its line or, if asked, of its column.
  package final func alignToCenter(isVertical: Bool = false) {
    if isVertical {
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    } else {
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    }
  }

  /// Puts it at the top, no higher than it wants to be.
  package final func alignToTop() { gtk_widget_set_valign(widget, GTK_ALIGN_START) }

  /// Sets the empty border around it, in pixels.
  package final func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(widget, gint(top))
    gtk_widget_set_margin_bottom(widget, gint(bottom))
    gtk_widget_set_margin_start(widget, gint(start))
    gtk_widget_set_margin_end(widget, gint(end))
  }

  /// Asks for at least this size in pixels; nil leaves it to the widget.
  package final func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(widget, gint(width ?? -1), gint(height ?? -1))
  }

  /// The size it was given at the last layout, in pixels.
  package final var allocatedSize: (width: Int, height: Int) {
    (
      Int(gtk_widget_get_allocated_width(widget)), Int(gtk_widget_get_allocated_height(widget))
    )
  }

  /// Its rectangle in the coordinates of another widget of the same window.
  ///
  /// - Returns: Nil if one of them is not laid out yet.
  package final func frame(in other: Widget) -> PixelRect? {
    rectangle(
      PixelRect(x: 0, y: 0, width: allocatedSize.width, height: allocatedSize.height),
      in: other
    )
  }

  /// A rectangle given in its own coordinates, in those of another widget of the same window.
  package final func rectangle(_ own: PixelRect, in other: Widget) -> PixelRect? {
    var (x, y): (gint, gint) = (0, 0)
    let isKnown = gtk_widget_translate_coordinates(
      widget,
      other.widget,
      gint(clamping: own.x),
      gint(clamping: own.y),
      &x,
      &y
    )
    guard isKnown != 0 else { return nil }
    return PixelRect(x: Int(x), y: Int(y), width: own.width, height: own.height)
  }

  /// The height it would like at a width, in pixels.
  package final func naturalHeight(forWidth width: Int) -> Int {
    var (minimum, natural): (gint, gint) = (0, 0)
    gtk_widget_get_preferred_height_for_width(widget, gint(width), &minimum, &natural)
    return Int(natural)
  }

  /// Calls the handler whenever it has been given its place.
  @discardableResult
  package final func onLayout(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connectPointer("size-allocate", after: true) { _ in handler() }
  }
}
