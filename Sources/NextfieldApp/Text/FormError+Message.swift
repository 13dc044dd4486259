import FormModel
import GtkBridge

extension FormError {
  /// The fault, in the user's language and without a full stop.
  var message: String {
    switch reason {
    case .notAnObjectSchema(let type):
      tr(
        "the schema describes a value of type “{type}”; a form needs the type “object”",
        ["type": type]
      )
    case .notAnObject: tr("a form must be a JSON object with a JSON Schema")
    case .notASchema: tr("this JSON object is no JSON Schema: it describes no properties")
    }
  }
}
