import FormStore
import GtkBridge

/// The texts that `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"

  /// The width that the lines are wrapped at, in characters.
  private static let width = 90

  static var help: String {
    [
      section(tr("Usage:"), commands, widestName: 36),
      paragraph(
        tr(
          "FORM is a JSON Schema, alone or wrapped as {wrapped}; “-” reads it from standard input.",
          ["wrapped": #"{"schema": …, "uiSchema": …, "formData": …}"#]
        )
      ),
      section(tr("Options:"), options),
      section(tr("Keys in the window:"), keys),
      section(tr("Exit status:"), statuses),
    ].joined(separator: "\n")
  }

  private static var commands: [(String, String)] {
    [
      (
        tr("nextfield [OPTION…] FORM"),
        tr("fill one form in a window; the answers go to standard output")
      ),
      (
        tr("nextfield check [--ui FILE] FORM"),
        tr("read a form and print what is in it; needs no display")
      ),
      (
        tr("nextfield validate FORM ANSWERS"),
        tr("check answers against a form and print what is wrong; needs no display")
      ),
      (
        tr("nextfield submit FORM ANSWERS… --collect FILE|URL"),
        tr(
          "check answers, one in a file or in each line, and keep those that are right; --stop ends at the first that is not"
        )
      ),
      (
        tr("nextfield deliver OUTBOX URL"),
        tr(
          "send what was collected in a file on to PostgreSQL, each submission once, until nothing is left or the server is away for --timeout SECONDS; URL “-” is read from standard input"
        )
      ),
      (
        tr("nextfield deliver --setup URL"),
        tr(
          "make table, view and a role that may only insert, {role}, for an administrator",
          ["role": SubmissionServer.role]
        )
      ),
      (
        tr("nextfield export FILE|URL"),
        tr(
          "print collected answers as JSON Lines, or --format csv; --since TIME, --form ID or title; --formulas leaves texts as they are that a spreadsheet would calculate"
        )
      ),
      (
        tr("nextfield replay [--check] SCENARIO"),
        tr("run a navigation scenario, or compare it with what it expects; needs no display")
      ),
      (
        tr("nextfield --forms [OPTION…]"),
        tr("fill a form with the options, the output and the statuses of “zenity --forms”")
      ),
      (
        tr("nextfield --form [OPTION…] [VALUE…]"),
        tr("fill a form with the options, the output and the statuses of “yad --form”")
      ),
      (
        tr("nextfield schema --forms|--form …"),
        tr("print the JSON Schema that such a command line means; needs no display")
      ),
    ]
  }

  private static var options: [(String, String)] {
    [
      (
        tr("-o, --output FILE"),
        tr("write the answers to FILE instead of standard output")
      ),
      (
        tr("    --format FORMAT"),
        tr(
          "json (the default), lines (POINTER=VALUE), nul (the same, NUL-separated), shell (for eval) or csv"
        )
      ),
      (
        tr("    --answers FILE"),
        tr("go on with the answers in this JSON file; what they leave out begins empty")
      ),
      (
        tr("    --ui FILE"),
        tr("lay the form out by an RJSF uiSchema or a JSON Forms UI schema")
      ),
      (
        tr("    --set POINTER=VALUE"),
        tr(
          "start with this answer beside the form's own, in JSON or plain text, such as /name=Ada; may be repeated"
        )
      ),
      (
        tr("    --choose"),
        tr(
          "choose the files in dialogs: the form, unless it is named, and where to save the answers"
        )
      ),
      (
        tr("    --collect FILE|URL"),
        tr(
          "keep the answers of each finished form in this SQLite database, or send them to {url}",
          ["url": "postgresql://…"]
        )
      ),
      (
        tr("    --kiosk"),
        tr(
          "fill the screen, and after Done thank and begin anew, for one visitor after the other"
        )
      ),
      (
        tr("    --kiosk-timeout SECONDS"),
        tr("begin anew if nobody does anything for this time (120)")
      ),
      (tr("    --no-draft"), tr("neither offer nor keep a draft of what is entered")),
      (
        tr("    --record FILE"),
        tr("write what happens in the window as a scenario, without any typed text")
      ),
      (tr("    --title TEXT"), tr("the title of the window")),
      (tr("    --width PIXELS"), tr("the width of the window")),
      (tr("    --height PIXELS"), tr("the height of the window")),
      (tr("    --timeout SECONDS"), tr("give up after this time")),
      (
        tr("    --keyboard WHEN"),
        tr(
          "the on-screen keyboard: auto (with a touch screen, unless the system has one), always or never"
        )
      ),
      (
        tr("    --keyboard-layout LAYOUT[:VARIANT]"),
        tr("what it types, such as de or us:intl; else what is set up for the system")
      ),
      ("-h, --help", tr("show this help")),
      ("    --version", tr("show the version")),
    ]
  }

  private static var keys: [(String, String)] {
    [
      (
        tr("Tab, Return, Alt+Down"),
        tr("next field (Ctrl+Return out of several lines of text)")
      ),
      (tr("Shift+Tab, Alt+Up"), tr("previous field")),
      (tr("Ctrl+Return, Ctrl+S"), tr("done")),
      (tr("Ctrl+F"), tr("go to a field by its name")),
      (tr("Ctrl+Home, Ctrl+End"), tr("first field, last field")),
      (tr("F6"), tr("walk over the keys of the on-screen keyboard")),
      (tr("Escape"), tr("hide the on-screen keyboard, else cancel")),
    ]
  }

  private static var statuses: [(String, String)] {
    [
      (String(ExitStatus.done), tr("done")),
      (String(ExitStatus.cancelled), tr("cancelled, or not as expected")),
      (String(ExitStatus.unusable), tr("bad usage, or a form that cannot be read")),
      (
        String(ExitStatus.elsewhere),
        tr("done, but the answers are saved elsewhere; standard error says where")
      ),
      (String(ExitStatus.timedOut), tr("timeout")),
      (String(ExitStatus.signal(2)), tr("interrupted")),
    ]
  }
}

extension Usage {
  // Names that are longer than the widest one have their explanations in the next line.
  private static func section(
    _ title: String,
    _ rows: [(String, String)],
    widestName: Int = 24
  ) -> String {
    let column = (rows.map(\.0.count).filter { $0 <= widestName }.max() ?? 0) + 4
    let indent = String(repeating: " ", count: column)
    var text = title + "\n"
    for (name, explanation) in rows {
      var head = "  " + name
      if name.count > widestName {
        head += "\n" + indent
      } else {
        head += String(repeating: " ", count: column - head.count)
      }
      text += head + lines(of: explanation, width: width - column).joined(separator: "\n" + indent)
      text += "\n"
    }
    return text
  }

  private static func paragraph(_ text: String) -> String {
    lines(of: text, width: width).joined(separator: "\n") + "\n"
  }

  /// Breaks a text between words into lines of at most that many characters.
  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
