import GtkBridge

/// The bubble that has the focus of a window; there is one at a time.
enum OpenPopover {
  /// Whether there is one, and keys are for it.
  private(set) static var isOpen = false

  /// Shows something in a bubble, and gives the focus back when that is closed.
  ///
  /// - Parameters:
  ///   - widget: What the bubble belongs to and returns the focus to.
  ///   - make: Makes the content; it is told how to close the bubble.
  static func show(over widget: Widget, _ make: (_ close: @escaping () -> Void) -> Widget) {
    guard !isOpen else { return }
    let popover = Popover(forTheFocusOver: widget)
    let content = make { popover.popDown() }
    content.setMargins(top: 8, bottom: 8, start: 8, end: 8)
    popover.add(content)
    popover.onClose {
      isOpen = false
      widget.grabFocusWithoutSelecting()
      // GTK is not done with it yet.
      MainLoop.whenIdle { popover.destroy() }
    }
    // A row may be given up while its bubble is open.
    popover.connect("destroy") { isOpen = false }
    isOpen = true
    content.showAll()
    popover.popUp()
    content.grabFocus()
  }
}
