import GtkBridge

/// The margin below what a window of somebody else's holds, which makes room for the dock.
final class GuestMargin {
  private let weakContent: WeakWidget
  /// The margin that the content had before, and the one it has been given.
  private var margin: (usual: Int, own: Int)?
  /// Whether the window is going to be laid out anew; it is not known yet what there is room for.
  private(set) var isLayoutDue = false

  init(below content: Widget) { weakContent = WeakWidget(content) }

  /// The content of the window, or nil once it is gone.
  var content: Widget? { weakContent.widget }

  /// The height that the dock has, in pixels.
  var height: Int { margin?.own ?? 0 }

  /// The margin that the content has of its own, while it has one for the dock as well.
  var usual: Int { margin?.usual ?? 0 }

  /// Makes room for the dock.
  func take(_ height: Int, below content: Widget) {
    guard margin?.own != height else { return }
    let usual = margin?.usual ?? content.bottomMargin
    margin = (usual, height)
    content.bottomMargin = usual + height
    isLayoutDue = true
  }

  /// Gives the content its room back.
  func release() {
    guard let margin else { return }
    self.margin = nil
    // The program may have set another one since.
    guard let content, content.bottomMargin == margin.usual + margin.own else { return }
    content.bottomMargin = margin.usual
    isLayoutDue = true
  }

  func wasLaidOut() { isLayoutDue = false }

  /// Whether the content gets another height, so that there will be another layout.
  func contentChanges(to height: Int) -> Bool {
    guard height != content?.allocatedSize.height else { return false }
    isLayoutDue = true
    return true
  }
}
