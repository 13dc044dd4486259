internal import CGtk
internal import CGtkHelpers

/// Keeps the focused text from calling the system's on-screen keyboard while another one is used.
///
/// On Wayland GTK tells the compositor of every text that has the focus, and it brings up its
/// keyboard. Only another input context keeps it from that (`modules/input/imwayland.c` of GTK
/// 3.24); the simple one composes dead keys as well, but knows no input method.
@MainActor
package final class InputContextSwap {
  /// The context that is connected to no input method.
  package static let quietModule = "gtk-im-context-simple"

  /// Whether GTK speaks to a compositor about texts: on Wayland, unless another input method has
  /// been chosen.
  package static var isNeeded: Bool {
    guard Toolkit.isOnWayland else { return false }
    var chosen = g_getenv("GTK_IM_MODULE").map { String(cString: $0) } ?? ""
    if chosen.isEmpty, let settings = gtk_settings_get_default() {
      chosen = cgtk_get_string(settings, "gtk-im-module").map(takeString) ?? ""
    }
    return chosen.isEmpty || chosen == "wayland"
  }

  private let isNeeded: Bool
  private var current: QuietText?
  private var leaving: [QuietText] = []

  /// Creates one that has changed nothing yet.
  ///
  /// - Parameter isNeeded: Whether it is to do anything.
  package init(isNeeded: Bool = InputContextSwap.isNeeded) { self.isNeeded = isNeeded }

  /// Quiets a text, and nothing else any longer.
  ///
  /// Waits for a character that is being composed. A text whose host has chosen the input context
  /// is left alone.
  package func quiet(_ text: Widget?) {
    guard isNeeded else { return }
    let text = text.flatMap { $0.holdsText ? $0 : nil }
    guard text == nil || text?.identity != current?.widget?.identity else { return }
    restore()
    guard let text else { return }
    if let index = leaving.firstIndex(where: { $0.widget?.identity == text.identity }) {
      current = leaving.remove(at: index)
    } else if text.inputModule == nil {
      let quiet = QuietText(text, isComposing: InputMethod.hasPreedit)
      quiet.onComposed = { [weak self, weak quiet] in
        if let quiet { self?.settle(quiet) }
      }
      current = quiet
      // Its context has just got the focus and is in the middle of nothing, unless it is composing.
      quiet.isQuiet = !quiet.isComposing
    }
  }

  /// Gives the quieted text its own input context back, soon and when no character is being
  /// composed.
  package func restore() {
    guard let quiet = current else { return }
    current = nil
    guard quiet.isQuiet else { return }
    leaving.append(quiet)
    quiet.settleSoon()
  }

  private func settle(_ quiet: QuietText) {
    if quiet === current {
      quiet.isQuiet = true
    } else if let index = leaving.firstIndex(where: { $0 === quiet }) {
      leaving.remove(at: index).isQuiet = false
    }
  }
}

/// A text that speaks to no compositor, or is about to.
@MainActor
private final class QuietText {
  private let place: WeakWidget
  private var connections: [SignalConnection] = []
  private var source: MainLoopSource?
  private(set) var isComposing: Bool
  /// Called when the input context can be exchanged.
  var onComposed: (() -> Void)?

  init(_ text: Widget, isComposing: Bool) {
    place = WeakWidget(text)
    self.isComposing = isComposing
    let preedit = text.connectPointer("preedit-changed") { [weak self] in
      let text = $0.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
      self?.isComposing = !text.isEmpty
      self?.settleSoon()
    }
    connections = [preedit, text.onFocusOut { [weak self] in self?.settleSoon() }]
  }

  isolated deinit {
    source?.cancel()
    for connection in connections { connection.disconnect() }
  }

  var widget: Widget? { place.widget }

  /// Whether the unconnected context is in use.
  var isQuiet = false {
    didSet {
      guard isQuiet != oldValue, let widget else { return }
      if isQuiet {
        widget.inputModule = InputContextSwap.quietModule
      } else if widget.inputModule == InputContextSwap.quietModule {
        widget.inputModule = nil
      }
    }
  }

  /// Waits for the end of the event: the context that handles it must not go meanwhile.
  func settleSoon() {
    guard source?.isPending != true else { return }
    source = MainLoop.whenIdle { [weak self] in
      guard let self, !isComposing || widget?.isFocus != true else { return }
      onComposed?()
    }
  }
}

extension Widget {
  /// The input context that its host has chosen for it, by GTK's name; nil leaves that to the user.
  package final var inputModule: String? {
    get { holdsText ? cgtk_get_string(raw, "im-module").map(takeString) : nil }
    set {
      guard holdsText else { return }
      InputMethod.exchange { cgtk_set_string(raw, "im-module", newValue) }
    }
  }
}
