import FormModel
import GtkBridge

extension FormError {
  /// What is wrong, in the user's language and without a full stop.
  var message: String {
    switch reason {
    case .notAnObjectSchema(let type):
      tr(
        "the schema describes a value of type “{type}”; a form needs the type “object”",
        ["type": type]
      )
    default: tr(description)
    }
  }
}
