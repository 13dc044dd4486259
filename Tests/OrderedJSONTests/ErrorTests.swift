import OrderedJSON
import Testing

@Suite struct ErrorTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let reason: JSONError.Reason
    let place: String
    var testDescription: String { text }

    init(_ text: String, _ reason: JSONError.Reason, _ place: String) {
      self.text = text
      self.reason = reason
      self.place = place
    }
  }

  static let examples = [
    Example("", .empty, "1:1"),
    Example(" \n ", .empty, "2:2"),
    Example("{\"a\":1 \"b\":2}", .expectedCommaOrBrace, "1:8"),
    Example("{\"a\":1,}", .trailingComma, "1:8"),
    Example("[1,\n]", .trailingComma, "2:1"),
    Example("[1 2]", .expectedCommaOrBracket, "1:4"),
    Example("{a:1}", .expectedNameOrBrace, "1:2"),
    Example("{\"a\":1,b:2}", .expectedName, "1:8"),
    Example("{\"a\" 1}", .expectedColon, "1:6"),
    Example("{\"a\"", .expectedColon, "1:5"),
    Example("{\"a\":", .unterminatedObject, "1:6"),
    Example("{", .unterminatedObject, "1:2"),
    Example("[", .unterminatedArray, "1:2"),
    Example("[1", .unterminatedArray, "1:3"),
    Example("[1,", .unterminatedArray, "1:4"),
    Example("[,1]", .expectedValue, "1:2"),
    Example("\"é", .unterminatedString, "1:3"),
    Example("\"a\\", .unterminatedString, "1:4"),
    Example("\"é\u{1}\"", .controlCharacter(1), "1:3"),
    Example("\"é\\x\"", .invalidEscape, "1:3"),
    Example("\"\\u12\"", .invalidEscape, "1:2"),
    Example("\"\\ud800\"", .loneSurrogate, "1:2"),
    Example("\"\\udc00\"", .loneSurrogate, "1:2"),
    Example("\"\\ud800\\u0041\"", .loneSurrogate, "1:2"),
    Example("[01]", .leadingZero, "1:3"),
    Example("-", .expectedDigit, "1:2"),
    Example("[1.]", .expectedDigit, "1:4"),
    Example("[1e]", .expectedDigit, "1:4"),
    Example("[+1]", .expectedValue, "1:2"),
    Example("[.5]", .expectedValue, "1:2"),
    Example("[nul]", .unknownWord, "1:2"),
    Example("NaN", .unknownWord, "1:1"),
    Example("'a'", .expectedValue, "1:1"),
    Example("// x\n1", .comment, "1:1"),
    Example("[1, /* x */ 2]", .comment, "1:5"),
    Example("{\"é\":1} x", .trailingText, "1:9"),
    Example("é", .invalidUTF8, "1:1"),
  ]

  @Test(arguments: examples)
  func saysWhatAndWhere(example: Example) {
    let error = #expect(throws: JSONError.self) { try JSONValue(reading: example.text) }
    #expect(error?.reason == example.reason)
    #expect(error?.position.description == example.place)
  }

  @Test func findsTheByteThatIsNotUTF8() {
    let bytes = Array("[\n \"é€\u{1F600}a".utf8) + [0xC3, 0x28] + Array("z\"]".utf8)
    let error = #expect(throws: JSONError.self) { try JSONValue(reading: bytes) }
    #expect(error?.reason == .invalidUTF8)
    #expect(error?.position == JSONPosition(line: 2, column: 7))
  }
}
