import GtkBridge
import ScriptForms

extension ScriptError {
  /// The mistake, in one line in the user's language.
  var message: String {
    switch self {
    case .unknownOption(let option): tr("unknown option {option}", ["option": option])
    case .missingValue(let option): tr("{option} needs a value", ["option": option])
    case .needlessValue(let option): tr("{option} takes no value", ["option": option])
    case .badNumber(let option, let value):
      tr("{option} needs a number, not “{value}”", ["option": option, "value": value])
    case .noField(let option):
      tr("{option} is about the field before it, but there is none", ["option": option])
    case .unfit(let option, let field):
      tr("{option} means nothing for the field “{field}”", ["option": option, "field": field])
    case .twoDialogs(let first, let second):
      tr("{first} and {second} are two dialogs", ["first": first, "second": second])
    case .foreign(let part):
      tr("{option} is nothing that a form is filled with", ["option": part])
    }
  }
}
