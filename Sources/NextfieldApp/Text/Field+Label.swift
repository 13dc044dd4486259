import FormModel
import GtkBridge

extension Field {
  /// The label, or a word for the role of a field for which the form has none, such as the name of
  /// an entry of a map.
  var word: String {
    guard label.isEmpty else { return label }
    return switch role {
    case .value: tr("Value")
    case .entryName: tr("Name")
    case .alternative: tr("Kind")
    case .presence: tr("Present")
    }
  }

  /// The label as it is shown.
  var shownLabel: String { ShownText.title(word) }
}
