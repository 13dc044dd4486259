internal import CGtk
internal import CGtkHelpers

/// A window onto something larger.
@MainActor
public final class ScrolledWindow: Container {
  /// Creates one that scrolls up and down.
  package init() {
    super.init(taking: made(gtk_scrolled_window_new(nil, nil)))
    gtk_scrolled_window_set_policy(pointer(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  /// Shares one that a host made.
  public init?(_ widget: Widget) {
    guard widget.kind == .scrolledWindow else { return nil }
    super.init(borrowing: widget.raw)
  }

  /// Shares one by its address, as a program has it that uses GTK without this library.
  ///
  /// - Parameter pointer: A `GtkScrolledWindow *`, floating or not; it is referenced, not taken
  ///   over. An object of another type, or no address, gives nil.
  public convenience init?(pointer: UnsafeMutableRawPointer?) {
    guard let widget = Widget(pointer: pointer) else { return nil }
    self.init(widget)
  }

  /// The position up and down.
  package var verticalAdjustment: Adjustment {
    Adjustment(orNone: gtk_scrolled_window_get_vadjustment(pointer()))
  }

  /// The position left and right.
  package var horizontalAdjustment: Adjustment {
    Adjustment(orNone: gtk_scrolled_window_get_hadjustment(pointer()))
  }

  /// The widget that is scrolled, without the viewport that GTK may have put between.
  package var content: Widget? {
    guard let child = gtk_bin_get_child(pointer()) else { return nil }
    guard cgtk_is_viewport(child) != 0 else { return Widget(borrowing: child) }
    let viewport = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkBin.self)
    return gtk_bin_get_child(viewport).map { Widget(borrowing: $0) }
  }

  /// Where the content's top left corner lies in what is scrolled, in pixels: a content with
  /// margins does not begin where the scrolling does.
  package var contentOrigin: (x: Int, y: Int) {
    guard !hasScrollingContent, let child = gtk_bin_get_child(pointer()), let content,
      let corner = content.rectangle(
        PixelRect(x: 0, y: 0, width: 0, height: 0),
        in: Widget(borrowing: child)
      )
    else { return (0, 0) }
    var (borderX, borderY): (gint, gint) = (0, 0)
    let viewport = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkViewport.self)
    if let view = gtk_viewport_get_view_window(viewport) {
      gdk_window_get_position(view, &borderX, &borderY)
    }
    // GTK cuts the fraction of a position off when it moves the content.
    return (
      corner.x - Int(borderX) + Int(cut: horizontalAdjustment.value),
      corner.y - Int(borderY) + Int(cut: verticalAdjustment.value)
    )
  }

  /// The rectangle in which the content is seen, in the coordinates of another widget; without
  /// borders and scrollbars.
  package func viewportFrame(in other: Widget) -> PixelRect? {
    guard let child = gtk_bin_get_child(pointer()) else { return nil }
    let inner = Widget(borrowing: child)
    var (x, y): (gint, gint) = (0, 0)
    if cgtk_is_viewport(child) != 0,
      let view = gtk_viewport_get_view_window(
        UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkViewport.self)
      )
    {
      gdk_window_get_position(view, &x, &y)
    }
    let seen = PixelRect(
      x: Int(x),
      y: Int(y),
      width: Int(cut: horizontalAdjustment.pageSize),
      height: Int(cut: verticalAdjustment.pageSize)
    )
    return inner.rectangle(seen, in: other)
  }

  /// Whether the content knows by itself how to be scrolled and no viewport moves it, as with a
  /// text view, a tree view or a `GtkLayout`.
  package var hasScrollingContent: Bool {
    guard let child = gtk_bin_get_child(pointer()) else { return false }
    return cgtk_is_viewport(child) == 0
  }

  /// Whether it may scroll left and right.
  package var scrollsHorizontally: Bool { cgtk_has_policy(raw, 1) != 0 }

  /// Whether it may scroll up and down.
  package var scrollsVertically: Bool { cgtk_has_policy(raw, 0) != 0 }

  /// Ends a scroll that goes on by itself after the finger has left.
  package func stopKineticScrolling() {
    guard gtk_scrolled_window_get_kinetic_scrolling(pointer()) != 0 else { return }
    gtk_scrolled_window_set_kinetic_scrolling(pointer(), 0)
    gtk_scrolled_window_set_kinetic_scrolling(pointer(), 1)
  }

  /// Lets it scroll left and right only.
  package func scrollSideways() {
    gtk_scrolled_window_set_policy(pointer(), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
  }

  /// Lets it be as high as its content, up to a limit in pixels.
  package func growWithContent(upTo limit: Int) {
    gtk_scrolled_window_set_propagate_natural_height(pointer(), 1)
    gtk_scrolled_window_set_max_content_height(pointer(), gint(limit))
  }
}
