import FormModel
import OrderedJSON

/// The labels of choices as they are shown.
enum ChoiceLabels {
  /// A label for each choice; those that are the same for different values say the value, too.
  static func shown(_ choices: [Choice]) -> [String] {
    var counts: [String: Int] = [:]
    for choice in choices { counts[choice.label, default: 0] += 1 }
    return choices.map { choice in
      let label = ShownText.title(choice.label)
      guard counts[choice.label, default: 0] > 1 else { return label }
      return "\(label) (\(ShownText.cut(choice.value.stringValue ?? choice.value.text(), at: 60)))"
    }
  }
}
