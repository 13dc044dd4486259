internal import CGtk

extension ObjectRef {
  /// Calls the handler once, when the object is destroyed or its last reference is dropped.
  ///
  /// The object cannot be used any more by then.
  package final func whenGone(_ handler: @escaping @MainActor () -> Void) {
    g_object_weak_ref(pointer(), callOnce, ClosureBox<VoidBody>.retained(handler))
  }
}

private let callOnce:
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<GObject>?) -> Void = { data, _ in
    nonisolated(unsafe) let data = data
    onMainThread { ClosureBox<VoidBody>.body(at: data)?() }
    releaseBox(data)
  }
