import FormModel
import GtkBridge
import OrderedJSON
import ScriptForms

/// A script's form while it is filled.
final class ScriptSession {
  let form: ScriptForm
  private let surroundings = ScriptSurroundings.system

  init(_ form: ScriptForm) { self.form = form }

  /// The form for the window.
  func makeForm() throws(FormError) -> Form {
    try Form(reading: form.schema(in: surroundings))
  }

  /// The text that the script reads.
  func output(for answers: JSONValue) -> String { form.output(for: answers, in: surroundings) }

  /// The buttons for the window.
  ///
  /// - Parameters:
  ///   - confirm: Checks the answers, and ends with a status if they are right.
  ///   - cancel: Gives up with a status, after asking where something would be lost.
  ///   - end: Ends with a status at once, after printing a text; nil stands for the answers as they
  ///     are.
  /// - Returns: The buttons, in the order of the command line.
  func buttons(
    confirm: @escaping (Int32) -> Void,
    cancel: @escaping (Int32) -> Void,
    end: @escaping (Int32, String?) -> Void
  ) -> [FormButton] {
    form.buttons.map { button in
      let status = button.status
      switch button.role {
      case .confirm:
        return FormButton(label: button.label ?? tr("_OK"), use: .confirm) { confirm(status) }
      case .cancel:
        return FormButton(label: button.label ?? tr("_Cancel"), use: .cancel) { cancel(status) }
      case .other(let text):
        return FormButton(label: button.label ?? text, use: .other) { end(status, text) }
      case .otherWithAnswers:
        return FormButton(label: button.label ?? tr("_Cancel"), use: .other) { end(status, nil) }
      }
    }
  }
}
