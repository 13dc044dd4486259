import FormModel

/// The answers that a window and its column share.
final class LiveAnswers {
  var value: FormAnswers { didSet { edition &+= 1 } }
  /// Another number after each change.
  private(set) var edition = 0

  init(_ value: FormAnswers) { self.value = value }

  /// The form as it is with the answers.
  var form: Form { value.form }
}
