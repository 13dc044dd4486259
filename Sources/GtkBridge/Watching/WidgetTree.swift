internal import CGtk

/// Reports every change to the tree of widgets anywhere in the program.
///
/// A container tells of a child only if it was added by `gtk_container_add`; packing, attaching
/// and inserting go unsaid. The child itself always tells of its new parent.
@MainActor
package final class WidgetTree {
  /// A handler and the token that keeps it.
  private final class Observer {
    weak var token: WidgetTree?
    let handler: @MainActor (_ child: Widget, _ formerParent: Widget?) -> Void

    init(_ token: WidgetTree, _ handler: @escaping @MainActor (Widget, Widget?) -> Void) {
      self.token = token
      self.handler = handler
    }
  }

  private static var observers: [Observer] = []

  private static let hook: Void = {
    // The signal is there once its class is.
    g_type_class_ref(gtk_widget_get_type())
    g_signal_add_emission_hook(
      g_signal_lookup("parent-set", gtk_widget_get_type()),
      0,
      { _, count, values, _ in
        guard count > 1, let values, let child = g_value_get_object(values) else { return 1 }
        nonisolated(unsafe) let (moved, former) = (child, g_value_get_object(values + 1))
        onMainThread { WidgetTree.tell(moved, former) }
        return 1
      },
      nil,
      nil
    )
  }()

  /// Calls the handler whenever a widget has got another parent, or none, for as long as this is
  /// kept.
  ///
  /// - Parameter handler: Is told the widget and the parent that it had before.
  package init(onParentChange handler: @escaping @MainActor (Widget, Widget?) -> Void) {
    Self.hook
    Self.observers.removeAll { $0.token == nil }
    Self.observers.append(Observer(self, handler))
  }

  private static func tell(_ child: UnsafeMutableRawPointer, _ former: UnsafeMutableRawPointer?) {
    guard !observers.isEmpty else { return }
    let child = Widget(borrowing: child)
    let former = former.map { Widget(borrowing: $0) }
    for observer in observers where observer.token != nil { observer.handler(child, former) }
  }
}
