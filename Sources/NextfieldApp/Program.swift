import FormModel
import GtkBridge
import NavigationScenario
import OrderedJSON
import ScriptForms

/// The program `nextfield`, from its arguments to its exit status.
public enum Program {
  /// Does what the arguments ask for, and ends the process.
  ///
  /// - Parameter arguments: The command line, the program's own name first.
  public static func run(arguments: [String]) -> Never {
    Toolkit.useLocale()
    bindTranslations(localeDirectory: localeDirectory)
    StandardStream.secure()
    let name = arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    exitProcess(status(of: Array(arguments.dropFirst()), name: name))
  }

  private static func status(of arguments: [String], name: String) -> Int32 {
    do {
      switch try Invocation(parsing: arguments, name: name) {
      case .showHelp: return write(Usage.help)
      case .showVersion: return write("nextfield \(Usage.version)\n")
      case .check(let path, let layout): return check(path, layout)
      case .validate(let form, let answers):
        return ValidateCommand(form: form, answers: answers).run()
      case .submit(let options): return SubmitCommand(options: options).run()
      case .deliver(let options): return DeliverCommand(options).run()
      case .export(let options): return ExportCommand(options: options).run()
      case .replay(let path, false): return replay(path)
      case .replay(let path, true): return checkScenario(path)
      case .handOver(let peer, let arguments, let reason):
        return HandOver.run(peer, arguments, reason: reason)
      case .printSchema(let form):
        return write(form.schema(in: .system).text(.pretty) + "\n")
      case .fill(let options):
        if let kiosk = options.kiosk { return KioskCommand(options, kiosk).run() }
        return FillCommand(options).run()
      }
    } catch {
      Complaint.tell("nextfield: \(error.reason)\n" + tr("Try “nextfield --help”."))
      return error.status
    }
  }

  private static func check(_ path: String, _ layout: String?) -> Int32 {
    do {
      var form = try Form(path: path, layout: layout)
      // Some defaults can be judged only with the patterns at hand.
      form.warnings += FormAnswers(form: form, matcher: PatternCache()).warnings
      form.lookIntoParts()
      form.warnings += form.patternWarnings()
      return write(form.summary(\.message).text() + "\n")
    } catch {
      complain(error.line)
      return ExitStatus.unusable
    }
  }

  private static func replay(_ path: String) -> Int32 {
    do {
      return write(try Scenario(path: path).replay().map { $0 + "\n" }.joined())
    } catch {
      complain(error.line)
      return ExitStatus.unusable
    }
  }

  private static func checkScenario(_ path: String) -> Int32 {
    do {
      guard let difference = try Scenario(path: path).firstDifference() else {
        return ExitStatus.done
      }
      complain("\(path): \(difference.message)")
      return ExitStatus.cancelled
    } catch {
      complain(error.line)
      return ExitStatus.unusable
    }
  }

  /// Results go to standard output, and nothing else does.
  private static func write(_ text: String) -> Int32 {
    do throws(FileAccess.Failure) {
      try StandardStream.output.write(text)
      return ExitStatus.done
    } catch {
      complain("nextfield: \(tr("standard output")): \(error.reason)")
      return ExitStatus.unusable
    }
  }

  private static var localeDirectory: String {
    environmentVariable("NEXTFIELD_LOCALE_DIR") ?? "/usr/share/locale"
  }
}

/// Tells the user on standard error what is wrong.
func complain(_ line: String) {
  // If nobody listens there is nobody to tell.
  try? StandardStream.error.write(line + "\n")
}
