internal import CAtspi

extension Accessible {
  /// Does the first thing that can be done with the object: presses a button, toggles a check box,
  /// opens a combo box.
  public func perform() throws {
    try withInterface(atspi_accessible_get_action_iface, "actions") { action in
      let done = try asking { atspi_action_do_action(action, 0, $0) }
      guard done != 0 else { throw AccessibilityError("the object refused its action") }
    }
  }

  /// Asks for the keyboard focus, as assistive technology does.
  public func grabFocus() throws {
    try withInterface(atspi_accessible_get_component_iface, "a place") { component in
      let done = try asking { atspi_component_grab_focus(component, $0) }
      guard done != 0 else { throw AccessibilityError("the object refused the focus") }
    }
  }

  /// Chooses the child at the index of a combo box or a list, as assistive technology does.
  public func selectChild(at index: Int) throws {
    try withInterface(atspi_accessible_get_selection_iface, "a selection") { selection in
      let done = try asking { atspi_selection_select_child(selection, gint(index), $0) }
      guard done != 0 else { throw AccessibilityError("choice \(index) was refused") }
    }
  }

  /// The name of what is chosen in a combo box or a list; nil when nothing is.
  public var selectedName: String? {
    get throws {
      try withInterface(atspi_accessible_get_selection_iface, "a selection") { selection in
        guard try asking({ atspi_selection_get_n_selected_children(selection, $0) }) > 0 else {
          return nil
        }
        let chosen = try asking { atspi_selection_get_selected_child(selection, 0, $0) }
        return try chosen.map(Accessible.init(taking:))?.name
      }
    }
  }

  /// The number of a spin button or a slider.
  public var value: Double {
    get throws {
      try withInterface(atspi_accessible_get_value_iface, "a value") { value in
        try asking { atspi_value_get_current_value(value, $0) }
      }
    }
  }

  /// Hands one of the object's interfaces to the body; throws when the object does not have it.
  func withInterface<Interface, Answer>(
    _ find: (UnsafeMutablePointer<AtspiAccessible>?) -> Interface?,
    _ noun: String,
    _ body: (Interface) throws -> Answer
  ) throws -> Answer where Interface: InterfacePointer {
    guard let interface = find(pointer) else {
      throw AccessibilityError("\(try role) \"\(try name)\" has not \(noun)")
    }
    defer { g_object_unref(interface.raw) }
    return try body(interface)
  }
}
