import OrderedJSON
import TestSupport
import Testing

@Suite struct PointerTests {
  /// The examples of RFC 6901 sections 5 and 6.
  static let document: JSONValue = [
    "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6,
    " ": 7, "m~n": 8,
  ]

  @Test(
    arguments: [
      ("/foo/0", "#/foo/0", "bar"), ("/", "#/", 0), ("/a~1b", "#/a~1b", 1),
      ("/c%d", "#/c%25d", 2), ("/e^f", "#/e%5Ef", 3), ("/g|h", "#/g%7Ch", 4),
      ("/i\\j", "#/i%5Cj", 5), ("/k\"l", "#/k%22l", 6), ("/ ", "#/%20", 7), ("/m~0n", "#/m~0n", 8),
    ] as [(String, String, JSONValue)]
  )
  func leadsWhereTheStandardSays(text: String, fragment: String, value: JSONValue) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(Self.document[pointer] == value)
    #expect(pointer.description == text)
    #expect(pointer.fragment == fragment)
    #expect(JSONPointer(fragment: fragment) == pointer)
  }

  @Test func rootIsTheDocument() {
    #expect(JSONPointer("") == .root)
    #expect(JSONPointer(fragment: "#") == .root)
    #expect(Self.document[JSONPointer.root] == Self.document)
  }

  @Test(arguments: ["foo", "/~", "/~2", "/a~"])
  func refusesWhatIsNoPointer(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test(arguments: ["/foo/2", "/foo/00", "/foo/-", "/foo/-1", "/foo/x", "/nowhere", "/a~1b/c"])
  func leadsNowhereWithoutCrashing(text: String) throws {
    #expect(Self.document[try #require(JSONPointer(text))] == nil)
  }

  @Test func setsValuesAndMakesObjectsOnTheWay() throws {
    var value: JSONValue = ["list": [1, 2]]
    #expect(value.set(3, at: try #require(JSONPointer("/a/b~1c"))))
    #expect(value.set(9, at: try #require(JSONPointer("/list/0"))))
    #expect(value.set(8, at: try #require(JSONPointer("/list/-"))))
    #expect(value.set(7, at: try #require(JSONPointer("/list/3"))))
    #expect(!value.set(7, at: try #require(JSONPointer("/list/9"))))
    var made: JSONValue = [:]
    #expect(made.set(1, at: try #require(JSONPointer("/a/0/b")), makingLists: true))
    #expect(made.set(2, at: try #require(JSONPointer("/a/-/c/-")), makingLists: true))
    #expect(made.text() == #"{"a":[{"b":1},{"c":[2]}]}"#)
    #expect(!value.set(7, at: try #require(JSONPointer("/list/0/x"))))
    #expect(value.text() == #"{"list":[9,2,8,7],"a":{"b/c":3}}"#)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func roundTripsAnyTokens(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tokens = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      RandomJSON.string(&random)
    }
    let pointer = JSONPointer(tokens: tokens)
    #expect(JSONPointer(pointer.description) == pointer)
    #expect(JSONPointer(fragment: pointer.fragment) == pointer)
  }
}
