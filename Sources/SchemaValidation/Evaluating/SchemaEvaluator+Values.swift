import OrderedJSON

extension SchemaEvaluator {
  /// Checks the rules that hold no schemas and look at one value alone.
  func checkValue(_ rule: SchemaRule, _ node: Int, _ value: JSONValue) -> Outcome {
    switch rule {
    case .types(let rule):
      guard !rule.types.contains(where: { $0.contains(value, isStrict: rule.isStrict) }) else {
        return .valid
      }
      return fault(node, .type, .wrongType(expected: rule.types))
    case .values(let rule): return checkListed(rule, node, value)
    case .bound(let rule): return checkBound(rule, node, value)
    case .multiple(let divisor):
      guard let number = value.numberValue else { return .valid }
      let work = number.text.utf8.count * divisor.text.utf8.count / 16
      guard spend(work) else { return gap(node, .tooMuchWork, .multipleOf) }
      return number.isMultiple(of: divisor)
        ? .valid : fault(node, .multipleOf, .notMultiple(of: divisor))
    case .count(let rule): return checkCount(rule, node, value)
    case .pattern(let pattern):
      guard let text = value.stringValue else { return .valid }
      let outcome = match(text, pattern, node, .pattern)
      return outcome == .invalid
        ? fault(node, .pattern, .patternMismatch(pattern: pattern)) : outcome
    case .format(let name, let format):
      guard let text = value.stringValue else { return .valid }
      guard spend(text.utf8.count / 8) else { return gap(node, .tooMuchWork, .format) }
      return format.accepts(text) ? .valid : fault(node, .format, .badFormat(name))
    case .content(let rule): return checkContent(rule, node, value)
    case .never, .uniqueItems, .required, .requiredBeside, .members, .names, .elements, .contains,
      .all, .any, .one, .not, .condition, .schemasBeside, .reference, .unevaluatedItems,
      .unevaluatedMembers:
      return .valid
    }
  }

  /// Searches a text for a pattern.
  func match(_ text: String, _ pattern: String, _ node: Int, _ keyword: SchemaKeyword) -> Outcome {
    guard spend(1 + text.utf8.count / 16) else { return gap(node, .tooMuchWork, keyword) }
    guard let matcher else { return gap(node, .pattern(pattern), keyword) }
    switch matcher.match(text, pattern: pattern) {
    case .matches: return .valid
    case .doesNotMatch: return .invalid
    case .cannotCheck:
      // A search that is given up has taken long: not many of them.
      _ = spend(200_000)
      return gap(node, .pattern(pattern), keyword)
    }
  }

  private func checkListed(_ rule: ValueRule, _ node: Int, _ value: JSONValue) -> Outcome {
    if let set = rule.set {
      if set.contains(value) { return .valid }
    } else if rule.values.contains(value) {
      return .valid
    }
    guard rule.keyword == .const, let constant = rule.values.first else {
      return fault(node, rule.keyword, .notListed(allowed: rule.values))
    }
    return fault(node, rule.keyword, .notEqual(to: constant))
  }

  private func checkBound(_ rule: BoundRule, _ node: Int, _ value: JSONValue) -> Outcome {
    guard let number = value.numberValue else { return .valid }
    if rule.isMaximum {
      let isRight = rule.isExclusive ? number < rule.limit : number <= rule.limit
      return isRight
        ? .valid
        : fault(node, rule.keyword, .tooLarge(limit: rule.limit, exclusive: rule.isExclusive))
    }
    let isRight = rule.isExclusive ? number > rule.limit : number >= rule.limit
    return isRight
      ? .valid
      : fault(node, rule.keyword, .tooSmall(limit: rule.limit, exclusive: rule.isExclusive))
  }

  private func checkCount(_ rule: CountRule, _ node: Int, _ value: JSONValue) -> Outcome {
    let limit = rule.limit
    switch (rule.keyword, value.kind) {
    case (.minLength, .string(let text)) where !Self.hasAtLeast(limit, text):
      return fault(node, rule.keyword, .tooShort(minimum: limit))
    case (.maxLength, .string(let text)) where limit < Int.max && Self.hasAtLeast(limit + 1, text):
      return fault(node, rule.keyword, .tooLong(maximum: limit))
    case (.minItems, .array(let elements)) where elements.count < limit:
      return fault(node, rule.keyword, .tooFewItems(minimum: limit))
    case (.maxItems, .array(let elements)) where elements.count > limit:
      return fault(node, rule.keyword, .tooManyItems(maximum: limit))
    case (.minProperties, .object(let object)) where object.count < limit:
      return fault(node, rule.keyword, .tooFewMembers(minimum: limit))
    case (.maxProperties, .object(let object)) where object.count > limit:
      return fault(node, rule.keyword, .tooManyMembers(maximum: limit))
    default: return .valid
    }
  }

  /// Tells whether a text has so many code points, without counting more than needed.
  private static func hasAtLeast(_ count: Int, _ text: String) -> Bool {
    let bytes = text.utf8.count
    if bytes < count { return false }
    if bytes / 4 >= count { return true }
    return text.unicodeScalars.count >= count
  }

  private func checkContent(_ rule: ContentRule, _ node: Int, _ value: JSONValue) -> Outcome {
    guard let text = value.stringValue else { return .valid }
    guard spend(text.utf8.count / 8) else { return gap(node, .tooMuchWork) }
    var bytes = Array(text.utf8)
    if rule.isBase64 {
      guard let decoded = Base64.decode(bytes) else {
        return fault(node, .contentEncoding, .badContent("base64"))
      }
      bytes = decoded
    }
    if rule.isJSON, (try? JSONValue(reading: bytes)) == nil {
      return fault(node, .contentMediaType, .badContent("application/json"))
    }
    return .valid
  }
}

extension InstanceType {
  fileprivate func contains(_ value: JSONValue, isStrict: Bool) -> Bool {
    switch (self, value.kind) {
    case (.null, .null), (.boolean, .bool), (.object, .object), (.array, .array),
      (.number, .number), (.string, .string):
      true
    case (.integer, .number(let number)):
      Int(number.text) != nil || (number.isInteger && (!isStrict || !number.hasFraction))
    default: false
    }
  }
}

extension JSONNumber {
  /// Whether the text has a fraction or an exponent.
  fileprivate var hasFraction: Bool {
    text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }
}
