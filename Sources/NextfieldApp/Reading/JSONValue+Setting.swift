import FormModel
import GtkBridge
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
    let texts =
      [doubt.message] + [Self.offer(at: setting.pointer, in: self, form)].compactMap(\.self)
    let reasons = texts.joined(separator: " ")
    throw Document.Failure(line: "nextfield: --set \(setting.pointer): \(reasons)")
  }

  /// The values that can be chosen at a place; nil if there is nothing to choose.
  private static func offer(at pointer: JSONPointer, in answers: JSONValue, _ form: Form) -> String?
  {
    let answers = FormAnswers(form: form, initial: answers, matcher: PatternCache())
    for case .field(let index) in answers.items where answers.pointer(at: index) == pointer {
      guard case .choice(let choices) = answers.form.fields[index].kind, !choices.isEmpty else {
        continue
      }
      let shown = choices.prefix(offeredValues).map { $0.value.text() }.joined(separator: ", ")
      return choices.count > offeredValues
        ? tr("It can be one of these and others: {values}.", ["values": shown])
        : tr("It can be one of these: {values}.", ["values": shown])
    }
    return nil
  }

  /// How many values a message lists.
  private static let offeredValues = 10

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
