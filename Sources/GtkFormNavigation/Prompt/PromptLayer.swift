import GtkBridge

/// The place of a prompt in its window: a bar at the lower edge, and a layer that dims the rest.
final class PromptLayer {
  /// The look of what the theme does not know.
  private static let style: Void = Toolkit.addStyle(
    """
    .nextfield-backdrop { background-color: alpha(black, 0.2); }
    .nextfield-prompt {
      background-color: @theme_bg_color; border-top: 1px solid @borders;
    }
    .nextfield-suggestion { padding: 0 8px; border-radius: 4px; font-weight: normal; }
    .nextfield-suggestion-chosen {
      background-image: none; box-shadow: none;
      background-color: @theme_selected_bg_color; color: @theme_selected_fg_color;
    }
    """
  )

  /// All of it; a press on what is dimmed is one on this.
  let widget = EventBox()
  /// The content of the bar, and room for a keyboard below that.
  let foot = Box(isVertical: true)
  private let overlay: Overlay
  private let fade = Revealer(.crossFade, milliseconds: 200)
  private var isModal = false

  /// - Parameters:
  ///   - window: The window that it is to lie over.
  ///   - label: The name of the dialog, as a screen reader says it.
  ///   - column: What is in the bar.
  init(over window: Window, named label: String, showing column: Box) {
    Self.style
    overlay = Overlay(coveringContentOf: window)
    let bar = EventBox()
    bar.addStyleClass("nextfield-prompt")
    // A press on the bar itself is not one on what is dimmed.
    bar.onPress {}
    foot.add(column)
    bar.add(foot)
    let page = Box(isVertical: true)
    page.addAtEnd(bar)
    widget.add(page)
    widget.addStyleClass("nextfield-backdrop")
    widget.becomeDialog(named: label)
    widget.setExpands(horizontally: true, vertically: true)
    fade.add(widget)
  }

  /// Whether it lies in a window.
  var isPlaced: Bool { fade.parent != nil }

  /// Puts it into the window, where nothing is seen of it before ``fadeIn()``.
  func place() {
    overlay.addOnTop(fade)
    fade.showAll()
  }

  func fadeIn() { fade.revealsChild = true }

  /// Takes it away.
  func remove() {
    fade.isVisible = false
    // The key that closes a prompt may still be on its way through its widgets.
    MainLoop.whenIdle { [fade] in fade.destroy() }
  }

  /// Calls the handler when the window gives it another size.
  func onResize(_ handler: @escaping @MainActor () -> Void) -> LayoutWatch {
    LayoutWatch(of: overlay, handler)
  }

  /// Keeps the rest of the program from the keys and presses, or lets it have them again.
  func setModal(_ isWanted: Bool) {
    guard isModal != isWanted else { return }
    isModal = isWanted
    isWanted ? widget.beginModality() : widget.endModality()
  }
}
