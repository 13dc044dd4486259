import GtkBridge
import KeyboardLayout

/// The text that the keyboard types into, and the handlers on it.
struct FollowedField {
  var widget: WeakWidget?
  var connections: [SignalConnection] = []
}

extension OnScreenKeyboard {
  /// Follows the focus in the window while it is shown, and lets go of it while it is not.
  func followWindow() {
    for connection in windowConnections { connection.disconnect() }
    (windowConnections, layoutWatch) = ([], nil)
    guard isShown, let window else {
      follow(nil)
      completions.restore()
      return contexts.restore()
    }
    windowConnections = [window.onFocusChange { [weak self] in self?.focusChanged() }]
    layoutWatch = LayoutWatch(of: window) { [weak self] in self?.windowWasLaidOut() }
    focusChanged()
  }

  /// The text that has the focus.
  var focusedText: Widget? {
    window?.focusWidget.flatMap { $0.holdsText ? $0 : nil }
  }

  private func focusChanged() {
    let text = focusedText
    contexts.quiet(text)
    guard text?.identity != field.widget?.widget?.identity else { return update() }
    parts?.alternates.close()
    completions.quiet(text)
    follow(text)
    fieldChanged()
  }

  private func follow(_ text: Widget?) {
    for connection in field.connections { connection.disconnect() }
    field = FollowedField()
    guard let text else { return }
    field.widget = WeakWidget(text)
    field.connections =
      text.onChange { [weak self] in self?.textChanged() }
      + text.onInputFormChange { [weak self] in self?.formMayHaveChanged() }
      + [text.onCaretMove { [weak self] in self?.textChanged() }].compactMap { $0 }
  }

  /// A hint that means nothing to the keyboard must not lead back to its letters.
  private func formMayHaveChanged() {
    guard let text = field.widget?.widget, let state,
      purpose(of: text) != state.purpose || KeyboardHints(text) != state.hints
    else { return }
    fieldChanged()
  }

  /// Another field has the focus, or it wants other text now.
  func fieldChanged() {
    guard isShown, state != nil else { return }
    let text = field.widget?.widget
    state?.fieldChanged(
      purpose: text.map { purpose(of: $0) } ?? .text,
      hints: text.map { KeyboardHints($0) } ?? [],
      textBeforeCaret: text?.textBeforeCaret() ?? ""
    )
    updateCompletions()
    update()
  }

  /// The text or the caret is another.
  func textChanged() {
    guard isShown, !isSending, state != nil else { return }
    state?.textChanged(before: field.widget?.widget?.textBeforeCaret() ?? "")
    updateCompletions()
    update()
  }

  private func windowWasLaidOut() {
    guard isShown, let parts, metrics != parts.shownMetrics else { return }
    update()
  }

  private var metrics: KeyboardMetrics { KeyboardMetrics(windowHeight: window?.size.height ?? 640) }

  /// Shows what the keys are by now.
  func update() {
    // The outcome of a key is shown once, when it has done all that it does.
    guard isShown, !isSending, let parts, let state else { return }
    let metrics = self.metrics
    let returnLook = ReturnLook(in: field.widget?.widget, of: form)
    let layouts = (now: state.layout.title, next: state.nextLayout?.title)
    let shown = ShownPanel(
      panel: state.panel,
      returnLook: returnLook,
      layout: layouts.now,
      nextLayout: layouts.next
    )
    guard shown != parts.shown || metrics != parts.shownMetrics else { return }
    (parts.shown, parts.shownMetrics) = (shown, metrics)
    let isMoved = parts.grid.show(shown.panel, metrics: metrics) {
      KeyLook($0, returnKey: returnLook, layouts: layouts)
    }
    parts.surface.raise()
    guard isMoved else { return }
    parts.cursor.keysHaveMoved()
    // The finger is over another key now than the one it has pressed.
    for key in held.values { drop(key) }
    parts.alternates.close()
  }

  private func purpose(of text: Widget) -> KeyboardPurpose {
    if let purpose = form.keyboardPurpose(of: text) { return purpose }
    if let form = text.numberForm {
      var signs: NumberSigns = []
      if form.hasSign { signs.insert(.minus) }
      if form.hasFraction { signs.insert(.decimal) }
      return .number(signs)
    }
    return switch text.inputPurpose {
    case .digits: .number([])
    case .number: .number([.minus, .decimal])
    case .phone: .phone
    case .url: .url
    case .email: .email
    case .password: .password
    case .pin: .pin
    case .terminal: .terminal
    case .freeForm, .name, .alpha, nil: text.isSearchEntry ? .search : .text
    }
  }
}

/// All that what is on the keys depends on.
struct ShownPanel: Hashable {
  var panel: KeyboardPanel
  var returnLook: ReturnLook
  var layout: String
  var nextLayout: String?
}

extension KeyboardHints {
  /// The traits of a text.
  @MainActor init(_ text: Widget) {
    self = []
    let hints = text.inputHints
    if hints.contains(.lowercase) { insert(.lowercase) }
    if hints.contains(.uppercaseLetters) { insert(.uppercaseCharacters) }
    if hints.contains(.uppercaseWords) || text.inputPurpose == .name { insert(.uppercaseWords) }
    if hints.contains(.uppercaseSentences) { insert(.uppercaseSentences) }
  }
}
