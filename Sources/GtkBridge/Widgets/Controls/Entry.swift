internal import CGtk

/// One line of text.
@MainActor
public final class Entry: Widget {
  /// Creates an empty one.
  package init() {
    super.init(taking: made(gtk_entry_new()))
  }

  /// The text in it.
  public var text: String {
    get { String(cString: gtk_entry_get_text(pointer())) }
    set { if newValue != text { gtk_entry_set_text(pointer(), newValue) } }
  }

  /// The most characters that it can hold; GTK cuts what is longer.
  package static let capacity = 65_534

  /// The text that is shown, dimmed, while it is empty.
  public var placeholder: String? {
    get { gtk_entry_get_placeholder_text(pointer()).map { String(cString: $0) } }
    set { gtk_entry_set_placeholder_text(pointer(), newValue) }
  }

  /// Whether the text itself is shown, not a row of dots.
  public var showsText: Bool {
    get { gtk_entry_get_visibility(pointer()) != 0 }
    set { gtk_entry_set_visibility(pointer(), newValue ? 1 : 0) }
  }

  /// The purpose of its text.
  public func setPurpose(_ purpose: InputPurpose) {
    gtk_entry_set_input_purpose(pointer(), purpose.gtk)
  }

  /// Whether the user can change the text.
  package var isEditable: Bool {
    get { gtk_editable_get_editable(OpaquePointer(raw)) != 0 }
    set { gtk_editable_set_editable(OpaquePointer(raw), newValue ? 1 : 0) }
  }

  /// How wide it asks to be, in characters.
  package func setWidth(characters: Int) { gtk_entry_set_width_chars(pointer(), gint(characters)) }
}

extension Entry {
  /// Selects all of the text, with the caret at its end.
  package func selectAll() { gtk_editable_select_region(OpaquePointer(raw), 0, -1) }
}

extension Widget {
  /// Puts the caret behind the last character and selects nothing, if it is one line of text.
  package final func moveCaretToEnd() {
    guard kind == .entry || kind == .spinButton else { return }
    gtk_editable_set_position(OpaquePointer(raw), -1)
  }

  /// Whether Return in it presses the default widget of its window, if it is one line of text.
  package final var activatesDefault: Bool {
    get {
      guard kind == .entry || kind == .spinButton else { return false }
      return gtk_entry_get_activates_default(pointer()) != 0
    }
    set {
      guard kind == .entry || kind == .spinButton else { return }
      gtk_entry_set_activates_default(pointer(), newValue ? 1 : 0)
    }
  }

  /// Whether the user can change its text; true if it holds none.
  package final var acceptsText: Bool {
    switch kind {
    case .entry, .spinButton: gtk_editable_get_editable(OpaquePointer(raw)) != 0
    case .textView: gtk_text_view_get_editable(pointer()) != 0
    case .other, .comboBox, .toggle, .switch, .button, .scrolledWindow: true
    }
  }
}
