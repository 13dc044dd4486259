internal import CGtk

/// A container that notices what happens over it and its child.
@MainActor
package final class EventBox: Container {
  /// Creates an empty one.
  package init() {
    super.init(taking: made(gtk_event_box_new()))
  }

  /// Calls the handler when it is pressed and its child has no use for that.
  package func onPress(_ handler: @escaping @MainActor () -> Void) {
    connectEvent("button-press-event") { _ in
      handler()
      return true
    }
  }
}
