internal import CGtk

/// Keeps the focused text from calling the system's on-screen keyboard while another one is used.
///
/// On Wayland GTK tells the compositor of every text that has the focus, and it brings up its keyboard. Only another input
/// context keeps it from that (`modules/input/imwayland.c` of GTK 3.24); the simple one composes dead keys as well, but knows
/// no input method.
@MainActor
public final class InputContextSwap {
  /// The context that speaks to nobody.
  public static let quietModule = "gtk-im-context-simple"

  /// Whether GTK speaks to a compositor about texts: on Wayland, where nobody has chosen another input method.
  public static var isNeeded: Bool {
    guard cgtk_is_on_wayland() != 0 else { return false }
    var chosen = g_getenv("GTK_IM_MODULE").map { String(cString: $0) } ?? ""
    if chosen.isEmpty, let settings = gtk_settings_get_default() {
      chosen = cgtk_get_string(settings, "gtk-im-module").map(takeString) ?? ""
    }
    return chosen.isEmpty || chosen == "wayland"
  }

  private let isNeeded: Bool
  private var quieted: WeakWidget?
  private var awaited: WeakWidget?
  private var composed = ""
  private var connection: SignalConnection?

  /// Creates one that has changed nothing yet.
  ///
  /// - Parameter isNeeded: Whether it is to do anything.
  public init(isNeeded: Bool = InputContextSwap.isNeeded) { self.isNeeded = isNeeded }

  /// Quiets a text, and nothing else any longer.
  ///
  /// A character that is being composed is waited for. What has an input context that its host has chosen is left alone.
  public func quiet(_ text: Widget?) {
    guard isNeeded else { return }
    let text = text.flatMap { $0.holdsText ? $0 : nil }
    guard text?.identity != (quieted ?? awaited)?.widget?.identity else { return }
    restore()
    guard let text, text.inputModule == nil else { return }
    awaited = WeakWidget(text)
    connection = text.connectPointer("preedit-changed") { [weak self] in
      self?.composed = $0.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
      self?.swapWhenComposed()
    }
    composed = InputMethod.hasPreedit ? "…" : ""
    swapWhenComposed()
  }

  private func swapWhenComposed() {
    guard composed.isEmpty, let text = awaited?.widget else { return }
    (quieted, awaited) = (awaited, nil)
    text.inputModule = Self.quietModule
  }

  /// Gives the quieted text its own input context back.
  public func restore() {
    connection?.disconnect()
    connection = nil
    if let text = quieted?.widget, text.inputModule == Self.quietModule { text.inputModule = nil }
    (quieted, awaited) = (nil, nil)
  }
}

extension Widget {
  /// The input context that its host has chosen for it, by GTK's name; nil leaves that to the user.
  public final var inputModule: String? {
    get { holdsText ? cgtk_get_string(raw, "im-module").map(takeString) : nil }
    set {
      guard holdsText else { return }
      InputMethod.exchange { cgtk_set_string(raw, "im-module", newValue) }
    }
  }
}
