import GtkBridge

/// The page between two visitors: it thanks the one, and leads to an empty form for the next.
final class ThanksPage {
  let window = Window()
  private let countdown = Label()
  private let button = Button(mnemonicLabel: tr("_New Form"))
  private var secondsLeft: Int
  private var timer: MainLoopSource?
  private let onEnd: () -> Void

  /// How long it is shown, in seconds.
  private static let duration = 15

  /// Makes the page; ``present(fillsScreen:)`` shows it.
  ///
  /// - Parameters:
  ///   - duration: How long it is shown, in seconds; nil for the usual time.
  ///   - onEnd: Called once, when the button is pressed or the time is over.
  init(duration: Int? = nil, onEnd: @escaping () -> Void) {
    (secondsLeft, self.onEnd) = (duration ?? Self.duration, onEnd)
    window.title = tr("Thank you")
    let heading = Label(tr("Thank you"))
    heading.addStyleClass("nextfield-thanks")
    let text = Label(tr("Your answers have been received."))
    button.accessibleDescription = "\(heading.text). \(text.text)"
    button.addStyleClass("suggested-action")
    button.addStyleClass("nextfield-bar-button")
    button.onClick { [weak self] in self?.end() }
    countdown.addStyleClass("nextfield-help")
    let box = Box(isVertical: true, spacing: 18)
    for widget in [heading, text, button, countdown] as [Widget] {
      widget.alignToCenter()
      box.add(widget)
    }
    box.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    box.setExpands(horizontally: true, vertically: true)
    box.alignToCenter(isVertical: true)
    window.add(box)
    window.onCloseRequest { [weak self] in
      self?.end()
      return true
    }
    show()
  }

  /// Shows it with the focus on its button.
  func present(fillsScreen: Bool) {
    if fillsScreen {
      window.removeDecorations()
      window.fillScreen()
    }
    window.showAll()
    button.grabFocus()
    window.present()
    wait()
  }

  private func wait() {
    timer = MainLoop.after(milliseconds: 1000) { [weak self] in
      guard let self else { return }
      secondsLeft -= 1
      guard secondsLeft > 0 else { return end() }
      show()
      wait()
    }
  }

  private func show() { countdown.text = Self.countdown(secondsLeft) }

  /// Tells when the next form comes.
  static func countdown(_ seconds: Int) -> String {
    trn(
      "A new form opens in {count} second.",
      "A new form opens in {count} seconds.",
      count: seconds,
      ["count": String(seconds)]
    )
  }

  private func end() {
    guard timer != nil else { return }
    timer?.cancel()
    timer = nil
    onEnd()
  }
}
