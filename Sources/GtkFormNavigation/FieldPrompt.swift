public import GtkBridge

/// Asks for one text in a bar at the lower edge of a window, above the keyboard.
///
/// The rest of the window is dimmed and cannot be used meanwhile. Return completes; Escape, or a press
/// on what is dimmed, gives up. In the end the focus is where it was.
public final class FieldPrompt {
  /// The look of what the theme does not know.
  private static let style: Void = Toolkit.addStyle(
    """
    .nextfield-backdrop { background-color: alpha(black, 0.2); }
    .nextfield-prompt {
      background-color: @theme_bg_color; border-top: 1px solid @borders;
    }
    """
  )

  private let window: Window
  private let overlay: Overlay
  private let layer = EventBox()
  private let fade = Revealer(.crossFade, milliseconds: 200)
  private let entry = Entry()
  private let accepts: (String) -> Bool
  private let completion: (String) -> Void
  private let focusBefore: Widget?
  private var keyboard: KeyboardController?
  /// What stands at the lower edge.
  private let foot = Box(isVertical: true)
  private var isOpen = true
  private var isPropagating = false
  private var layoutConnection: SignalConnection?

  /// Asks.
  ///
  /// - Parameters:
  ///   - window: The window to ask over.
  ///   - label: What is asked for; a screen reader says it, too.
  ///   - accepts: Whether a text is good enough to complete; where nothing is said, any that is not empty.
  ///   - keyboard: The window's on-screen keyboard, which the prompt borrows.
  ///   - configure: Sets the text, the placeholder and the purpose of the entry.
  ///   - completion: Is told the text, once the prompt is gone; not called where the user gives up.
  /// - Returns: The prompt, which nobody has to keep.
  @discardableResult
  public static func ask(
    over window: Window,
    label: String,
    accepts: @escaping (String) -> Bool = { !$0.isEmpty },
    keyboard: KeyboardController? = nil,
    configure: (Entry) -> Void = { _ in },
    completion: @escaping (String) -> Void
  ) -> FieldPrompt {
    let prompt = FieldPrompt(over: window, label: label, accepts: accepts, completion: completion)
    prompt.keyboard = keyboard
    configure(prompt.entry)
    prompt.open()
    return prompt
  }

  private init(
    over window: Window,
    label: String,
    accepts: @escaping (String) -> Bool,
    completion: @escaping (String) -> Void
  ) {
    self.window = window
    self.accepts = accepts
    self.completion = completion
    focusBefore = window.focusWidget
    Self.style
    overlay = Overlay(coveringContentOf: window)
    layOut(label)
    // The widgets keep the prompt alive until they are destroyed.
    entry.connect("activate") { [self] in complete() }
    layer.onPress { [self] in close() }
    layer.onModalKeyPress { [self] press in handle(press) }
  }

  private func layOut(_ label: String) {
    let bar = EventBox()
    bar.addStyleClass("nextfield-prompt")
    // A press on the bar itself is not one on what is dimmed.
    bar.onPress {}
    let column = Box(isVertical: true, spacing: 6)
    column.setMargins(top: 8, bottom: 8, start: 8, end: 8)
    let title = Label()
    title.setText(withMnemonic: label, for: entry)
    column.add(title)
    entry.setMinimumSize(height: 44)
    entry.accessibleName = label
    column.add(entry)
    foot.add(column)
    bar.add(foot)
    let page = Box(isVertical: true)
    page.addAtEnd(bar)
    layer.add(page)
    layer.addStyleClass("nextfield-backdrop")
    layer.becomeDialog(named: label)
    layer.setExpands(horizontally: true, vertically: true)
    fade.add(layer)
  }

  private func open() {
    // Not before it has its place, so that nothing flies in from a corner.
    layoutConnection = entry.onLayout { [weak self] in self?.takeFocus() }
    keyboard?.lend(to: foot)
    overlay.addOnTop(fade)
    fade.showAll()
    fade.revealsChild = true
    layer.beginModality()
  }

  private func takeFocus() {
    layoutConnection?.disconnect()
    layoutConnection = nil
    entry.realize()
    entry.grabFocusWithoutSelecting()
    entry.moveCaretToEnd()
  }

  private func handle(_ press: KeyPress) -> Bool {
    // A key that the entry has no use for comes up to the layer once more.
    guard !isPropagating else { return false }
    if !entry.isFocus { takeFocus() }
    switch (press.key, press.modifiers) {
    case (.escape, _): close()
    // There is nowhere else to go.
    case (.tab, _), (.leftTab, _): break
    default: propagate(press)
    }
    return true
  }

  private func propagate(_ press: KeyPress) {
    isPropagating = true
    defer { isPropagating = false }
    _ = window.propagate(press)
  }

  private func complete() {
    let text = entry.text
    guard isOpen else { return }
    guard accepts(text) else {
      entry.addStyleClass("error")
      return
    }
    close()
    completion(text)
  }

  /// Gives up: closes the prompt without completing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    layer.endModality()
    keyboard?.takeBack()
    focusBefore?.grabFocusWithoutSelecting()
    fade.isVisible = false
    // The key that closes it may still be on its way through its widgets.
    MainLoop.whenIdle { [fade] in fade.destroy() }
  }
}
