internal import CGtk

/// A window onto something larger.
@MainActor
public final class ScrolledWindow: Container {
  /// Creates one that scrolls up and down.
  public init() {
    super.init(taking: made(gtk_scrolled_window_new(nil, nil)))
    gtk_scrolled_window_set_policy(pointer(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  /// Shares one that a host made.
  public init?(_ widget: Widget) {
    guard widget.kind == .scrolledWindow else { return nil }
    super.init(borrowing: widget.raw)
  }

  /// The position up and down.
  public var verticalAdjustment: Adjustment {
    Adjustment(borrowing: gtk_scrolled_window_get_vadjustment(pointer()))
  }

  /// The position left and right.
  public var horizontalAdjustment: Adjustment {
    Adjustment(borrowing: gtk_scrolled_window_get_hadjustment(pointer()))
  }

  /// What is scrolled, without the viewport that GTK may have put between.
  public var content: Widget? {
    guard let child = gtk_bin_get_child(pointer()) else { return nil }
    guard cgtk_is_viewport(child) != 0 else { return Widget(borrowing: child) }
    let viewport = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkBin.self)
    return gtk_bin_get_child(viewport).map { Widget(borrowing: $0) }
  }

  /// Keeps GTK from scrolling to whatever gets the focus.
  ///
  /// GTK would scroll first, without a margin and without regard to what covers the viewport, and
  /// the form would visibly move twice.
  public func disableFocusScrolling() {
    guard let child = gtk_bin_get_child(pointer()), cgtk_is_container(child) != 0 else { return }
    let container = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkContainer.self)
    gtk_container_set_focus_vadjustment(container, nil)
    gtk_container_set_focus_hadjustment(container, nil)
  }

  /// Ends a scroll that goes on by itself after the finger has left.
  public func stopKineticScrolling() {
    guard gtk_scrolled_window_get_kinetic_scrolling(pointer()) != 0 else { return }
    gtk_scrolled_window_set_kinetic_scrolling(pointer(), 0)
    gtk_scrolled_window_set_kinetic_scrolling(pointer(), 1)
  }

  /// Lets it be as high as its content, up to a limit in pixels.
  public func growWithContent(upTo limit: Int) {
    gtk_scrolled_window_set_propagate_natural_height(pointer(), 1)
    gtk_scrolled_window_set_max_content_height(pointer(), gint(limit))
  }
}
