import GtkBridge

/// What a keyboard's policy has been told of the focus last.
struct KnownFocus: Equatable {
  /// The widget that has it.
  var widget: ObjectIdentity?
  /// Whether that wants a keyboard.
  var wantsKeyboard = false
}
