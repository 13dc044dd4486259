internal import CAtspi

extension Accessible {
  /// Everything that stands in a text field; a password field answers with its bullets.
  public var text: String {
    get throws {
      try withInterface(atspi_accessible_get_text_iface, "a text") { text in
        takeString(try asking { atspi_text_get_text(text, 0, -1, $0) })
      }
    }
  }

  /// The number of characters before the caret of a text field.
  public var caretOffset: Int {
    get throws {
      try withInterface(atspi_accessible_get_text_iface, "a text") { text in
        Int(try asking { atspi_text_get_caret_offset(text, $0) })
      }
    }
  }

  /// The number of characters in a text field.
  public var characterCount: Int {
    get throws {
      try withInterface(atspi_accessible_get_text_iface, "a text") { text in
        Int(try asking { atspi_text_get_character_count(text, $0) })
      }
    }
  }

  /// The rectangle of the character at the offset, in pixels of the window; its place is the
  /// caret's.
  public func characterExtents(at offset: Int) throws -> Extents {
    try withInterface(atspi_accessible_get_text_iface, "a text") { text in
      let rectangle = try asking {
        atspi_text_get_character_extents(text, gint(offset), ATSPI_COORD_TYPE_WINDOW, $0)
      }
      return try takeExtents(rectangle)
    }
  }

  /// Replaces everything in a text field, as assistive technology does.
  public func setText(_ newText: String) throws {
    try withInterface(atspi_accessible_get_editable_text_iface, "an editable text") { text in
      let done = try asking { atspi_editable_text_set_text_contents(text, newText, $0) }
      guard done != 0 else { throw AccessibilityError("the field refused the text \(newText)") }
    }
  }
}
