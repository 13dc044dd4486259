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
        guard let answers = put(value, at: setting.pointer.tokens[...], hasLists) else { continue }
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

  /// Puts a value where tokens lead; what is missing on the way becomes an object, or a list before
  /// a `0` or `-` if there may be lists.
  private func put(_ value: JSONValue, at tokens: ArraySlice<String>, _ hasLists: Bool)
    -> JSONValue?
  {
    guard let token = tokens.first else { return value }
    let rest = tokens.dropFirst()
    switch kind {
    case .array(var elements):
      guard let index = token == "-" ? elements.count : Int(token),
        (0...elements.count).contains(index)
      else { return nil }
      let old = index < elements.count ? elements[index] : Self.container(for: rest, hasLists)
      guard let new = old.put(value, at: rest, hasLists) else { return nil }
      if index < elements.count { elements[index] = new } else { elements.append(new) }
      return JSONValue(.array(elements), position: position)
    case .object(var object):
      let old = object[token] ?? Self.container(for: rest, hasLists)
      guard let new = old.put(value, at: rest, hasLists) else { return nil }
      object[token] = new
      return JSONValue(.object(object), position: position)
    case .null, .bool, .number, .string:
      return Self.container(for: tokens, hasLists).put(value, at: tokens, hasLists)
    }
  }

  private static func container(for tokens: ArraySlice<String>, _ hasLists: Bool) -> JSONValue {
    hasLists && (tokens.first == "0" || tokens.first == "-") ? [] : [:]
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
