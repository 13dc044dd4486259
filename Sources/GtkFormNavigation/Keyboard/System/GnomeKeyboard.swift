import GtkBridge

/// The on-screen keyboard of GNOME's shell, which says nothing of itself.
///
/// On Wayland it comes if the user has switched it on, and for a finger. It cannot be asked to
/// stay away: only a field without an input method does not call it.
@MainActor final class GnomeKeyboard: SystemKeyboard {
  private static let key = "screen-keyboard-enabled"

  private let settings = Settings(schema: "org.gnome.desktop.a11y.applications")
  private var connection: SignalConnection?

  /// Whether the user has used a finger last.
  var isTouchUsed = false

  /// Starts to watch; the handler is called whenever the switch has changed.
  init(onChange: @escaping @MainActor () -> Void) {
    connection = settings?.onChange(Self.key, onChange)
  }

  isolated deinit { connection?.disconnect() }

  var isAvailable: Bool { isTouchUsed || settings?.boolean(Self.key) == true }

  let isVisible = false

  func askToStayAway() {}

  func letReturn(shown: Bool) {}
}
