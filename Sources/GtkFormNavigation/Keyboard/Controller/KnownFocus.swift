import GtkBridge

/// The last report to a keyboard's policy about the focus.
struct KnownFocus: Equatable {
  /// The widget that has it.
  var widget: ObjectIdentity?
  /// Whether that wants a keyboard.
  var wantsKeyboard = false
}
