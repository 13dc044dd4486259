/// The state of translating one pattern.
struct PatternTranslator {
  /// The options that a group has set for its content.
  struct Mode {
    var isMultiline = false
    var dotMatchesAll = false
    /// Whether what was read last can be repeated.
    var closesAssertion = false
  }

  let scalars: [Unicode.Scalar]
  var offset = 0
  var output = ""
  var groups: PatternGroups
  private var modes: [Mode] = [Mode()]
  private var openGroups = 0
  private var canRepeat = false

  static let lineEnds = #"\n\r\x{2028}\x{2029}"#

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
    groups = PatternGroups(scalars)
  }

  var mode: Mode { modes.last ?? Mode() }

  func error(_ reason: PatternError.Reason) -> PatternError {
    PatternError(offset: offset, reason: reason)
  }

  /// The next scalar, without passing it.
  var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    offset += 1
    return scalar
  }

  /// Passes a text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard scalars[offset...].starts(with: text.unicodeScalars) else { return false }
    offset += text.unicodeScalars.count
    return true
  }

  mutating func translate() throws(PatternError) {
    if groups.hasDoubleName { throw error(.badName) }
    while let scalar = peek { try translate(scalar) }
    guard openGroups == 0 else { throw error(.unclosedGroup) }
  }

  private mutating func translate(_ scalar: Unicode.Scalar) throws(PatternError) {
    switch scalar {
    case "(": try openGroup()
    case ")": try closeGroup()
    case "|":
      append("|", canRepeat: false)
      offset += 1
    case "^":
      append(mode.isMultiline ? "(?<![^\(Self.lineEnds)])" : "^", canRepeat: false)
      offset += 1
    case "$":
      append(mode.isMultiline ? "(?![^\(Self.lineEnds)])" : #"\z"#, canRepeat: false)
      offset += 1
    case ".":
      append(mode.dotMatchesAll ? "(?s:.)" : "[^\(Self.lineEnds)]", canRepeat: true)
      offset += 1
    case "[":
      offset += 1
      append(try characterClass(), canRepeat: true)
    case "\\":
      offset += 1
      try escape()
    case "*", "+", "?":
      offset += 1
      try quantify(String(scalar))
    case "{":
      if let quantifier = try braces() {
        try quantify(quantifier)
      } else {
        append(Self.literal("{"), canRepeat: true)
        offset += 1
      }
    default:
      append(Self.literal(scalar), canRepeat: true)
      offset += 1
    }
  }

  mutating func append(_ text: String, canRepeat: Bool) {
    output += text
    self.canRepeat = canRepeat
  }

  // MARK: Groups

  private mutating func openGroup() throws(PatternError) {
    offset += 1
    var inner = mode
    inner.closesAssertion = false
    if !skip("?") {
      output += groups.open(nil)
    } else if let assertion = ["=", "!", "<=", "<!"].first(where: { skip($0) }) {
      output += "(?" + assertion
      inner.closesAssertion = assertion.hasPrefix("<")
    } else if skip("<") {
      output += groups.open(try groupName())
    } else {
      output += try modifiers(&inner)
    }
    modes.append(inner)
    openGroups += 1
    canRepeat = false
  }

  private mutating func closeGroup() throws(PatternError) {
    guard openGroups > 0 else { throw error(.unopenedGroup) }
    offset += 1
    openGroups -= 1
    let closed = modes.removeLast()
    append(")", canRepeat: !closed.closesAssertion)
  }

  /// Reads a group without a number, maybe with flags: `?:`, `?i:`, `?i-s:`.
  private mutating func modifiers(_ inner: inout Mode) throws(PatternError) -> String {
    var text = "(?"
    var isOff = false
    while let scalar = next() {
      switch scalar {
      case ":": return text + ":"
      case "-" where !isOff: isOff = true
      case "i": break
      case "m":
        inner.isMultiline = !isOff
        continue
      case "s":
        inner.dotMatchesAll = !isOff
        continue
      default: throw error(.badGroup)
      }
      text.unicodeScalars.append(scalar)
    }
    throw error(.badGroup)
  }

  /// Reads a name up to its `>`.
  mutating func groupName() throws(PatternError) -> String {
    let start = offset
    while let scalar = next() {
      guard scalar != ">" else {
        let name = scalars[start..<(offset - 1)]
        guard let first = name.first, !("0"..."9").contains(first) else { throw error(.badName) }
        return String(String.UnicodeScalarView(name))
      }
      guard scalar == "_" || scalar == "$" || scalar.properties.isIDContinue else { break }
    }
    throw error(.badName)
  }

  // MARK: Quantifiers

  private mutating func quantify(_ quantifier: String) throws(PatternError) {
    guard canRepeat else { throw error(.nothingToRepeat) }
    append(quantifier + (skip("?") ? "?" : ""), canRepeat: false)
  }

  /// Reads `{2}`, `{2,}` or `{2,3}`; nil, with nothing passed, if there is none.
  private mutating func braces() throws(PatternError) -> String? {
    let start = offset
    offset += 1
    guard let least = digits() else {
      offset = start
      return nil
    }
    var most: String? = least
    let hasComma = skip(",")
    if hasComma { most = digits() }
    guard skip("}") else {
      offset = start
      return nil
    }
    if let most, Self.isLess(most, least) { throw error(.reversedQuantifier) }
    // PCRE2 counts to 65535, which as an upper limit is as good as none.
    if let most, hasComma, most.utf8.count < 5 || (most.utf8.count == 5 && most <= "65535") {
      return "{\(least),\(most)}"
    }
    return hasComma ? "{\(least),}" : "{\(least)}"
  }

  private mutating func digits() -> String? {
    var text = ""
    while let scalar = peek, ("0"..."9").contains(scalar) {
      if text == "0" { text = "" }
      text.unicodeScalars.append(scalar)
      offset += 1
    }
    return text.isEmpty ? nil : text
  }

  private static func isLess(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count ? left < right : left.utf8.count < right.utf8.count
  }

  // MARK: Spelling

  /// A scalar that stands for itself, within a class or outside.
  static func literal(_ scalar: Unicode.Scalar) -> String {
    let isPlain =
      scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    return isPlain || scalar == " " || scalar == "_" ? String(scalar) : code(scalar.value)
  }

  static func code(_ value: UInt32) -> String { "\\x{" + String(value, radix: 16) + "}" }
}
