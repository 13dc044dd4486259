import FormModel
import FormNavigation
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ScriptForms

/// Fills one form in a window and hands over the answers.
final class FillCommand {
  static let applicationID = "org.nextfield.Nextfield"

  var options: FillOptions
  private var status = ExitStatus.cancelled
  var window: FormWindow?
  private var fileDialog: FileDialog?
  private var recording: Recording?
  var settings: Settings?
  var drafts: DraftKeeper?
  let script: ScriptSession?
  /// The status of an end with all answers in their place.
  private var doneStatus = ExitStatus.done
  private(set) var collector: Collector?
  /// Whether the answers could not be written to the place that the command line names.
  private var isAskedPlaceBroken = false
  private let style = DesktopStyle()

  init(_ options: FillOptions) {
    self.options = options
    script = options.script.map(ScriptSession.init)
  }

  /// Runs until the window is closed.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    do {
      // A file that cannot be read is reported before a display is asked for.
      try checkOutput()
      collector = try options.openCollector()
      if options.form != nil || script != nil { Toolkit.beginLoadingFonts() }
      let answers = try startAnswers()
      if answers != nil { ThemeIcons.hold() }
      guard Toolkit.start(applicationID: Self.applicationID, name: "Nextfield") else {
        complain(tr("nextfield: there is no display to show the form on"))
        return ExitStatus.unusable
      }
      // Before the settings have a thread of their own: one that waits for another has made GTK
      // take a number for none.
      Toolkit.addStyle(styleSheet)
      style.followIfWanted()
      if let answers { show(answers) } else { chooseForm() }
    } catch {
      Complaint.tell(error.line, title: tr("The form could not be opened"))
      return ExitStatus.unusable
    }
    endOnSignals()
    endOnTimeout()
    MainLoop.run()
    drafts?.close()
    recording?.save()
    window?.keyboard.stop()
    window?.window.destroy()
    return status
  }

  /// Refuses a place that cannot be written to before any answer is entered.
  private func checkOutput() throws(Document.Failure) {
    if let output = options.output, output == options.record {
      throw Document.Failure(line: tr("nextfield: --output and --record name the same file"))
    }
    for (option, path) in [("--output", options.output), ("--record", options.record)] {
      guard let path else { continue }
      do throws(FileAccess.Failure) {
        try FileAccess.checkWritable(path)
      } catch {
        throw Document.Failure(line: "nextfield: \(option) \(path): \(error.reason)")
      }
    }
  }

  /// The answers at first; nil if the user is to choose a form.
  private func startAnswers() throws(Document.Failure) -> FormAnswers? {
    guard let script else {
      return try options.form.map { (path) throws(Document.Failure) in
        try options.readAnswers(for: path)
      }
    }
    do {
      let form = try script.makeForm()
      let numbers = NumberFormat(decimalSeparator: Toolkit.decimalSeparator.first ?? ".")
      return FormAnswers(form: form, numberFormat: numbers, matcher: PatternCache())
    } catch {
      throw Document.Failure(line: "nextfield: \(error.message)")
    }
  }

  private func chooseForm() {
    fileDialog = FileDialog(opening: tr("Open a Form")) { [self] path in
      guard let path else { return end(with: ExitStatus.cancelled) }
      options.form = path
      do throws(Document.Failure) {
        show(try options.readAnswers(for: path))
      } catch {
        complain(error.line)
        Notice(over: nil, message: tr("The form could not be opened"), detail: error.line) {
          [self] in end(with: ExitStatus.unusable)
        }
      }
    }
  }

  private func show(_ answers: FormAnswers) {
    let title = options.title ?? answers.form.title.map(ShownText.title) ?? options.fileName
    let window = FormWindow(
      answers,
      title: title,
      size: (options.width, options.height),
      layout: options.keyboardLayout,
      buttons: scriptButtons(),
      picture: script?.form.picture
    )
    window.onFinish = { [self] answers in deliver(answers) }
    window.onCancel = { [self] in
      drafts?.discard()
      end(with: script?.form.statuses.closed ?? ExitStatus.cancelled)
    }
    recording = options.record.map { Recording(of: window.navigator, to: $0) }
    self.window = window
    if let mode = options.keyboard { window.keyboard.mode = mode }
    // Anything that cannot be seen yet can wait until the first paint.
    window.window.afterFirstPaint { [weak self] in
      self?.followSettings()
      self?.beginDraft()
      self?.collector?.beginDelivery()
    }
    window.present()
  }

  private func scriptButtons() -> [FormButton] {
    script?.buttons(
      confirm: { [self] status in
        doneStatus = status
        window?.finish()
      },
      cancel: { [self] status in
        window?.requestCancel { [self] in
          drafts?.discard()
          end(with: status)
        }
      },
      end: { [self] status, text in
        if let text = text ?? window.flatMap({ script?.output(for: $0.answers.json()) }) {
          printForScript(text)
        }
        drafts?.discard()
        end(with: status)
      }
    ) ?? []
  }

  private func printForScript(_ text: String) {
    do throws(FileAccess.Failure) {
      try StandardStream.output.write(text)
    } catch {
      complain("nextfield: \(tr("standard output")): \(error.reason)")
    }
  }

  private func followSettings() {
    ThemeIcons.load()
    style.watch()
    settings = Settings(schema: Self.applicationID)
    // The command line has the last word; without one there, the user's own settings count.
    guard options.keyboard == nil, let settings else { return }
    settings.onChange("keyboard") { [weak self] in self?.applySettings() }
    applySettings()
  }

  private func applySettings() {
    let mode = settings?.string("keyboard").flatMap(KeyboardPolicy.Mode.init(rawValue:))
    window?.keyboard.mode = mode ?? .automatic
  }

  /// Writes the answers; if they cannot be, the window stays, so that nobody loses them.
  private func deliver(_ answers: JSONValue) {
    guard let window else { return }
    let text =
      options.format.map { format in
        let all = format == .shell ? script?.form.completed(answers) ?? answers : answers
        return format.text(of: all, in: window.answers)
      }
      ?? script?.output(for: answers)
      ?? AnswerFormat.json.text(of: answers, in: window.answers)
    if let collector {
      collect(answers, as: text, in: collector)
    } else if let path = options.output {
      save(text, to: path)
    } else if options.choosesFiles {
      chooseOutput(for: text)
    } else {
      attempt(text, target: tr("standard output")) { () throws(FileAccess.Failure) in
        try StandardStream.output.write(text)
      }
    }
  }

  /// Keeps the answers in the database, and writes them where they are wanted besides.
  private func collect(_ answers: JSONValue, as text: String, in collector: Collector) {
    guard let window else { return }
    let (form, title) = (window.answers.form, window.header.title)
    attempt(text, target: collector.place.path) { () throws(FileAccess.Failure) in
      if let output = options.output { try FileAccess.write(text, to: output) }
      // Last, as what is kept once is not changed by another try.
      try collector.keep(answers, of: form, title: title)
    }
  }

  private func chooseOutput(for text: String) {
    guard let window else { return }
    let file = options.fileName
    let name = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    fileDialog = FileDialog(
      saving: tr("Save the Answers"),
      suggestedName: tr("{form}-answers", ["form": name]) + "."
        + (options.format ?? .json).fileExtension,
      over: window.window
    ) { [self] path in
      if let path { save(text, to: path) }
    }
  }

  private func save(_ text: String, to path: String) {
    attempt(text, target: path) { () throws(FileAccess.Failure) in
      try FileAccess.write(text, to: path)
    }
  }

  /// Writes the answers; if that fails, offers another place, so that they are not lost.
  private func attempt(
    _ text: String,
    target: String,
    write: () throws(FileAccess.Failure) -> Void
  ) {
    do throws(FileAccess.Failure) {
      try write()
      finish(savedIn: target)
    } catch {
      // From now on the answers can only be kept in another place than the one that was asked for.
      isAskedPlaceBroken = isAskedPlaceBroken || !options.choosesFiles || options.output != nil
      complain("nextfield: \(target): \(error.reason)")
      guard let window else { return }
      Notice(
        over: window.window,
        message: tr("The answers could not be saved"),
        detail: "\(target): \(error.reason)"
      ) { [self] in chooseOutput(for: text) }
    }
  }

  /// Ends with the status that tells a script whether the answers are where it asked for them.
  private func finish(savedIn place: String) {
    let isAskedPlace =
      place == options.collect?.path
      || options.output.map { FileAccess.isSameFile($0, place) } ?? false
    // The answers are where the user wants them, so nothing is left to go on with.
    drafts?.discard()
    guard isAskedPlaceBroken, !isAskedPlace else { return end(with: doneStatus) }
    complain(tr("nextfield: the answers were saved in {place} instead", ["place": place]))
    end(with: ExitStatus.elsewhere)
  }

  private func end(with status: Int32) {
    self.status = status
    MainLoop.quit()
  }

  private func endOnSignals() {
    MainLoop.onTerminationSignal { [self] signal in end(with: ExitStatus.signal(signal)) }
  }

  private func endOnTimeout() {
    guard let seconds = options.timeoutSeconds else { return }
    MainLoop.after(milliseconds: seconds * 1000) { [self] in
      // zenity prints what is there by then.
      if let script, script.form.dialect == .zenity, let window {
        printForScript(script.output(for: window.answers.json()))
      }
      end(with: script?.form.statuses.timedOut ?? ExitStatus.timedOut)
    }
  }
}
