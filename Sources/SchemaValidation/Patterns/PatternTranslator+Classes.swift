extension PatternTranslator {
  /// Translates a class; its opening bracket has been passed.
  mutating func characterClass() throws(PatternError) -> String {
    let isInverted = skip("^")
    var content = ""
    while let scalar = peek {
      if scalar == "]" {
        offset += 1
        return Self.finished(content, isInverted: isInverted)
      }
      let start = try atom()
      guard peek == "-", offset + 1 < scalars.count, scalars[offset + 1] != "]" else {
        content += Self.text(start)
        continue
      }
      offset += 1
      let end = try atom()
      switch (start, end) {
      case (.scalar(let low), .scalar(let high)):
        guard low <= high else { throw error(.reversedRange) }
        content += Self.range(low, high)
      case (.set, _), (_, .set):
        // A set is no end of a range, so that the hyphen stands for itself.
        content += Self.text(start) + Self.code(0x2D) + Self.text(end)
      }
    }
    throw error(.unclosedClass)
  }

  private static func finished(_ content: String, isInverted: Bool) -> String {
    guard content.isEmpty else { return (isInverted ? "[^" : "[") + content + "]" }
    return isInverted ? "(?s:.)" : never
  }

  private mutating func atom() throws(PatternError) -> Escaped {
    guard let scalar = next() else { throw error(.unclosedClass) }
    guard scalar == "\\" else { return .scalar(scalar.value) }
    if skip("b") { return .scalar(0x08) }
    if skip("-") { return .scalar(0x2D) }
    return try classEscape()
  }

  private static func text(_ escaped: Escaped) -> String {
    switch escaped {
    case .set(let set): set
    case .scalar(let value): range(value, value)
    }
  }

  /// A range without what UTF-8 has not.
  private static func range(_ low: UInt32, _ high: UInt32) -> String {
    let first = (0xD800...0xDFFF).contains(low) ? 0xE000 : low
    let last = (0xD800...0xDFFF).contains(high) ? 0xD7FF : high
    guard first <= last else { return "" }
    func spelled(_ value: UInt32) -> String {
      Unicode.Scalar(value).map(literal) ?? code(value)
    }
    return first == last ? spelled(first) : spelled(first) + "-" + spelled(last)
  }
}
