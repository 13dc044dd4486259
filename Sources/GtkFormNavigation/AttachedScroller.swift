import FormNavigation
import GtkBridge

/// A scrolled window inside the form.
final class AttachedScroller {
  let id: ScrollerID
  let scrolledWindow: ScrolledWindow
  let content: Widget
  /// The one around it, nil where that is the form's own.
  let outer: AttachedScroller?

  init(id: ScrollerID, scrolledWindow: ScrolledWindow, content: Widget, outer: AttachedScroller?) {
    self.id = id
    self.scrolledWindow = scrolledWindow
    self.content = content
    self.outer = outer
  }
}
