import SchemaTestSupport
import SchemaValidation
import Testing

/// A pattern means what it means in ECMA-262 with the flag `u`.
@Suite struct PatternTranslationTests {
  @Test(arguments: PatternExample.all)
  func meansTheSameAsInECMA262(example: PatternExample) {
    let matcher = FoundationMatcher()
    for text in example.fits {
      #expect(matcher.match(text, pattern: example.pattern) == .matches, "\(text.debugDescription)")
    }
    for text in example.others {
      #expect(
        matcher.match(text, pattern: example.pattern) == .doesNotMatch,
        "\(text.debugDescription)"
      )
    }
  }

  private static let faults: [(pattern: String, reason: PatternError.Reason)] = [
    ("(a", .unclosedGroup), ("(?:a(b)", .unclosedGroup), ("a)", .unopenedGroup),
    ("[a", .unclosedClass), (#"[\]"#, .unclosedClass), ("[z-a]", .reversedRange),
    (#"[\u{1F601}-\u{1F600}]"#, .reversedRange), ("*a", .nothingToRepeat),
    ("a**", .nothingToRepeat), ("a++", .nothingToRepeat), ("^*", .nothingToRepeat),
    (#"\b+"#, .nothingToRepeat), ("(?<=a)*", .nothingToRepeat), ("(*a)", .nothingToRepeat),
    ("a{3,2}", .reversedQuantifier), (#"\"#, .badEscape), (#"\Z"#, .badEscape),
    (#"\A"#, .badEscape), (#"\Qa\E"#, .badEscape), (#"\h"#, .badEscape), (#"\u12"#, .badEscape),
    (#"\u{110000}"#, .badEscape), (#"\x4"#, .badEscape), (#"\c1"#, .badEscape),
    (#"\01"#, .badEscape), (#"\p{Foo=Bar}"#, .badEscape),
    (#"\pL"#, .badEscape), ("(?i)a", .badGroup), ("(?P<n>a)", .badGroup), ("(?#x)", .badGroup),
    ("(?>a)", .badGroup), ("(?<1a>b)", .badName), ("(?<a b>c)", .badName),
    ("(?<n>a)(?<n>b)", .badName), (#"\2(a)"#, .badReference), (#"\k<n>"#, .badReference),
    (#"\k"#, .badReference),
  ]

  @Test func whatECMA262HasNotIsRefusedWithTheReason() {
    for (pattern, reason) in Self.faults {
      let error = #expect(throws: PatternError.self, "\(pattern)") {
        try PatternTranslation(pattern)
      }
      #expect(error?.reason == reason, "\(pattern)")
    }
    #expect(Set(Self.faults.map(\.reason)) == Set(PatternError.Reason.allCases))
  }

  @Test func aFaultSaysWhereItIs() {
    for (pattern, offset) in [("ab[z-a]", 6), (#"é\Z"#, 3), ("a)", 1)] {
      let error = #expect(throws: PatternError.self) { try PatternTranslation(pattern) }
      #expect(error?.offset == offset, "\(pattern)")
    }
  }

  /// ECMA-262 has it, the engine has not: nothing is held against the text.
  @Test func lookingBehindOverAnyLengthCannotBeChecked() throws {
    _ = try PatternTranslation("(?<=a+)b")
    #expect(FoundationMatcher().match("aab", pattern: "(?<=a+)b") == .cannotCheck)
  }

  @Test func aLongPatternTakesNoStack() {
    let deep = String(repeating: "(?:", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect((try? PatternTranslation(deep)) != nil)
    let open = String(repeating: "(", count: 100_000)
    #expect(throws: PatternError.self) { try PatternTranslation(open) }
  }
}
