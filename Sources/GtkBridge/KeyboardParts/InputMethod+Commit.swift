internal import CGtk

/// The text that an input method types: on Wayland, also the keyboard on the screen, without any
/// event of a key.
extension InputMethod {
  /// The context that has typed last, or the one that it has passed that on to; GTK clears it when
  /// the context goes.
  private static let typing: UnsafeMutablePointer<gpointer?> = {
    let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
    place.initialize(to: nil)
    return place
  }()

  private static let commit: guint = {
    // The signal is there once its class is.
    g_type_class_ref(gtk_im_context_get_type())
    return g_signal_lookup("commit", gtk_im_context_get_type())
  }()

  private static let commitHook: Void = {
    g_signal_add_emission_hook(
      commit,
      0,
      { _, count, values, _ in
        guard count > 0, let values, let context = g_value_get_object(values) else { return 1 }
        nonisolated(unsafe) let typing = context
        onMainThread { InputMethod.note(typing) }
        return 1
      },
      nil,
      nil
    )
  }()

  /// Begins to take notice of what is typed.
  package static func observeTyping() { commitHook }

  /// Whether an input method is typing at this very moment, as far as it has been observed.
  package static var isTyping: Bool {
    guard let context = typing.pointee, let hint = g_signal_get_invocation_hint(context) else {
      return false
    }
    return hint.pointee.signal_id == commit
  }

  private static func note(_ context: UnsafeMutableRawPointer) {
    guard context != typing.pointee else { return }
    if let old = typing.pointee {
      g_object_remove_weak_pointer(old.assumingMemoryBound(to: GObject.self), typing)
    }
    typing.pointee = context
    g_object_add_weak_pointer(context.assumingMemoryBound(to: GObject.self), typing)
  }
}
