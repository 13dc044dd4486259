import FormModel
import GtkBridge
import OrderedJSON

/// The labels of choices as they are shown.
enum ChoiceLabels {
  /// A label for each choice; those that are the same for different values say the value, too.
  static func shown(_ choices: [Choice]) -> [String] {
    var counts: [String: Int] = [:]
    for choice in choices { counts[choice.label, default: 0] += 1 }
    return choices.map { choice in
      let label = ShownText.title(word(for: choice) ?? choice.label)
      guard counts[choice.label, default: 0] > 1 else { return label }
      return "\(label) (\(ShownText.cut(choice.value.stringValue ?? choice.value.text(), at: 60)))"
    }
  }

  /// The program's own word for a choice that has no label but its value.
  private static func word(for choice: Choice) -> String? {
    guard let flag = choice.value.boolValue, choice.label == choice.value.text() else { return nil }
    return flag ? tr("Yes") : tr("No")
  }
}
