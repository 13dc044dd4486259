import OrderedJSON
import TestSupport
import Testing

@Suite struct NumberTests {
  private func number(_ text: String) throws -> JSONNumber {
    try #require(JSONNumber(text), "\(text)")
  }

  @Test(arguments: [
    "0", "-0", "1", "10", "1.0", "-1.5e10", "1E+5", "0.00", "123456789012345678901",
  ])
  func takesWhatTheGrammarAllows(text: String) throws {
    #expect(try number(text).text == text)
  }

  @Test(arguments: [
    "", "+1", "01", ".5", "5.", "1e", "0x1", "1 ", " 1", "NaN", "--1", "１", "1e1.5",
  ])
  func refusesEverythingElse(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test(arguments: [
    ("1", "1.0"), ("1e2", "100"), ("0", "-0.00e5"), ("0.1", "1e-1"), ("12.30", "1230e-2"),
    ("1e400", "10e399"), ("1e99999999999999999999", "1e99999999999999999999"),
  ])
  func comparesByValue(left: String, right: String) throws {
    #expect(try number(left) == number(right))
    #expect(try number(left).hashValue == number(right).hashValue)
    #expect(try !(number(left) < number(right)) && !(number(right) < number(left)))
  }

  @Test func ordersExactly() throws {
    let texts = [
      "-1e400", "-2", "-1.5", "-1", "-0.001", "0", "1e-400", "0.5", "0.51", "1",
      "9007199254740992", "9007199254740993", "1e400", "1.00000000000000000001e400",
    ]
    let numbers = try texts.map(number)
    for (place, left) in numbers.enumerated() {
      for right in numbers[(place + 1)...] {
        #expect(left < right && !(right < left) && left != right, "\(left) \(right)")
      }
    }
  }

  @Test(arguments: [
    ("1", 1), ("1.0", 1), ("1e2", 100), ("-0", 0), ("1200e-2", 12),
    ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("1e30", nil), ("1.5", nil),
    ("1e-1", nil),
  ])
  func givesWholeNumbersThatFit(text: String, value: Int?) throws {
    #expect(try number(text).intValue == value)
  }

  @Test(arguments: [
    ("1", true), ("1.0", true), ("1e2", true), ("1.5", false), ("15e-1", false),
    ("1e400", true), ("0.0", true), ("1e-400", false),
  ])
  func knowsWholeNumbers(text: String, isInteger: Bool) throws {
    #expect(try number(text).isInteger == isInteger)
  }

  @Test(arguments: [
    ("0.3", "0.1", true), ("1.1", "0.01", true), ("19.99", "0.01", true), ("0.35", "0.1", false),
    ("4.5", "1.5", true), ("7", "2", false), ("0", "3", true), ("-9", "3", true), ("5", "0", true),
    ("1e308", "0.5", true), ("1e308", "0.123456789", false), ("12391239123", "1e-8", true),
    ("1e1000", "3", false), ("3e1000", "3", true), ("0.0075", "0.0001", true),
    ("1234567890123456789012345678900", "12345678901234567890123456789", true),
    ("1234567890123456789012345678901", "12345678901234567890123456789", false),
    ("1e60", "9007199254740992000000000000001", false),
  ])
  func knowsMultiplesExactly(text: String, divisor: String, isMultiple: Bool) throws {
    #expect(try number(text).isMultiple(of: number(divisor)) == isMultiple)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func agreesWithIntegers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let left = Int.random(in: -1_000_000...1_000_000, using: &random)
    let right = Int.random(in: 1...2000, using: &random)
    #expect(JSONNumber(left).isMultiple(of: JSONNumber(right)) == left.isMultiple(of: right))
    #expect((JSONNumber(left) < JSONNumber(right)) == (left < right))
    #expect(JSONNumber(left).doubleValue == Double(left))
    #expect(try number("\(left)e-3").intValue == (left.isMultiple(of: 1000) ? left / 1000 : nil))
  }

  @Test func takesDoublesThatAreNumbers() {
    #expect(JSONNumber(1.5)?.text == "1.5")
    #expect(JSONNumber(1e20).map { $0 == JSONNumber("100000000000000000000") } == true)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(-Double.infinity) == nil)
  }

  @Test func losesItsFractionUpToFortyDigits() throws {
    #expect(try number("1e39").withoutFraction.text == "1" + String(repeating: "0", count: 39))
    #expect(try number("1e40").withoutFraction.text == "1e40")
    #expect(try number("-3.0").withoutFraction.text == "-3")
    #expect(try number("0.0").withoutFraction.text == "0")
    #expect(try number("1.5").withoutFraction.text == "1.5")
  }
}
