import FormModel
import GtkBridge

extension FieldNote {
  /// The remark in the user's language.
  var message: String {
    switch self {
    case .list: tr("This is a list. Enter it as JSON, for example [\"a\", \"b\"].")
    case .tuple: tr("This is a list with a meaning for each place. Enter it as JSON.")
    case .map: tr("This takes names of your choice, each with a value. Enter it as JSON.")
    case .alternatives: tr("This can take one of several shapes. Enter it as JSON.")
    case .severalTypes: tr("This takes values of several types. Enter it as JSON.")
    case .conditional: tr("This depends on other answers. Enter it as JSON if it applies.")
    case .sometimes: tr("This is needed only in some cases.")
    case .anything: tr("The form does not say what is wanted here. Enter any JSON value.")
    case .nothing: tr("The form allows no value here.")
    case .recursion: tr("This repeats the description that it is part of. Enter it as JSON.")
    case .brokenReference:
      tr("The form refers to a description that is not there. Enter any JSON value.")
    case .circularReference:
      tr("The form's description only refers to itself. Enter any JSON value.")
    case .remoteReference: tr("The form refers to a description in another file. Enter it as JSON.")
    case .tooMuch: tr("The form is too large to show this part field by field. Enter it as JSON.")
    case .unknownType: tr("The form uses a type that is not known. Enter any JSON value.")
    case .unshowable:
      tr(
        "This text has a character that cannot be shown. Enter it as JSON, in quotation marks."
      )
    case .scriptedCondition:
      tr("The form shows this only under a condition that cannot be checked here.")
    }
  }
}
