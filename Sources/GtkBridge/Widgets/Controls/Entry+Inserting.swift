internal import CGtk

private typealias InsertBody = @MainActor (_ text: String, _ position: Int) -> Bool

private let insertTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?,
    UnsafeMutableRawPointer?
  ) -> Void = { entry, bytes, length, position, data in
    nonisolated(unsafe) let (entry, bytes, position, data) = (entry, bytes, position, data)
    onMainThread {
      guard let entry, let bytes, let position, let body = ClosureBox<InsertBody>.body(at: data)
      else { return }
      let count = length < 0 ? strlen(bytes) : Int(length)
      let text = UnsafeRawBufferPointer(start: bytes, count: count)
      if body(String(decoding: text, as: UTF8.self), Int(position.pointee)) {
        g_signal_stop_emission_by_name(entry, "insert-text")
      }
    }
  }

extension Entry {
  /// Calls the handler before text comes in, typed, pasted or set, while none of it is cut yet.
  ///
  /// - Parameter handler: Takes the text, and the place in characters where it comes in; returns
  ///   whether it has dealt with it, so that the entry stays as it is.
  package func onInsert(_ handler: @escaping @MainActor (_ text: String, _ position: Int) -> Bool) {
    connectRaw(
      "insert-text",
      unsafeBitCast(insertTrampoline, to: GCallback.self),
      ClosureBox<InsertBody>.retained(handler),
      false
    )
  }
}
