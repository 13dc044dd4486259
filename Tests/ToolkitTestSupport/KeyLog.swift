internal import CGtk
package import GtkBridge

/// Records which keys a widget hears of, as a program does that handles a signal for keys itself.
@MainActor
package final class KeyLog {
  /// The events heard, in their order.
  package private(set) var heard: [Event] = []

  /// The events of a key.
  package enum Event: Sendable {
    /// The key has gone down.
    case press
    /// The key has come up.
    case release
  }

  /// Begins to listen, for as long as the widget lives.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - signals: The signals that are handled; the handlers leave the event to GTK.
  package init(of widget: Widget, _ signals: [String]) {
    let handler:
      @convention(c) (
        gpointer?, UnsafeMutablePointer<GdkEvent>?, gpointer?
      ) -> gboolean = { _, event, log in
        guard let event, let log else { return 0 }
        let type = event.pointee.type
        let own = Unmanaged<KeyLog>.fromOpaque(log).takeUnretainedValue()
        MainActor.assumeIsolated {
          if type == GDK_KEY_PRESS { own.heard.append(.press) }
          if type == GDK_KEY_RELEASE { own.heard.append(.release) }
        }
        return 0
      }
    widget.withPointer { raw in
      for signal in signals {
        g_signal_connect_data(
          raw,
          signal,
          unsafeBitCast(handler, to: GCallback.self),
          Unmanaged.passRetained(self).toOpaque(),
          { log, _ in log.map { Unmanaged<KeyLog>.fromOpaque($0).release() } },
          GConnectFlags(rawValue: 0)
        )
      }
    }
  }
}
