internal import CGtk
internal import CGtkHelpers

/// A key with modifiers, as settings write it: `<Control><Alt>q`.
package struct Accelerator {
  private let keyval: guint
  private let modifiers: GdkModifierType

  /// Reads it; nil if the text names no key.
  package init?(_ text: String) {
    var (keyval, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
    gtk_accelerator_parse(text, &keyval, &modifiers)
    guard keyval != 0 else { return nil }
    (self.keyval, self.modifiers) = (keyval, modifiers)
  }

  /// Tells whether it is what is pressed.
  @MainActor
  package func matches(_ press: KeyPress) -> Bool {
    press.key.keyval == gdk_keyval_to_lower(keyval)
      && press.modifiers == Modifiers(rawValue: modifiers.rawValue)
  }
}
