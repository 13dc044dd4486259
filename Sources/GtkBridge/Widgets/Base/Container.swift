internal import CGtk
internal import CGtkHelpers

/// A widget that holds others.
@MainActor
open class Container: Widget {
  final var container: UnsafeMutablePointer<GtkContainer> { pointer() }

  /// Shares a container by its address.
  ///
  /// - Parameter pointer: A `GtkContainer *`, floating or not; it is referenced, not taken over. An
  ///   object of another type, or no address, gives nil.
  public convenience init?(pointer: UnsafeMutableRawPointer?) {
    guard let pointer, cgtk_is_container(pointer) != 0 else { return nil }
    self.init(borrowing: pointer)
  }

  /// Puts a widget in.
  public final func add(_ child: Widget) { gtk_container_add(container, child.widget) }

  /// Takes a widget out.
  public final func remove(_ child: Widget) { gtk_container_remove(container, child.widget) }
}

extension Widget {
  /// The widgets directly in it; a composite widget's internal ones are not among them.
  package final var children: [Widget] {
    guard cgtk_is_container(raw) != 0 else { return [] }
    return Self.taking(gtk_container_get_children(pointer()))
  }

  /// The widgets of a list that the caller was given to free.
  static func taking(_ list: UnsafeMutablePointer<GList>?) -> [Widget] {
    defer { g_list_free(list) }
    var result: [Widget] = []
    var node = list
    while let current = node {
      if let data = current.pointee.data { result.append(Widget(borrowing: data)) }
      node = current.pointee.next
    }
    return result
  }

  /// The property that changes when it shows another of its pages; nil if it has none.
  package final var pageProperty: String? { cgtk_page_property(raw).map { String(cString: $0) } }

  /// Whether what is in it is a part of it, such as the button of a combo box.
  package final var hidesChildren: Bool { cgtk_hides_children(raw) != 0 }

  /// The part that shows the focus of a control with others below it: the shown tab of a notebook,
  /// the title of an expander.
  package final var header: Widget? { cgtk_header(raw).map { Widget(borrowing: $0) } }

  /// Keeps a container from scrolling to whatever gets the focus in it.
  package final func disableFocusScrolling() {
    guard cgtk_is_container(raw) != 0 else { return }
    gtk_container_set_focus_vadjustment(pointer(), nil)
    gtk_container_set_focus_hadjustment(pointer(), nil)
    cgtk_stop_list_scrolling(raw)
  }

  /// Calls the handler when a widget is put in or taken out, if it can hold any.
  package final func onChildrenChanged(_ handler: @escaping @MainActor () -> Void)
    -> [SignalConnection]
  {
    guard cgtk_is_container(raw) != 0 else { return [] }
    return ["add", "remove"].map { connectPointer($0, after: true) { _ in handler() } }
  }
}
