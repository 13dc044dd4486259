import OrderedJSON
import TestSupport
import Testing

@Suite struct WritingTests {
  @Test func escapesOnlyWhatMustBe() {
    let value = JSONValue.string("\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}\u{2028}é😀")
    #expect(value.text() == "\"\\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001f\u{7F}\u{2028}é😀\"")
  }

  @Test func indentsByTwoSpaces() {
    let value: JSONValue = ["a": [1, [], ["b": [:]]], "c": [:]]
    #expect(
      value.text(.pretty) == """
        {
          "a": [
            1,
            [],
            {
              "b": {}
            }
          ],
          "c": {}
        }
        """
    )
    #expect(value.text() == #"{"a":[1,[],{"b":{}}],"c":{}}"#)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func whatIsWrittenReadsBackTheSame(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let value = RandomJSON.value(&random)
    for style in [JSONStyle.compact, .pretty] {
      let text = value.text(style)
      let back = try JSONDocument(reading: text)
      #expect(back.value == value)
      #expect(back.value.text(style) == text)
      #expect(back.duplicateKeys.isEmpty)
    }
  }

  @Test func equalityIgnoresOrderPlaceAndNumberStyle() throws {
    let left = try JSONValue(reading: #"{"a":1.0,"b":[1e2]}"#)
    let right = try JSONValue(reading: "\n {\"b\":[100],\n\"a\":1}")
    #expect(left == right)
    #expect(left != [1])
    #expect(try JSONValue(reading: "[1,2]") != JSONValue(reading: "[2,1]"))
  }

  @Test func removingAMemberKeepsTheOthersFindable() {
    var object = JSONObject()
    for number in 0..<20 { object["k\(number)"] = .number(JSONNumber(number)) }
    for number in stride(from: 0, to: 20, by: 2) { object["k\(number)"] = nil }
    #expect(object.keys == (0..<20).filter { !$0.isMultiple(of: 2) }.map { "k\($0)" })
    #expect(object["k19"] == 19)
    #expect(object["k18"] == nil)
  }
}
