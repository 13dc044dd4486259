import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON

/// One visitor of a kiosk with a form of their own, which is gone with them.
final class Visit {
  let form: FormWindow
  /// Called with the answers when all of them are right.
  var onFinish: ((JSONValue) -> Void)?
  /// Called once, when the visitor gives up, or has left.
  var onLeave: (() -> Void)?
  /// Keeps the answers with which the visitor pressed Done, if that has failed so far.
  var unsaved: UnsavedAnswers.Keep?
  /// Whether all is done, and what is still pressed does not count.
  private(set) var isOver = false

  private var clock: KioskClock
  private var watch: InputWatch?
  private var timer: MainLoopSource?
  private var notice: Notice?
  /// The state of the window when the clock was looked at last.
  private var lastSight: Sight?

  /// A part of the window that changes if somebody is there, also if no key or finger of theirs
  /// comes by: an input method of the desktop or a screen reader may act in their place.
  private struct Sight: Equatable {
    let focus: ObjectIdentity?
    let edition: Int
  }

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
    form.onFinish = { [weak self] in
      // Done may be pressed twice before the next page is there.
      guard let self, !isOver else { return }
      onFinish?($0)
    }
    form.onCancel = { [weak self] in
      // They do not want to hand anything over any more.
      self?.unsaved = nil
      self?.leave()
    }
    watch = InputWatch { [weak self] in self?.noteInput() }
    wait()
  }

  /// The answers are safe, so that nothing that is still done here counts.
  func finish() {
    isOver = true
    unsaved = nil
    timer?.cancel()
  }

  /// Something was done.
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
    noteChanges()
    switch clock.state(at: MainLoop.milliseconds) {
    case .untouched, .busy: break
    case .closing(let seconds): if form.answers.isTouched { warn(seconds) }
    case .over: leave()
    }
  }

  private func noteChanges() {
    let sight = Sight(focus: form.window.focusWidget?.identity, edition: form.live.edition)
    defer { lastSight = sight }
    if let lastSight, lastSight != sight { noteInput() }
  }

  private func leave() {
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    onLeave?()
  }

  private func warn(_ seconds: Int) {
    let detail = unsaved == nil ? Self.warning(seconds) : ThanksPage.countdown(seconds)
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

  private static func warning(_ seconds: Int) -> String {
    trn(
      "What you have entered will be thrown away in {count} second.",
      "What you have entered will be thrown away in {count} seconds.",
      count: seconds,
      ["count": String(seconds)]
    )
  }
}
