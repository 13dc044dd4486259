public import GtkBridge

/// Asks for one text in a bar at the lower edge of a window, above the keyboard.
///
/// The rest of the window is dimmed and cannot be used meanwhile. Return completes; Escape, or a
/// press on what is dimmed, gives up. In the end the focus is where it was.
public final class FieldPrompt {
  let window: Window
  let layer: PromptLayer
  private let entry = Entry()
  private let accepts: (String) -> Bool
  private let completion: (String) -> Void
  var focusBefore: Widget?
  private let suggestions: Suggestions?
  let list: SuggestionList
  private var keyboard: KeyboardController?
  private(set) var isOpen = true
  private var isPlaced = false
  private var isPropagating = false
  private var entryWatch: LayoutWatch?
  private var sizeWatch: LayoutWatch?

  /// Asks.
  ///
  /// - Parameters:
  ///   - window: The window to ask over.
  ///   - label: What is asked for; a screen reader says it, too.
  ///   - accepts: Whether a text is good enough to complete; if nothing is said, any that is not
  ///     empty.
  ///   - suggestions: What is offered above the text while somebody types.
  ///   - keyboard: The window's on-screen keyboard, which the prompt borrows.
  ///   - configure: Sets the text, the placeholder and the purpose of the entry.
  ///   - completion: Is told the text, once the prompt is gone; not called if the user gives up.
  /// - Returns: The prompt, which nobody has to keep.
  @discardableResult
  public static func ask(
    over window: Window,
    label: String,
    accepts: @escaping (String) -> Bool = { !$0.isEmpty },
    suggestions: Suggestions? = nil,
    keyboard: KeyboardController? = nil,
    configure: (Entry) -> Void = { _ in },
    completion: @escaping (String) -> Void
  ) -> FieldPrompt {
    let prompt = FieldPrompt(
      over: window,
      label: label,
      accepts: accepts,
      suggestions: suggestions,
      completion: completion
    )
    prompt.keyboard = keyboard
    configure(prompt.entry)
    prompt.open()
    return prompt
  }

  private init(
    over window: Window,
    label: String,
    accepts: @escaping (String) -> Bool,
    suggestions: Suggestions?,
    completion: @escaping (String) -> Void
  ) {
    self.window = window
    self.accepts = accepts
    self.suggestions = suggestions
    list = SuggestionList(named: label)
    self.completion = completion
    focusBefore = window.focusWidget
    layer = PromptLayer(over: window, named: label, showing: Self.column(label, entry, list))
    // The widgets keep the prompt alive until they are destroyed.
    entry.connect("activate") { [self] in complete() }
    entry.connect("changed") { [self] in textChanged() }
    list.onChoice = { [weak self] in self?.choose($0) }
    layer.widget.onPress { [self] in close() }
    layer.widget.onModalKeyPress { [self] press in handle(press) }
    // A prompt that is not seen must not keep the rest of the program from its keys.
    layer.widget.connect("map", after: true) { [self] in
      setModal(true)
      takeFocusOnceItIsPlaced()
    }
    layer.widget.connect("unmap") { [self] in setModal(false) }
    layer.widget.onWindowChange { [self] in windowChanged() }
  }

  private func setModal(_ isWanted: Bool) {
    if isOpen || !isWanted { layer.setModal(isWanted) }
  }

  /// The host may put something else into the window meanwhile: then there is no asking any more.
  private func windowChanged() {
    guard isOpen, layer.widget.window?.identity != window.identity, layer.isPlaced else { return }
    close()
  }

  private static func column(_ label: String, _ entry: Entry, _ list: SuggestionList) -> Box {
    let column = Box(isVertical: true, spacing: 6)
    column.setMargins(top: 8, bottom: 8, start: 8, end: 8)
    let title = Label()
    title.setText(withMnemonic: label, for: entry)
    column.add(title)
    column.add(list.widget)
    entry.setMinimumSize(height: 44)
    entry.accessibleName = label
    column.add(entry)
    return column
  }

  private func open() {
    // Not before it has its place, so that nothing flies in from a corner.
    entryWatch = LayoutWatch(of: entry) { [weak self] in
      self?.isPlaced = true
      self?.takeFocusOnceItIsPlaced()
    }
    keyboard?.lend(to: layer.foot)
    Self.noteOpen(self)
    layer.place()
    limitList()
    textChanged()
    sizeWatch = layer.onResize { [weak self] in self?.limitList() }
    layer.fadeIn()
    // Keys that are typed ahead are for the prompt; a window that is yet to be shown has none.
    if window.isDrawable { setModal(true) }
  }

  /// The text has changed.
  private func textChanged() {
    guard isOpen else { return }
    entry.removeStyleClass("error")
    guard let suggestions else { return }
    if list.chosen != nil { entry.announceFocus() }
    list.show(suggestions.matches(entry.text))
  }

  /// The room of the window above the rest of the prompt belongs to the list.
  private func limitList() {
    guard isOpen, suggestions != nil else { return }
    let size = window.size
    let others =
      layer.foot.naturalHeight(forWidth: size.width) - list.naturalHeight(forWidth: size.width)
    list.setGreatestHeight(size.height - others - Self.leastShown)
  }

  /// The least height of the form that is to be seen, in pixels.
  private static let leastShown = 24

  /// A window that is being shown lays its content out before there is anything on the screen.
  private func takeFocusOnceItIsPlaced() {
    if isPlaced, entryWatch != nil, window.isRealized { takeFocus() }
  }

  private func takeFocus() {
    entryWatch?.end()
    entryWatch = nil
    entry.realize()
    entry.grabFocusWithoutSelecting()
    entry.moveCaretToEnd()
  }

  private func handle(_ press: KeyPress) -> Bool {
    // A key that the entry has no use for comes up to the layer once more.
    guard !isPropagating else { return false }
    if !entry.isFocus { takeFocus() }
    if keyboard?.handle(press) ?? false { return true }
    switch (press.key, press.modifiers) {
    case (.escape, _): close()
    // There is nowhere else to go.
    case (.tab, _), (.leftTab, _): break
    case (.down, []), (.keypadDown, []): move(by: 1, press)
    case (.up, []), (.keypadUp, []): move(by: -1, press)
    default: propagate(press)
    }
    return true
  }

  private func move(by step: Int, _ press: KeyPress) {
    // An input method has a list of its own at times.
    guard !entry.offerToInputMethod(press) else { return }
    guard list.move(by: step) else { return propagate(press) }
    if list.chosen == nil { entry.announceFocus() }
  }

  private func choose(_ item: Suggestions.Item) {
    end { self.suggestions?.choose(item) }
  }

  private func propagate(_ press: KeyPress) {
    isPropagating = true
    defer { isPropagating = false }
    _ = window.propagate(press)
  }

  private func complete() {
    let text = entry.text
    guard isOpen else { return }
    if let chosen = list.chosen { return choose(chosen) }
    guard accepts(text) else {
      entry.addStyleClass("error")
      return
    }
    end { self.completion(text) }
  }

  /// Gives up: closes the prompt without completing.
  public func close() { end {} }

  /// Closes the prompt; a screen reader hears of where the focus was only if what is done does not
  /// move it on from here.
  private func end(by act: () -> Void) {
    guard isOpen else { return }
    isOpen = false
    sizeWatch?.end()
    setModal(false)
    keyboard?.takeBack(from: layer.foot)
    act()
    if window.focusWidget?.isSame(orInside: layer.widget) ?? true { giveFocusBack() }
    layer.remove()
  }
}
