internal import CGtk
internal import CGtkHelpers

/// A tree of widgets read from a GtkBuilder description.
///
/// A description can make any type of widget that the program knows: read none that users bring.
@MainActor
public final class Builder: ObjectRef {
  /// Makes the widgets; nil, with GTK's reason on standard error, if the description is wrong.
  public init?(description: String) {
    super.init(owning: made(gtk_builder_new()))
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let isRead = gtk_builder_add_from_string(
      pointer(),
      description,
      gsize(description.utf8.count),
      &error
    )
    guard isRead == 0 else { return }
    try? StandardStream.error.write(error.map { String(cString: $0.pointee.message) + "\n" } ?? "")
    return nil
  }

  /// The widget with the id.
  public func widget(_ id: String) -> Widget? {
    guard let object = gtk_builder_get_object(pointer(), id), cgtk_is_widget(object) != 0 else {
      return nil
    }
    return Widget(borrowing: UnsafeMutableRawPointer(object))
  }

  /// The window with the id.
  public func window(_ id: String) -> Window? {
    guard let widget = widget(id), cgtk_is_window(widget.raw) != 0 else { return nil }
    return Window(borrowing: widget.raw)
  }

  /// The scrolled window with the id.
  public func scrolledWindow(_ id: String) -> ScrolledWindow? {
    widget(id).flatMap { ScrolledWindow($0) }
  }

  /// The container with the id.
  public func container(_ id: String) -> Container? {
    guard let widget = widget(id), cgtk_is_container(widget.raw) != 0 else { return nil }
    return Container(borrowing: widget.raw)
  }
}
