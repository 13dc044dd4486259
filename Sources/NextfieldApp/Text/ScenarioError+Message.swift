import GtkBridge
import NavigationScenario
import OrderedJSON

extension ScenarioError {
  /// The place of the value and the reason in the user's language, on one line.
  var message: String {
    tr("{place}: {reason}", ["place": pointer.tokens.isEmpty ? "/" : "\(pointer)", "reason": text])
  }

  private var text: String {
    switch reason {
    case .invalidJSON(let error): error.message
    case .unexpectedMember: tr("is not a member that stands here")
    case .missing: tr("is missing")
    case .notAnObject: tr("must be an object")
    case .notAnArray: tr("must be an array")
    case .notAString: tr("must be a string")
    case .notABoolean: tr("must be true or false")
    case .notANumber: tr("must be a number")
    case .notAnInteger: tr("must be a whole number")
    case .negative: tr("must not be negative")
    case .notARectangle: tr("must be four numbers: x, y, width, height")
    case .notOneOf(let words):
      tr(
        "must be one of {words}",
        ["words": words.map { "\"\($0)\"" }.joined(separator: ", ")]
      )
    case .notOneEvent: tr("must be an object with one member, the event")
    case .unknownEvent: tr("is not the name of an event")
    case .duplicateID: tr("is the id of another field already")
    case .expectationWithoutEvent: tr("expects something of an event that is not there")
    }
  }
}

extension ScenarioDifference {
  /// The difference in the user's language, on one line.
  var message: String {
    guard let actual else {
      return tr(
        "{place}: expected {expected}, got nothing",
        ["place": "\(pointer)", "expected": expected]
      )
    }
    return tr(
      "{place}: expected {expected}, got {actual}",
      ["place": "\(pointer)", "expected": expected, "actual": actual]
    )
  }
}
