/// Reads one JSON text from UTF-8 bytes (RFC 8259).
///
/// Nesting recurses, at most as deep as the limit allows.
struct JSONReader {
  let bytes: [UInt8]
  let limits: JSONLimits
  var offset = 0
  var duplicateKeys: [JSONDuplicateKey] = []
  /// The members of all objects that are open, those of the innermost last.
  var openMembers: [JSONObject.Member] = []

  private var line = 1
  private var lineStart = 0
  /// The UTF-8 continuation bytes since `lineStart`: they make no column.
  var continuationBytes = 0

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Where the next byte stands.
  var position: JSONPosition {
    JSONPosition(line: line, column: offset - lineStart - continuationBytes + 1)
  }

  func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(position: position, reason: reason)
  }

  mutating func readDocument() throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.size else { throw error(.tooLarge(limit: limits.size)) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
    guard skipSpace() != nil else { throw error(.empty) }
    let value = try readValue(depth: 0)
    guard let byte = skipSpace() else { return value }
    throw error(byte == UInt8(ascii: "/") ? .comment : .trailingText)
  }

  /// Moves to the next byte that is not white space and returns it, or nil at the end.
  @inline(__always)
  mutating func skipSpace() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte <= 0x20 else { return byte }
      switch byte {
      case 0x20, 0x09:
        offset += 1
      case 0x0A:
        offset += 1
        startLine()
      case 0x0D:
        offset += 1
        if offset >= bytes.count || bytes[offset] != 0x0A { startLine() }
      default:
        return byte
      }
    }
    return nil
  }

  private mutating func startLine() {
    line += 1
    lineStart = offset
    continuationBytes = 0
  }

  /// Reads the value at the next byte, which is no white space.
  mutating func readValue(depth: Int) throws(JSONError) -> JSONValue {
    let start = position
    guard offset < bytes.count else { throw error(.expectedValue) }
    switch bytes[offset] {
    case UInt8(ascii: "\""):
      return JSONValue(.string(try readString()), position: start)
    case UInt8(ascii: "{"):
      return JSONValue(.object(try readObject(depth: depth + 1)), position: start)
    case UInt8(ascii: "["):
      return JSONValue(.array(try readArray(depth: depth + 1)), position: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try readNumber()), position: start)
    case UInt8(ascii: "t"):
      return JSONValue(try readWord("true", .bool(true)), position: start)
    case UInt8(ascii: "f"):
      return JSONValue(try readWord("false", .bool(false)), position: start)
    case UInt8(ascii: "n"):
      return JSONValue(try readWord("null", .null), position: start)
    case let byte:
      throw error(Self.reason(forUnexpected: byte))
    }
  }

  private static func reason(forUnexpected byte: UInt8) -> JSONError.Reason {
    switch byte {
    case UInt8(ascii: "/"): .comment
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .unknownWord
    case 0x80...: .invalidUTF8
    default: .expectedValue
    }
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONValue.Kind)
    throws(JSONError) -> JSONValue.Kind
  {
    let letters = word.description.utf8
    guard bytes.dropFirst(offset).starts(with: letters) else { throw error(.unknownWord) }
    offset += letters.count
    return kind
  }

  private mutating func readNumber() throws(JSONError) -> JSONNumber {
    let start = offset
    do throws(NumberGrammar.Mistake) {
      offset = try NumberGrammar.end(of: bytes, from: start)
    } catch {
      offset = error.offset
      throw self.error(error.reason)
    }
    return JSONNumber(checked: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func readArray(depth: Int) throws(JSONError) -> [JSONValue] {
    guard depth <= limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    offset += 1
    var elements: [JSONValue] = []
    if skipSpace() == UInt8(ascii: "]") {
      offset += 1
      return elements
    }
    while true {
      guard offset < bytes.count else { throw error(.unterminatedArray) }
      if !elements.isEmpty, bytes[offset] == UInt8(ascii: "]") { throw error(.trailingComma) }
      elements.append(try readValue(depth: depth))
      switch skipSpace() {
      case UInt8(ascii: ","):
        offset += 1
        _ = skipSpace()
      case UInt8(ascii: "]"):
        offset += 1
        return elements
      case nil:
        throw error(.unterminatedArray)
      case UInt8(ascii: "/"):
        throw error(.comment)
      default:
        throw error(.expectedCommaOrBracket)
      }
    }
  }
}
