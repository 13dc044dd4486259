internal import CGtk
internal import CGtkHelpers

/// Types as an input method does, without any key.
@MainActor
package enum TestInputMethod {
  private static var context: UnsafeMutableRawPointer?

  private static let hook: Void = {
    g_type_class_ref(gtk_im_context_get_type())
    g_signal_add_emission_hook(
      g_signal_lookup("commit", gtk_im_context_get_type()),
      0,
      { _, _, values, _ in
        guard let values, let context = g_value_get_object(values) else { return 1 }
        nonisolated(unsafe) let typing = context
        MainActor.assumeIsolated { TestInputMethod.context = typing }
        return 1
      },
      nil,
      nil
    )
  }()

  /// Remembers through what the next key is typed.
  package static func observe() { hook }

  /// Types a text where the last key was typed.
  package static func type(_ text: String) {
    guard let context else { return }
    cgtk_commit(context, text)
  }
}
