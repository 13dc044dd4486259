internal import CAtspi

/// One object of another program's accessibility tree, as a screen reader sees it.
///
/// Nothing is cached: every question is asked of the program anew, so that a test never reads what
/// was true before.
@MainActor
public final class Accessible {
  /// The reference that this object owns; touched on the main actor, and released there.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over one reference to the object.
  init(taking pointer: UnsafeMutablePointer<AtspiAccessible>) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// The name that a screen reader says; empty when there is none.
  public var name: String {
    get throws { try string(atspi_accessible_get_name) }
  }

  /// The longer text that a screen reader says after the name, such as help or a message; empty
  /// when there is none.
  public var details: String {
    get throws { try string(atspi_accessible_get_description) }
  }

  /// The role of the object.
  public var role: Role {
    get throws { Role(try asking { atspi_accessible_get_role(pointer, $0) }) }
  }

  /// The objects directly inside, in the program's order, which for a grid is not the order on the
  /// screen.
  public var children: [Accessible] {
    get throws {
      let count = try asking { atspi_accessible_get_child_count(pointer, $0) }
      return try (0..<max(0, count)).compactMap { index in
        try asking { atspi_accessible_get_child_at_index(pointer, index, $0) }
          .map(Accessible.init(taking:))
      }
    }
  }

  /// The object around this one; nil at the top.
  public var parent: Accessible? {
    get throws {
      try asking { atspi_accessible_get_parent(pointer, $0) }.map(Accessible.init(taking:))
    }
  }

  /// Which child of its parent the object is.
  public var indexInParent: Int {
    get throws { Int(try asking { atspi_accessible_get_index_in_parent(pointer, $0) }) }
  }

  /// The process that the object lives in.
  public var processID: Int32 {
    get throws { Int32(try asking { atspi_accessible_get_process_id(pointer, $0) }) }
  }

  /// Tells whether the state holds now; false for an object that is gone.
  public func `is`(_ state: AccessibleState) -> Bool {
    guard let set = atspi_accessible_get_state_set(pointer) else { return false }
    defer { g_object_unref(set) }
    return atspi_state_set_contains(set, AtspiStateType(state.rawValue)) != 0
  }

  /// The names of the objects that label this one.
  public var labels: [String] {
    get throws { try targets(of: ATSPI_RELATION_LABELLED_BY).map { try $0.name } }
  }

  /// The texts of the objects that describe this one, such as a message below a field.
  public var descriptions: [String] {
    get throws { try targets(of: ATSPI_RELATION_DESCRIBED_BY).map { try $0.name } }
  }

  private func targets(of wanted: AtspiRelationType) throws -> [Accessible] {
    guard let set = try asking({ atspi_accessible_get_relation_set(pointer, $0) }) else {
      return []
    }
    defer { g_array_free(set, 1) }
    var result: [Accessible] = []
    for index in 0..<Int(set.pointee.len) {
      let relations = UnsafeRawPointer(set.pointee.data)
        .assumingMemoryBound(to: UnsafeMutablePointer<AtspiRelation>?.self)
      guard let relation = relations[index] else { continue }
      defer { g_object_unref(relation) }
      guard atspi_relation_get_relation_type(relation) == wanted else { continue }
      for target in 0..<atspi_relation_get_n_targets(relation) {
        if let found = atspi_relation_get_target(relation, target) {
          result.append(Accessible(taking: found))
        }
      }
    }
    return result
  }

  private func string(
    _ question: (
      UnsafeMutablePointer<AtspiAccessible>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutablePointer<gchar>?
  ) throws -> String {
    takeString(try asking { question(pointer, $0) })
  }
}
