import FormModel
import OrderedJSON

extension JSONValue {
  /// Returns the answers with another one put in, in the first way in which the form has a place
  /// for it.
  ///
  /// - Parameters:
  ///   - setting: The answer.
  ///   - form: The form.
  /// - Returns: The answers with it.
  /// - Throws: ``Document/Failure`` if the form has no place for it, or it does not fit there.
  func setting(_ setting: AnswerSetting, in form: Form) throws(Document.Failure) -> JSONValue {
    let known = Set(Self.warnings(about: self, form))
    var first: FormWarning?
    for value in setting.values {
      for hasLists in [true, false] {
        var answers = self
        guard answers.set(value, at: setting.pointer, makingLists: hasLists) else { continue }
        let doubts = Self.warnings(about: answers, form).filter { !known.contains($0) }
        guard let doubt = doubts.first else { return answers }
        first = first ?? doubt
      }
    }
    let doubt = first ?? FormWarning(pointer: setting.pointer, reason: .unknownName)
    throw Document.Failure(line: "nextfield: --set \(setting.pointer): \(doubt.message)")
  }

  private static func warnings(about answers: JSONValue, _ form: Form) -> [FormWarning] {
    FormAnswers(form: form, initial: answers, matcher: PatternCache()).warnings
  }
}

extension AnswerSetting {
  /// The values that it may mean, the likeliest first.
  fileprivate var values: [JSONValue] {
    let text = JSONValue.string(text)
    guard let value = try? JSONValue(reading: self.text) else { return [text] }
    return [value, text]
  }
}
