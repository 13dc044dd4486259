import FormModel
import GtkBridge

extension ArgumentReader {
  mutating func answerFormat(_ inline: String?) throws(UsageError) -> AnswerFormat {
    let text = try value(inline, of: "--format")
    guard let format = AnswerFormat(rawValue: text) else {
      throw UsageError(
        reason: tr(
          "--format needs json, lines, nul, shell or csv, not “{value}”",
          ["value": text]
        )
      )
    }
    return format
  }
}
