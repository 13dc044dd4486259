import GtkBridge
import OrderedJSON

/// An answer to start with that an option gives, as `--set POINTER=VALUE`.
struct AnswerSetting: Equatable {
  /// The place of the answer.
  let pointer: JSONPointer
  /// The answer as it is written: JSON, or text if it is none or no such answer is possible.
  let text: String

  /// Reads the value of the option.
  init(parsing argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let pointer = JSONPointer(String(parts[0])) else {
      throw UsageError(
        reason: tr(
          "{option} needs a place and a value, such as /name=Ada, not “{value}”",
          ["option": "--set", "value": argument]
        )
      )
    }
    self.pointer = pointer
    text = String(parts[1])
  }
}
