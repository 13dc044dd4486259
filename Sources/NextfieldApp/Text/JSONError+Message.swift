import GtkBridge
import OrderedJSON

extension JSONError {
  /// What is wrong, in the user's language and without a full stop.
  var message: String {
    switch reason {
    case .controlCharacter(let byte):
      tr(
        "a control character (number {number}) must be escaped in a string",
        ["number": String(byte)]
      )
    case .tooDeep(let limit):
      tr("objects and arrays are nested more than {limit} deep", ["limit": String(limit)])
    case .tooLarge(let limit):
      tr("the text is larger than {limit} bytes", ["limit": String(limit)])
    default: tr(reason.description)
    }
  }
}
