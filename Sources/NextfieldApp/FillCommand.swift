import FormModel
import GtkBridge
import HandyBridge
import OrderedJSON

/// Fills one form in a window and hands over the answers.
final class FillCommand {
  static let applicationID = "org.nextfield.Nextfield"

  private let options: FillOptions
  private var status = ExitStatus.cancelled

  init(_ options: FillOptions) { self.options = options }

  /// Runs until the window is closed.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    let answers: FormAnswers
    do {
      answers = try readAnswers()
    } catch {
      complain(error.line)
      return ExitStatus.unusable
    }
    guard Toolkit.start(applicationID: Self.applicationID, name: "Nextfield") else {
      complain(tr("nextfield: there is no display to show the form on"))
      return ExitStatus.unusable
    }
    Handy.start()
    Toolkit.addStyle(styleSheet)
    let window = makeWindow(answers)
    window.present()
    endOnSignals()
    endOnTimeout()
    MainLoop.run()
    window.window.destroy()
    return status
  }

  private func readAnswers() throws(Document.Failure) -> FormAnswers {
    let form = try Form(path: options.form)
    let initial: JSONValue?
    if let path = options.answers {
      initial = try Document.read(path).value
    } else {
      initial = nil
    }
    let separator = Toolkit.decimalSeparator.first ?? "."
    return FormAnswers(
      form: form,
      initial: initial,
      numberFormat: NumberFormat(decimalSeparator: separator)
    )
  }

  private func makeWindow(_ answers: FormAnswers) -> FormWindow {
    let title = options.title ?? answers.form.title ?? fileName
    let window = FormWindow(answers, title: title, size: (options.width, options.height))
    window.onFinish = { [self] answers in deliver(answers) }
    window.onCancel = { [self] in end(with: ExitStatus.cancelled) }
    return window
  }

  private var fileName: String {
    options.form == "-" ? "Nextfield" : String(options.form.split(separator: "/").last ?? "")
  }

  /// Writes the answers; false where they could not be, so that nobody loses them.
  private func deliver(_ answers: JSONValue) -> Bool {
    let text = answers.text(.pretty) + "\n"
    if let path = options.output {
      do {
        try FileAccess.write(text, to: path)
      } catch {
        complain("nextfield: \(path): \(error.reason)")
        return false
      }
    } else if !StandardStream.output.write(text) {
      complain(tr("nextfield: the answers could not be written to standard output"))
      return false
    }
    end(with: ExitStatus.done)
    return true
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
    MainLoop.after(milliseconds: seconds * 1000) { [self] in end(with: ExitStatus.timedOut) }
  }
}
