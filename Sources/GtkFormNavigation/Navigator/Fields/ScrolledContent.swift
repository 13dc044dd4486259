import GtkBridge

/// The widget that a scrolled window scrolls, without the viewport that moves it.
final class ScrolledContent {
  private(set) var widget: Widget?
  /// Whether GTK begins to show it at its right edge.
  private(set) var isRightToLeft = false
  /// Whether no viewport moves it, so that places in it are known only as they appear.
  private(set) var scrollsItself = false
  /// Whether it is one control that scrolls itself to its caret.
  private(set) var isControl = false
  private var connection: SignalConnection?

  /// Looks up what is scrolled now.
  ///
  /// - Parameters:
  ///   - scrolledWindow: The scrolled window.
  ///   - onLayout: Called when it has been given its place.
  func update(
    from scrolledWindow: ScrolledWindow,
    onLayout: @escaping @MainActor () -> Void
  ) {
    scrolledWindow.children.first?.disableFocusScrolling()
    scrollsItself = scrolledWindow.hasScrollingContent
    isControl = ScrollArea.isControl(in: scrolledWindow)
    isRightToLeft = (scrolledWindow.children.first ?? scrolledWindow).isRightToLeft
    let found = scrolledWindow.content
    guard found?.identity != widget?.identity else { return }
    forget()
    widget = found
    connection = found?.onLayout(onLayout)
  }

  func forget() {
    connection?.disconnect()
    (widget, connection) = (nil, nil)
  }
}
