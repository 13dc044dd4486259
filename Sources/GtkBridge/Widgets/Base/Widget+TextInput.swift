internal import CGtk
internal import CGtkHelpers

/// The known traits of the text that a field takes, as GTK's `GtkInputHints` has it.
package struct InputHints: OptionSet, Hashable, Sendable {
  /// GTK's own bits.
  package let rawValue: UInt32

  /// Creates a set from GTK's own bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Small letters are preferred.
  package static let lowercase = InputHints(rawValue: GTK_INPUT_HINT_LOWERCASE.rawValue)
  /// Every letter is a capital.
  package static let uppercaseLetters = InputHints(
    rawValue: GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
  )
  /// Every word begins with a capital.
  package static let uppercaseWords = InputHints(rawValue: GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue)
  /// Every sentence begins with a capital.
  package static let uppercaseSentences = InputHints(
    rawValue: GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
  )
  /// The field does not want an on-screen keyboard.
  package static let noKeyboard = InputHints(rawValue: GTK_INPUT_HINT_INHIBIT_OSK.rawValue)
}

extension Widget {
  /// Whether it is text that a person types.
  package final var holdsText: Bool {
    kind == .entry || kind == .spinButton || kind == .textView
  }

  /// Whether it is the text of a search.
  package final var isSearchEntry: Bool { cgtk_is_search_entry(raw) != 0 }

  /// The purpose of its text; nil if it holds none.
  package final var inputPurpose: InputPurpose? {
    guard holdsText else { return nil }
    if kind == .entry, gtk_entry_get_visibility(pointer()) == 0 {
      return cgtk_get_input_purpose(raw) == GTK_INPUT_PURPOSE_PIN.rawValue ? .pin : .password
    }
    return InputPurpose(GtkInputPurpose(rawValue: cgtk_get_input_purpose(raw)))
  }

  /// The known traits of the text that it takes.
  package final var inputHints: InputHints {
    InputHints(rawValue: holdsText ? cgtk_get_input_hints(raw) : 0)
  }

  /// Of a number with arrows, whether it can be negative and whether it can have a fraction.
  package final var numberForm: (hasSign: Bool, hasFraction: Bool)? {
    guard kind == .spinButton else { return nil }
    var (lowest, highest) = (0.0, 0.0)
    gtk_spin_button_get_range(pointer(), &lowest, &highest)
    return (lowest < 0, gtk_spin_button_get_digits(pointer()) > 0)
  }

  /// The last characters before the caret, at most so many; empty if they are not shown.
  package final func textBeforeCaret(atMost limit: Int = 64) -> String {
    switch kind {
    case .entry, .spinButton:
      guard gtk_entry_get_visibility(pointer()) != 0 else { return "" }
      let caret = gtk_editable_get_position(OpaquePointer(raw))
      let start = max(0, caret - gint(limit))
      return gtk_editable_get_chars(OpaquePointer(raw), start, caret).map(takeString) ?? ""
    case .textView:
      guard let buffer = gtk_text_view_get_buffer(pointer()) else { return "" }
      var caret = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
      var start = caret
      gtk_text_iter_backward_chars(&start, gint(limit))
      return gtk_text_buffer_get_text(buffer, &start, &caret, 1).map(takeString) ?? ""
    case .other, .comboBox, .toggle, .switch, .button, .scrolledWindow: return ""
    }
  }

  /// Calls the handler when another purpose or other hints have been set, if it holds text.
  package final func onInputFormChange(_ handler: @escaping @MainActor () -> Void)
    -> [SignalConnection]
  {
    guard holdsText else { return [] }
    var properties = ["input-purpose", "input-hints"]
    if kind != .textView { properties.append("visibility") }
    return properties.map { onNotify($0, handler) }
  }
}
