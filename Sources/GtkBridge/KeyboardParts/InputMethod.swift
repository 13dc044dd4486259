internal import CGtk
internal import CGtkHelpers

/// The report that GTK makes to a Wayland compositor about the caret, for its input method and its
/// on-screen keyboard.
///
/// GTK 3.24 tells the caret's place in the window when a widget gets the focus and when text
/// changes, not when the widget moves in the window; a change of its hints does not make it tell
/// the place either (`modules/input/imwayland.c`). A reset of the input context does. That object
/// is private to the widget, but it shows itself whenever it asks for the text around the caret.
@MainActor
package enum InputMethod {
  /// The context that has asked last; GTK clears it when the context goes.
  private static let context: UnsafeMutablePointer<gpointer?> = {
    let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
    place.initialize(to: nil)
    return place
  }()

  private static let hook: Void = {
    // The signal is there once its class is.
    g_type_class_ref(gtk_im_context_get_type())
    g_signal_add_emission_hook(
      g_signal_lookup("retrieve-surrounding", gtk_im_context_get_type()),
      0,
      { _, count, values, _ in
        guard count > 0, let asking = g_value_get_object(values) else { return 1 }
        nonisolated(unsafe) let context = asking
        onMainThread {
          if InputMethod.isMuted {
            InputMethod.mute(context)
          } else {
            InputMethod.remember(context)
          }
        }
        return 1
      },
      nil,
      nil
    )
  }()

  /// Begins to take notice of what has the focus; nothing can be told of what got it before.
  package static func observe() { hook }

  /// Tells the compositor the caret's place and the text around it anew.
  ///
  /// Does nothing outside of Wayland, nor while a character is being composed: that would be lost.
  package static func renewCaretPlace() {
    guard let context = context.pointee, !hasPreedit else { return }
    gtk_im_context_reset(context.assumingMemoryBound(to: GtkIMContext.self))
  }

  /// Whether a character is being composed by the compositor's input method.
  static var hasPreedit: Bool {
    guard let context = context.pointee?.assumingMemoryBound(to: GtkIMContext.self) else {
      return false
    }
    var preedit: UnsafeMutablePointer<gchar>?
    gtk_im_context_get_preedit_string(context, &preedit, nil, nil)
    return !(preedit.map(takeString)?.isEmpty ?? true)
  }

  private static var isMuted = false
  private static var muted: [(context: ObjectRef, handler: gulong)] = []

  /// Gives a text another input context, or its usual one back, even while it is typed into.
  ///
  /// The old context is reset on the way out; that of Wayland asks for the text around the caret
  /// then, and being asked the text looks for its context, finds that it is not the right one any
  /// more, and resets it: without an end (GTK 3.24, `gtk_im_multicontext_set_slave`). So there is
  /// no answer meanwhile.
  static func exchange(_ exchange: () -> Void) {
    observe()
    isMuted = true
    exchange()
    isMuted = false
    for (context, handler) in muted
    where g_signal_handler_is_connected(context.pointer(), handler) != 0 {
      g_signal_handler_unblock(context.pointer(), handler)
    }
    muted = []
  }

  private static func mute(_ asking: UnsafeMutableRawPointer) {
    let context = ObjectRef(borrowing: asking)
    let signal = g_signal_lookup("retrieve-surrounding", gtk_im_context_get_type())
    let match = GSignalMatchType(
      rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue
    )
    while case let handler = g_signal_handler_find(asking, match, signal, 0, nil, nil, nil),
      handler != 0
    {
      g_signal_handler_block(asking, handler)
      muted.append((context, handler))
    }
  }

  private static func remember(_ asking: UnsafeMutableRawPointer) {
    // Of the widgets' contexts and those that they delegate to, only these speak to a compositor.
    guard asking != context.pointee, cgtk_is_wayland_input_context(asking) != 0 else { return }
    if let old = context.pointee { g_object_remove_weak_pointer(old.object, context) }
    context.pointee = asking
    g_object_add_weak_pointer(asking.object, context)
  }
}

extension UnsafeMutableRawPointer {
  fileprivate var object: UnsafeMutablePointer<GObject> { assumingMemoryBound(to: GObject.self) }
}
