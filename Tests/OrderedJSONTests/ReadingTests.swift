import OrderedJSON
import Testing

@Suite struct ReadingTests {
  @Test func keepsMemberOrderAndNumberText() throws {
    let text = #"{"b":1.50,"10":-0,"2":1E+2,"a":12345678901234567890.123}"#
    #expect(try JSONValue(reading: text).text() == text)
  }

  @Test func tellsWhereEveryValueAndNameStands() throws {
    let text = "{\n  \"é\": [true,\r\n    null],\r  \"x\": \"😀\", \"y\": 1\n}"
    let value = try JSONValue(reading: text)
    let members = try #require(value.objectValue?.members)
    #expect(value.position == JSONPosition(line: 1, column: 1))
    #expect(members[0].keyPosition == JSONPosition(line: 2, column: 3))
    #expect(members[0].value.position == JSONPosition(line: 2, column: 8))
    #expect(members[0].value[0]?.position == JSONPosition(line: 2, column: 9))
    #expect(members[0].value[1]?.position == JSONPosition(line: 3, column: 5))
    #expect(members[1].keyPosition == JSONPosition(line: 4, column: 3))
    #expect(members[2].keyPosition == JSONPosition(line: 4, column: 13))
    #expect(members[2].value.position == JSONPosition(line: 4, column: 18))
  }

  @Test func skipsAByteOrderMark() throws {
    let value = try JSONValue(reading: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    #expect(value.position == JSONPosition(line: 1, column: 1))
    #expect(value == [1])
  }

  @Test func keepsTheLastOfDoubledNamesInTheFirstPlaceAndSaysSo() throws {
    let document = try JSONDocument(reading: #"{"a":1,"b":2,"a":3,"a":4}"#)
    #expect(document.value.text() == #"{"a":4,"b":2}"#)
    #expect(document.duplicateKeys.map(\.key) == ["a", "a"])
    #expect(document.duplicateKeys.map(\.discardedValue) == [1, 3])
    #expect(document.duplicateKeys.map(\.position.column) == [14, 20])
    #expect(document.duplicateKeys.map(\.firstPosition?.column) == [2, 2])
  }

  @Test func takesComposedAndDecomposedNamesForDifferent() throws {
    let document = try JSONDocument(reading: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(document.duplicateKeys.isEmpty)
    #expect(document.value["\u{E9}"] == 1)
    #expect(document.value["e\u{301}"] == 2)
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
  }

  @Test func findsNamesInLargeObjects() throws {
    let members = (0..<1000).map { "\"k\($0)\":\($0)" }
    let value = try JSONValue(reading: "{" + members.joined(separator: ",") + "}")
    for number in 0..<1000 {
      #expect(value["k\(number)"]?.numberValue?.intValue == number)
    }
    #expect(value["k1000"] == nil)
  }

  @Test func undoesEscapes() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00\u0000é""#
    #expect(
      try JSONValue(reading: text).stringValue
        == "\"\\/\u{8}\u{C}\n\r\tA\u{E9}\u{1F600}\u{0}é"
    )
  }

  @Test(arguments: [1, 2, 255, 256])
  func readsNestingUpToTheLimit(depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try JSONValue(reading: text).text() == text)
  }

  @Test func survivesTheDeepestLimit() throws {
    let text = String(repeating: "[{\"a\":", count: 500) + "1" + String(repeating: "}]", count: 500)
    let limits = JSONLimits(depth: 1_000_000)
    let value = try JSONValue(reading: text, limits: limits)
    #expect(try value == JSONValue(reading: value.text(.pretty), limits: limits))
    #expect(limits.depth == 1000)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func refusesDeeperNestingWithoutCrashing(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let error = #expect(throws: JSONError.self) { try JSONValue(reading: text) }
    #expect(error?.reason == .tooDeep(limit: 256))
    #expect(error?.position.line == 1)
  }

  @Test func refusesMoreBytesThanTheLimit() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 200)
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(reading: bytes, limits: JSONLimits(size: 199))
    }
    #expect(error?.reason == .tooLarge(limit: 199))
  }

  @Test func survivesEveryTruncationAndEveryChangedByte() throws {
    let bytes = Array(#"{"a":[1.5e-3,"x\u00e9\n€😀",true,null],"b":{"c":{}}}"#.utf8)
    for length in bytes.indices {
      #expect(throws: JSONError.self) { try JSONValue(reading: Array(bytes[..<length])) }
    }
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        _ = try? JSONValue(reading: changed)
      }
    }
  }

  /// The law of the kind: a name is found again however many members and objects there are before
  /// it.
  @Test(arguments: [1, 5, 12, 13, 20, 100], [0, 1, 3])
  func findsANameAgainInAnyObject(count: Int, depth: Int) throws {
    let members = (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let again = (0..<count).map { "\"k\($0)\":-1" }.joined(separator: ",")
    var text = "{\(members),\(again)}"
    for _ in 0..<depth { text = "{\"a\":1,\"b\":2,\"o\":\(text),\"c\":3}" }
    let document = try JSONDocument(reading: text)
    #expect(document.duplicateKeys.map(\.key) == (0..<count).map { "k\($0)" })
    #expect(
      document.duplicateKeys.map(\.discardedValue) == (0..<count).map { .number(JSONNumber($0)) }
    )
    var object: JSONValue? = document.value
    for _ in 0..<depth {
      #expect(object?.objectValue?.keys == ["a", "b", "o", "c"])
      object = object?["o"]
    }
    #expect(object?.objectValue?.count == count)
    for number in 0..<count { #expect(object?["k\(number)"] == .number(JSONNumber(-1))) }
  }
}
