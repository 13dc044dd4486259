import FormModel
import GtkBridge

extension FormError {
  /// The fault, in the user's language and without a full stop.
  var message: String {
    switch reason {
    case .notAnObject: tr("a form must be a JSON object with a JSON Schema")
    case .notASchema: tr("this JSON object is no JSON Schema: it describes no properties")
    case .noProperties: tr("the “properties” of a form must be a JSON object")
    }
  }
}
