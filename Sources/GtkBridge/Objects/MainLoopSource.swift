internal import CGtk

/// Something the main loop will do once, unless it is cancelled before.
@MainActor
package final class MainLoopSource {
  private var id: guint = 0

  init(_ body: @escaping @MainActor () -> Void, add: (UnsafeMutableRawPointer) -> guint) {
    let box = ClosureBox<VoidBody>.retained { [weak self] in
      self?.id = 0
      body()
    }
    id = add(box)
  }

  /// Whether it is still to come.
  package var isPending: Bool { id != 0 }

  /// Makes it never happen.
  package func cancel() {
    guard id != 0 else { return }
    // If the loop runs on another thread it is gone without having happened.
    if g_main_context_find_source_by_id(nil, id) != nil { g_source_remove(id) }
    id = 0
  }
}
