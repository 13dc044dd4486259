import FormModel
import FormNavigation
import GtkBridge
import GtkFormNavigation
import OrderedJSON

/// Fills one form after the other, each by another visitor.
///
/// There is no way out for a visitor: only a signal ends it, or the keys that an administrator has
/// set. A visitor who comes next sees nothing of the one before: each has a window and answers of
/// their own, and there are no drafts.
final class KioskCommand {
  private let options: FillOptions
  private let patience: Int
  /// Keeps all answers; each visitor has one of their own after it.
  private var database: Collector?
  private var collector: Collector?
  private var blank: FormAnswers?
  private var visit: Visit?
  private var page: ThanksPage?
  private var unsaved = UnsavedAnswers()
  private var retry: MainLoopSource?
  private var settings: Settings?
  private let style = DesktopStyle()
  private var status = ExitStatus.done

  /// How long until answers that could not be kept are tried again, in milliseconds.
  private static let pause = 15_000

  init(_ options: FillOptions, _ kiosk: KioskOptions) {
    (self.options, patience) = (options, kiosk.patience)
  }

  /// Runs until a signal or the administrator's keys end it.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    do {
      database = try options.openCollector()
      guard let path = options.form else { return ExitStatus.unusable }
      blank = try options.readAnswers(for: path)
      guard Toolkit.start(applicationID: FillCommand.applicationID, name: "Nextfield") else {
        complain(tr("nextfield: there is no display to show the form on"))
        return ExitStatus.unusable
      }
    } catch {
      Complaint.tell(error.line, title: tr("The form could not be opened"))
      return ExitStatus.unusable
    }
    Outside.isReachable = false
    Toolkit.addStyle(styleSheet + kioskStyleSheet)
    style.followIfWanted()
    settings = Settings(schema: FillCommand.applicationID)
    MainLoop.onTerminationSignal { [self] signal in end(with: ExitStatus.signal(signal)) }
    begin()
    database?.beginDelivery()
    style.watch()
    MainLoop.run()
    if let keep = visit?.unsaved { unsaved.add(keep) }
    if let reason = unsaved.retry() { complainOfLoss(reason) }
    visit?.end()
    page?.window.destroy()
    return status
  }

  private func end(with status: Int32) {
    self.status = status
    MainLoop.quit()
  }

  /// Shows an empty form.
  private func begin() {
    guard let blank else { return }
    let (old, oldPage) = (visit, page)
    page = nil
    collector = database.map(Collector.init(after:))
    let title = options.title ?? blank.form.title.map(ShownText.title) ?? options.fileName
    let visit = Visit(
      blank,
      title: title,
      options: options,
      clock: KioskClock(patience: patience)
    )
    self.visit = visit
    visit.onFinish = { [weak self] in self?.keep($0) }
    // The window is in the middle of something, such as a key press, that has to end first.
    visit.onLeave = { [weak self, weak visit] in
      if let keep = visit?.unsaved { self?.hold(keep) }
      MainLoop.whenIdle { self?.begin() }
    }
    visit.form.keyboard.mode =
      options.keyboard
      ?? settings?.string("keyboard").flatMap(KeyboardPolicy.Mode.init(rawValue:)) ?? .automatic
    endOnKeys(in: visit.form.window)
    visit.form.window.fillScreen()
    visit.form.present()
    old?.end()
    oldPage?.window.destroy()
  }

  private func endOnKeys(in window: Window) {
    guard let keys = settings?.string("kiosk-exit-keys").flatMap(Accelerator.init) else { return }
    window.onFirstKeyPress { [weak self] press in
      guard keys.matches(press) else { return false }
      self?.end(with: ExitStatus.done)
      return true
    }
  }

  /// Keeps the answers, and thanks only if they are safe.
  private func keep(_ answers: JSONValue) {
    guard let visit else { return }
    let keep = makeKeep(answers, of: visit.form)
    unsaved.retry()
    do throws(FileAccess.Failure) {
      try keep()
    } catch {
      complain("nextfield: \(target): \(error.reason)")
      visit.unsaved = keep
      Notice(
        over: visit.form.window,
        message: tr("The answers could not be saved"),
        detail: tr("Nothing is lost: press Done again later, or ask for help.")
      )
      return
    }
    visit.finish()
    MainLoop.whenIdle { [weak self] in self?.thank() }
  }

  private func makeKeep(_ answers: JSONValue, of form: FormWindow) -> UnsavedAnswers.Keep {
    let (all, title) = (form.answers, form.window.title)
    if let collector {
      let finished = LocalTime.timestamp
      return { () throws(FileAccess.Failure) in
        try collector.keep(answers, of: all.form, title: title, finished: finished)
      }
    }
    let text = (options.format ?? .json).text(of: answers, in: all)
    return { () throws(FileAccess.Failure) in try StandardStream.output.write(text) }
  }

  private var target: String { database?.place.path ?? tr("standard output") }

  /// Keeps answers later whose visitor has left.
  private func hold(_ keep: @escaping UnsavedAnswers.Keep) {
    unsaved.add(keep)
    retryLater()
  }

  private func retryLater() {
    guard retry?.isPending != true else { return }
    retry = MainLoop.after(milliseconds: Self.pause) { [weak self] in
      guard let self else { return }
      unsaved.retry()
      if !unsaved.isEmpty { retryLater() }
    }
  }

  private func complainOfLoss(_ reason: String) {
    complain("nextfield: \(target): \(tr("finished answers are lost")): \(reason)")
  }

  private func thank() {
    let old = visit
    visit = nil
    let page = ThanksPage { [weak self] in MainLoop.whenIdle { self?.begin() } }
    self.page = page
    endOnKeys(in: page.window)
    page.present(fillsScreen: true)
    old?.end()
  }
}
