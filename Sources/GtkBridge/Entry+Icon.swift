internal import CGtk

private let iconTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer?, guint, UnsafeMutablePointer<GdkEvent>?, UnsafeMutableRawPointer?
  ) -> Void = { _, _, _, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { ClosureBox<VoidBody>.body(at: data)?() }
  }

extension Entry {
  /// Calls the handler when the icon at the trailing end is pressed.
  public func onIconPress(_ handler: @escaping @MainActor () -> Void) {
    g_signal_connect_data(
      raw,
      "icon-press",
      unsafeBitCast(iconTrampoline, to: GCallback.self),
      ClosureBox<VoidBody>.retained(handler),
      releaseBoxOfClosure,
      GConnectFlags(rawValue: 0)
    )
  }
}
