import OrderedJSON
import SchemaValidation

extension Field {
  /// Returns the form's own message about a rule, when it has one, else the issue itself.
  func reported(_ issue: Issue, _ keyword: String) -> Issue {
    messages.byKeyword[keyword].map { .custom($0) } ?? issue
  }

  /// Returns which of the field's own rules a value breaks, or nil.
  ///
  /// Without a matcher the patterns are not looked at.
  func fault(
    in value: JSONValue,
    _ format: NumberFormat,
    _ matcher: (any PatternMatching)?
  ) -> Issue? {
    if value.isNull, isNullable { return nil }
    switch kind {
    case .text: return textIssue(value, matcher)
    case .integer, .number: return numberIssue(value, format)
    case .boolean: return flagIssue(value)
    case .choice(let choices):
      return place(of: value, in: choices) != nil ? nil : reported(.notAllowed, "enum")
    case .choices(let choices):
      let isAllowed = value.arrayValue?.allSatisfy { place(of: $0, in: choices) != nil } ?? false
      return isAllowed ? nil : reported(.notAllowed, "enum")
    case .tags: return value.arrayValue == nil ? reported(.notAllowed, "type") : nil
    case .scalar:
      return typeIssue(value)
        ?? (value.stringValue != nil
          ? textIssue(value, matcher) : value.numberValue.flatMap { boundsIssue($0, format) })
    case .raw:
      return typeIssue(value) ?? (value.stringValue == nil ? nil : textIssue(value, matcher))
    }
  }

  private func flagIssue(_ value: JSONValue) -> Issue? {
    guard let flag = value.boolValue else { return reported(.notAllowed, "type") }
    guard let allowed = constraints.allowedFlag, allowed != flag else { return nil }
    return reported(.notAllowed, "const")
  }

  private func typeIssue(_ value: JSONValue) -> Issue? {
    let types = constraints.types
    guard !types.isEmpty, !types.contains(where: { $0.contains(value) }) else { return nil }
    return reported(.wrongType(allowed: types), "type")
  }

  private func textIssue(_ value: JSONValue, _ matcher: (any PatternMatching)?) -> Issue? {
    guard let text = value.stringValue else { return reported(.notAllowed, "type") }
    let length = text.unicodeScalars.count
    if let minimum = constraints.minimumLength, length < minimum {
      return reported(.tooShort(minimum: minimum), "minLength")
    }
    if let maximum = constraints.maximumLength, length > maximum {
      return reported(.tooLong(maximum: maximum), "maxLength")
    }
    for pattern in constraints.patterns
    where matcher?.match(text, pattern: pattern) == .doesNotMatch {
      return .patternMismatch(message: messages.byKeyword["pattern"] ?? messages.general)
    }
    if let format = constraints.format, !format.accepts(text) {
      return reported(.badFormat(format), "format")
    }
    return nil
  }

  private func numberIssue(_ value: JSONValue, _ format: NumberFormat) -> Issue? {
    let isInteger = kind == .integer
    guard let number = value.numberValue else {
      if let text = value.stringValue, format.isGrouped(text) {
        let separator = String(format.decimalSeparator)
        return reported(.ambiguousNumber(decimalSeparator: separator), "type")
      }
      return reported(isInteger ? .notAnInteger : .notANumber, "type")
    }
    if isInteger, !number.isInteger { return reported(.notAnInteger, "type") }
    return boundsIssue(number, format)
  }

  private func boundsIssue(_ number: JSONNumber, _ format: NumberFormat) -> Issue? {
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
