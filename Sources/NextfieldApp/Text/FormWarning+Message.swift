import FormModel
import GtkBridge
import OrderedJSON
import SchemaValidation

extension FormWarning {
  /// The doubt in the user's language, in one sentence.
  var message: String {
    switch reason {
    case .doubledName(let name, let first, let again):
      first.map {
        tr(
          "The name “{name}” stands twice in one object, at {first} and at {again}; the last one counts.",
          ["name": name, "first": $0.description, "again": again.description]
        )
      }
        ?? tr(
          "The name “{name}” stands twice in one object, again at {again}; the last one counts.",
          ["name": name, "again": again.description]
        )
    case .unknownName: tr("The form allows no answer of this name, so it is left out.")
    case .unfitAnswer(let answer):
      tr(
        "The answer {answer} does not fit here, so it could not be taken.",
        ["answer": answer]
      )
    case .noObject: tr("The answer here is no object, so nothing could be taken from it.")
    case .unfitDefault(let value):
      tr(
        "The default {value} breaks the rules of its own field, so it is not offered.",
        ["value": value]
      )
    case .tooLarge: tr("This part of the form is too large to be shown.")
    case .unanswerable:
      tr("An answer is required here, but the form lets nobody give one and has no default.")
    case .circularReference: tr("The reference here only leads back to itself.")
    case .endlessReferences: tr("References lead on too far to be followed.")
    case .noSchema: tr("There is no schema where one is expected.")
    case .remoteReference(let reference):
      tr(
        "The reference “{reference}” leads to another file, which is not read.",
        ["reference": reference]
      )
    case .unreadableReference(let reference, let fault):
      tr(
        "The reference “{reference}” cannot be followed: {reason}.",
        ["reference": reference, "reason": fault.message]
      )
    case .brokenReference(let reference):
      tr("The reference “{reference}” leads nowhere.", ["reference": reference])
    case .noListedValue: tr("The list of values is empty here, so no answer can be right.")
    case .noFittingValue:
      tr("None of the values that are listed keeps the other rules, so all of them are offered.")
    case .badRule(let keyword, let value):
      tr(
        "The rule “{keyword}” cannot be {value}, so it is not looked at.",
        ["keyword": keyword, "value": value]
      )
    case .badPattern(let pattern, let place, let reason):
      tr(
        "The pattern “{pattern}” at {place} cannot be read, so it is not checked: {reason}.",
        [
          "pattern": pattern, "place": place.description,
          "reason": reason?.message ?? tr("it is too long or too complex"),
        ]
      )
    case .unknownLayoutElement(let type):
      tr(
        "The layout’s element “{type}” at {place} is not known, so it changes nothing.",
        ["type": type, "place": place]
      )
    case .unknownLayoutPlace(let scope):
      tr(
        "The layout’s control at {place} is about “{scope}”, which the form does not have.",
        ["place": place, "scope": scope]
      )
    case .unknownLayoutRule:
      tr("The layout’s rule at {place} is not understood, so it is not followed.", ["place": place])
    case .lostLayoutRule(let pointer):
      tr(
        "The layout’s rule at {place} cannot be followed for {pointer}.",
        ["place": place, "pointer": pointer.description]
      )
    }
  }

  private var place: String { position?.description ?? "?" }
}

extension PatternError.Reason {
  /// The fault of a pattern, without a full stop.
  var message: String {
    switch self {
    case .unclosedGroup: tr("a group in parentheses is not closed")
    case .unopenedGroup: tr("a parenthesis closes no group")
    case .unclosedClass: tr("a class in square brackets is not closed")
    case .reversedRange: tr("a range begins after its end")
    case .nothingToRepeat: tr("there is nothing to repeat before a quantifier")
    case .reversedQuantifier: tr("the numbers of a quantifier are in the wrong order")
    case .badEscape: tr("a backslash is followed by something that is no escape")
    case .badGroup: tr("“(?” begins no group that there is")
    case .badName: tr("the name of a group is no name, or is there twice")
    case .badReference: tr("a reference leads to no group")
    }
  }
}

extension SchemaFile.Fault {
  /// Why the file cannot be read, without a full stop.
  fileprivate var message: String {
    switch self {
    case .outside: tr("it leads out of the form’s folder")
    case .noFolder: tr("a form from standard input has no folder to look in")
    case .noPlainFile: tr("it does not lead to a plain file")
    case .system(let reason): reason
    case .malformed(let path, let error): "\(path):\(error.position): \(error.message)"
    }
  }
}
