internal import CGtk

/// A widget that holds others.
@MainActor
open class Container: Widget {
  final var container: UnsafeMutablePointer<GtkContainer> { pointer() }

  /// Puts a widget in.
  public final func add(_ child: Widget) { gtk_container_add(container, child.widget) }

  /// Takes a widget out.
  public final func remove(_ child: Widget) { gtk_container_remove(container, child.widget) }
}

extension Widget {
  /// The widgets directly in it; a composite widget's internal ones are not among them.
  public final var children: [Widget] {
    guard cgtk_is_container(raw) != 0 else { return [] }
    let list = gtk_container_get_children(pointer())
    defer { g_list_free(list) }
    var result: [Widget] = []
    var node = list
    while let current = node {
      if let data = current.pointee.data { result.append(Widget(borrowing: data)) }
      node = current.pointee.next
    }
    return result
  }

  /// Calls the handler when a widget is put in or taken out, if it can hold any.
  public final func onChildrenChanged(_ handler: @escaping @MainActor () -> Void)
    -> [SignalConnection]
  {
    guard cgtk_is_container(raw) != 0 else { return [] }
    return ["add", "remove"].map { connectPointer($0, after: true) { _ in handler() } }
  }
}
