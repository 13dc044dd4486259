import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON

/// One visitor of a kiosk with a form of their own, which is gone with them.
final class Visit {
  let form: FormWindow
  /// Called with the answers when all of them are right.
  var onFinish: ((JSONValue) -> Void)?
  /// Called when the visitor gives up, or has left.
  var onLeave: (() -> Void)?

  private var clock: KioskClock
  private var watch: InputWatch?
  private var timer: MainLoopSource?
  private var notice: Notice?

  /// How often the clock is looked at, in milliseconds.
  private static let tick = 500

  /// Begins with the form as it is at first.
  init(_ answers: FormAnswers, title: String, options: FillOptions, clock: KioskClock) {
    self.clock = clock
    form = FormWindow(
      answers,
      title: title,
      size: (options.width, options.height),
      layout: options.keyboardLayout,
      buttons: []
    )
    form.replaceTitleBar(title) { [weak self] in self?.form.requestCancel() }
    form.onFinish = { [weak self] in self?.onFinish?($0) }
    form.onCancel = { [weak self] in self?.leave() }
    watch = InputWatch { [weak self] in self?.noteInput() }
    wait()
  }

  /// Something was done, be it by a screen reader without any key.
  func noteInput() {
    clock.noteInput(at: MainLoop.milliseconds)
    guard let notice else { return }
    self.notice = nil
    // It may be what is pressed just now.
    MainLoop.whenIdle { notice.destroy() }
  }

  /// Whether the visitor is asked if they are still there.
  var isWarning: Bool { notice != nil }

  /// Ends it; nothing of it is left.
  func end() {
    timer?.cancel()
    watch = nil
    notice?.destroy()
    form.keyboard.stop()
    Clipboards.forget()
    form.window.destroy()
  }

  private func wait() {
    timer = MainLoop.after(milliseconds: Self.tick) { [weak self] in
      guard let self else { return }
      wait()
      look()
    }
  }

  private func look() {
    switch clock.state(at: MainLoop.milliseconds) {
    case .untouched, .busy: break
    case .closing(let seconds): if form.answers.isTouched { warn(seconds) }
    case .over: leave()
    }
  }

  private func leave() {
    timer?.cancel()
    onLeave?()
  }

  private func warn(_ seconds: Int) {
    let detail = trn(
      "What you have entered will be thrown away in {count} second.",
      "What you have entered will be thrown away in {count} seconds.",
      count: seconds,
      ["count": String(seconds)]
    )
    if let notice { return notice.setDetail(detail) }
    notice = Notice(
      over: form.window,
      message: tr("Are you still there?"),
      detail: detail,
      button: tr("_Go On")
    ) { [weak self] in
      self?.notice = nil
      self?.noteInput()
    }
  }
}
