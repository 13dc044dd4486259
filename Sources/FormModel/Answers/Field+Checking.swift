import OrderedJSON

extension Field {
  /// Returns the form's own message about a rule, when it has one, else the issue itself.
  func reported(_ issue: Issue, _ keyword: String) -> Issue {
    messages.byKeyword[keyword].map { .custom($0) } ?? issue
  }

  func textIssue(_ value: JSONValue, _ matcher: some PatternMatching) -> Issue? {
    guard let text = value.stringValue else { return reported(.notAllowed, "type") }
    let length = text.unicodeScalars.count
    if let minimum = constraints.minimumLength, length < minimum {
      return reported(.tooShort(minimum: minimum), "minLength")
    }
    if let maximum = constraints.maximumLength, length > maximum {
      return reported(.tooLong(maximum: maximum), "maxLength")
    }
    for pattern in constraints.patterns
    where matcher.match(text, pattern: pattern) == .doesNotMatch {
      return .patternMismatch(message: messages.byKeyword["pattern"] ?? messages.general)
    }
    if let format = constraints.format, !format.accepts(text) {
      return reported(.badFormat(format), "format")
    }
    return nil
  }

  func numberIssue(_ value: JSONValue, _ format: NumberFormat) -> Issue? {
    let isInteger = kind == .integer
    guard let number = value.numberValue else {
      return reported(isInteger ? .notAnInteger : .notANumber, "type")
    }
    if isInteger, !number.isInteger { return reported(.notAnInteger, "type") }
    if let minimum = constraints.minimum,
      number < minimum.value || (minimum.isExclusive && number == minimum.value)
    {
      let issue = Issue.tooSmall(
        limit: format.text(minimum.value),
        exclusive: minimum.isExclusive
      )
      return reported(issue, minimum.isExclusive ? "exclusiveMinimum" : "minimum")
    }
    if let maximum = constraints.maximum,
      number > maximum.value || (maximum.isExclusive && number == maximum.value)
    {
      let issue = Issue.tooLarge(
        limit: format.text(maximum.value),
        exclusive: maximum.isExclusive
      )
      return reported(issue, maximum.isExclusive ? "exclusiveMaximum" : "maximum")
    }
    for multiple in constraints.multiples where !number.isMultiple(of: multiple) {
      return reported(.notMultiple(of: format.text(multiple)), "multipleOf")
    }
    return nil
  }
}
