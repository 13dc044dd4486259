internal import CGtk
package import GtkBridge

/// A widget as assistive technology has it.
@MainActor
package struct AccessibleSight {
  private let widget: Widget

  /// Looks at a widget.
  package init(_ widget: Widget) { self.widget = widget }

  private func look<T>(_ body: (UnsafeMutablePointer<AtkObject>) -> T?) -> T? {
    widget.withPointer {
      gtk_widget_get_accessible($0.assumingMemoryBound(to: GtkWidget.self)).flatMap(body)
    }
  }

  /// The role.
  package var role: String {
    look { atk_role_get_name(atk_object_get_role($0)).map { String(cString: $0) } } ?? ""
  }

  /// The names of the buttons in it, those of GTK's own making included.
  package var buttonNames: [String] { look(Self.buttonNames) ?? [] }

  private static func buttonNames(in object: UnsafeMutablePointer<AtkObject>) -> [String] {
    if atk_object_get_role(object) == ATK_ROLE_PUSH_BUTTON {
      return [atk_object_get_name(object).map { String(cString: $0) } ?? ""]
    }
    return (0..<atk_object_get_n_accessible_children(object)).flatMap { index -> [String] in
      guard let child = atk_object_ref_accessible_child(object, index) else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(child)) }
      return buttonNames(in: child)
    }
  }

  /// How many others it is one of, itself included.
  package var memberCount: Int {
    look { object in
      guard let set = atk_object_ref_relation_set(object) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(set)) }
      let relation = atk_relation_set_get_relation_by_type(set, ATK_RELATION_MEMBER_OF)
      return relation.flatMap { atk_relation_get_target($0) }.map { Int($0.pointee.len) }
    } ?? 0
  }

  /// Whether it stays down.
  package var isChecked: Bool { has(ATK_STATE_CHECKED) }

  /// Whether it has the focus, or what is as good as that.
  package var isFocused: Bool { has(ATK_STATE_FOCUSED) }

  private func has(_ state: AtkStateType) -> Bool {
    look { object in
      guard let states = atk_object_ref_state_set(object) else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(states)) }
      return atk_state_set_contains_state(states, state) != 0
    } ?? false
  }

  /// Further attributes that it tells, by name.
  package var attributes: [String: String] {
    look { object in
      let set = atk_object_get_attributes(object)
      defer { atk_attribute_set_free(set) }
      var (all, node): ([String: String], _) = ([:], set)
      while let current = node {
        if let attribute = current.pointee.data?.assumingMemoryBound(to: AtkAttribute.self) {
          all[String(cString: attribute.pointee.name)] = String(cString: attribute.pointee.value)
        }
        node = current.pointee.next
      }
      return all
    } ?? [:]
  }

  /// Where it is on the screen.
  package var frame: PixelRect? {
    look { object in
      var (x, y, width, height): (gint, gint, gint, gint) = (0, 0, 0, 0)
      atk_component_get_extents(OpaquePointer(object), &x, &y, &width, &height, ATK_XY_SCREEN)
      return PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    }
  }

  /// The names of what is directly in it, in the order in which they are read.
  ///
  /// A child that does not know its own place has no name here.
  package var childNames: [String] {
    look { object in
      (0..<atk_object_get_n_accessible_children(object)).map { index in
        guard let child = atk_object_ref_accessible_child(object, index) else { return "" }
        defer { g_object_unref(UnsafeMutableRawPointer(child)) }
        guard atk_object_get_index_in_parent(child) == index else { return "" }
        return atk_object_get_name(child).map { String(cString: $0) } ?? ""
      }
    } ?? []
  }

  /// Whether another widget is found on the way down from it.
  package func holds(_ other: Widget) -> Bool {
    other.withPointer { raw in
      let wanted = gtk_widget_get_accessible(raw.assumingMemoryBound(to: GtkWidget.self))
      return look { Self.isFound(wanted, in: $0) } ?? false
    }
  }

  private static func isFound(
    _ wanted: UnsafeMutablePointer<AtkObject>?,
    in object: UnsafeMutablePointer<AtkObject>
  ) -> Bool {
    if object == wanted { return true }
    return (0..<atk_object_get_n_accessible_children(object)).contains { index in
      guard let child = atk_object_ref_accessible_child(object, index) else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(child)) }
      return isFound(wanted, in: child)
    }
  }

  /// Counts the children that it tells of from now on.
  package func watchChildren() -> ChildAnnouncements { ChildAnnouncements(of: widget) }

  /// Does the first thing that it can do, and all that follows.
  ///
  /// - Returns: Whether it could.
  package func click() -> Bool {
    let isDone = startClick()
    while gtk_events_pending() != 0 { gtk_main_iteration() }
    return isDone
  }

  /// Does the first thing that it can do; what follows waits.
  ///
  /// - Returns: Whether it could.
  package func startClick() -> Bool {
    look { atk_action_do_action(OpaquePointer($0), 0) != 0 } ?? false
  }
}

/// Counts the children that a container tells assistive technology of.
@MainActor
package final class ChildAnnouncements {
  private let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init(of widget: Widget) {
    counter.initialize(to: 0)
    let handler: @convention(c) (gpointer?, guint, gpointer?, gpointer?) -> Void = {
      _,
      _,
      _,
      data in
      data?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    widget.withPointer { raw in
      let object = gtk_widget_get_accessible(raw.assumingMemoryBound(to: GtkWidget.self))
      g_signal_connect_data(
        object,
        "children-changed::add",
        unsafeBitCast(handler, to: GCallback.self),
        counter,
        nil,
        GConnectFlags(rawValue: 0)
      )
    }
  }

  /// How many have been added.
  package var added: Int { counter.pointee }
}

/// Listens to whatever says that it has got the focus or lost it, as a screen reader does.
@MainActor
package final class FocusAnnouncements {
  /// The names of what got it, and of what lost it.
  package private(set) static var last: FocusAnnouncements?
  /// The names of what has got it.
  package private(set) var gained: [String] = []
  /// The names of what has lost it.
  package private(set) var lost: [String] = []
  private var hook: gulong = 0
  private var signal: guint { g_signal_lookup("state-change", atk_object_get_type()) }

  /// Begins to listen.
  package init() {
    Self.last = self
    hook = g_signal_add_emission_hook(
      signal,
      0,
      { _, _, values, _ in
        guard let values, let object = g_value_get_object(values),
          let state = g_value_get_string(values + 1), String(cString: state) == "focused"
        else { return 1 }
        let name =
          atk_object_get_name(object.assumingMemoryBound(to: AtkObject.self))
          .map { String(cString: $0) } ?? ""
        let isGained = g_value_get_boolean(values + 2) != 0
        MainActor.assumeIsolated {
          guard let last = FocusAnnouncements.last else { return }
          if isGained { last.gained.append(name) } else { last.lost.append(name) }
        }
        return 1
      },
      nil,
      nil
    )
  }

  /// Ends it.
  package func stop() {
    g_signal_remove_emission_hook(signal, hook)
    Self.last = nil
  }
}
