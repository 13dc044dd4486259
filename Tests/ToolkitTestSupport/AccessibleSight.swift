internal import CGtk
public import GtkBridge

/// A widget as assistive technology has it.
@MainActor
public struct AccessibleSight {
  private let widget: Widget

  /// Looks at a widget.
  public init(_ widget: Widget) { self.widget = widget }

  private func look<T>(_ body: (UnsafeMutablePointer<AtkObject>) -> T?) -> T? {
    widget.withPointer {
      gtk_widget_get_accessible($0.assumingMemoryBound(to: GtkWidget.self)).flatMap(body)
    }
  }

  /// What it is.
  public var role: String {
    look { atk_role_get_name(atk_object_get_role($0)).map { String(cString: $0) } } ?? ""
  }

  /// Whether it stays down.
  public var isChecked: Bool {
    look { object in
      guard let states = atk_object_ref_state_set(object) else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(states)) }
      return atk_state_set_contains_state(states, ATK_STATE_CHECKED) != 0
    } ?? false
  }

  /// Does the first thing that it can do, and all that follows.
  ///
  /// - Returns: Whether it could.
  public func click() -> Bool {
    let isDone = look { atk_action_do_action(OpaquePointer($0), 0) != 0 } ?? false
    while gtk_events_pending() != 0 { gtk_main_iteration() }
    return isDone
  }
}
