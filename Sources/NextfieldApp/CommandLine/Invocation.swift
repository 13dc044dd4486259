import FormModel
import FormNavigation
import KeyboardLayout
import ScriptForms

/// The request of the user on the command line.
enum Invocation: Equatable {
  case fill(FillOptions)
  case check(form: String, layout: String?)
  case validate(form: String, answers: String)
  case submit(SubmitOptions)
  case deliver(DeliverOptions)
  case export(ExportOptions)
  case replay(scenario: String, comparesExpectations: Bool)
  /// Go on as another program, for the part of its command line that is no form.
  case handOver(ScriptRequest.Peer, [String], reason: String?)
  case printSchema(ScriptForm)
  case showHelp
  case showVersion
}

/// The options of filling one form in a window.
struct FillOptions: Equatable {
  /// The path of the form, nil if the user is to choose one.
  var form: String?
  /// The form of a script, in place of a file.
  var script: ScriptForm?
  /// The path of hints about the layout.
  var layout: String?
  var choosesFiles = false
  var output: String?
  /// The format of the answers; nil for JSON, or what the script reads.
  var format: AnswerFormat?
  var answers: String?
  var settings: [AnswerSetting] = []
  /// The database that the finished form is kept in.
  var collect: CollectPlace?
  /// The form is filled by one visitor after the other, if this is set.
  var kiosk: KioskOptions?
  var record: String?
  /// Whether edits are kept until the answers are safe, and a draft that is there is offered.
  var keepsDraft = true
  var title: String?
  var width: Int?
  var height: Int?
  var timeoutSeconds: Int?
  /// When the on-screen keyboard shows; nil leaves that to the user's settings.
  var keyboard: KeyboardPolicy.Mode?
  var keyboardLayout: LayoutName?
}
