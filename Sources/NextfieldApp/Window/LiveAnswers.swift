import FormModel

/// The answers that a window and its column share.
final class LiveAnswers {
  var value: FormAnswers

  init(_ value: FormAnswers) { self.value = value }

  /// The form as it is with the answers.
  var form: Form { value.form }
}
