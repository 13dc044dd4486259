internal import CAtspi

extension Accessible {
  /// Finds everything inside that has one of the roles and all of the states; no roles means any
  /// role.
  ///
  /// The search runs in the program itself, in one call, so that it sees one moment of the tree.
  public func descendants(
    roles: [Role] = [],
    states: [AccessibleState] = []
  ) throws -> [Accessible] {
    guard let collection = atspi_accessible_get_collection_iface(pointer) else {
      throw AccessibilityError("the program offers no search")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(collection)) }
    let rule = makeRule(roles: roles, states: states)
    defer { g_object_unref(rule) }
    let found = try asking {
      atspi_collection_get_matches(
        collection,
        rule,
        ATSPI_Collection_SORT_ORDER_CANONICAL,
        0,
        1,
        $0
      )
    }
    guard let found else { return [] }
    defer { g_array_free(found, 1) }
    let elements = UnsafeRawPointer(found.pointee.data)
      .assumingMemoryBound(to: UnsafeMutablePointer<AtspiAccessible>?.self)
    return (0..<Int(found.pointee.len)).compactMap { elements[$0].map(Accessible.init(taking:)) }
  }

  /// Finds the descendant with one of the roles whose name is exactly this; nil when there is none.
  public func descendant(named name: String, roles: [Role] = []) throws -> Accessible? {
    try descendants(roles: roles).first { try $0.name == name }
  }

  /// Visits this object and everything inside, parents first.
  public func walk(_ visit: (Accessible) throws -> Void) throws {
    try visit(self)
    for child in try children {
      try child.walk(visit)
    }
  }

  /// Draws this object and everything inside as indented lines, for the report of a failed test.
  public func outline(indentation: String = "") -> String {
    let role = (try? self.role.description) ?? "?"
    let name = (try? self.name) ?? "?"
    let marks = [
      (AccessibleState.focused, "focused"), (.showing, "showing"), (.checked, "checked"),
      (.invalidEntry, "invalid"), (.required, "required"),
    ].filter { self.is($0.0) }.map { $0.1 }.joined(separator: " ")
    let place = (try? extents).map { "\($0.x),\($0.y) \($0.width)x\($0.height)" } ?? ""
    let inside = ((try? children) ?? []).map { $0.outline(indentation: indentation + "  ") }
    return "\(indentation)\(role) \"\(name)\" [\(marks)] \(place)\n" + inside.joined()
  }

  private func makeRule(
    roles: [Role],
    states: [AccessibleState]
  ) -> UnsafeMutablePointer<AtspiMatchRule> {
    let stateArray = g_array_new(0, 0, guint(MemoryLayout<AtspiStateType>.size))
    var stateValues = states.map { AtspiStateType($0.rawValue) }
    g_array_append_vals(stateArray, &stateValues, guint(stateValues.count))
    let stateSet = atspi_state_set_new(stateArray)
    g_array_unref(stateArray)
    defer { g_object_unref(stateSet) }
    let roleArray = g_array_new(0, 0, guint(MemoryLayout<AtspiRole>.size))
    var roleValues = roles.map { AtspiRole($0.rawValue) }
    g_array_append_vals(roleArray, &roleValues, guint(roleValues.count))
    defer { g_array_unref(roleArray) }
    return atspi_match_rule_new(
      stateSet,
      ATSPI_Collection_MATCH_ALL,
      nil,
      ATSPI_Collection_MATCH_ALL,
      roleArray,
      ATSPI_Collection_MATCH_ANY,
      nil,
      ATSPI_Collection_MATCH_ALL,
      0
    )
  }
}
