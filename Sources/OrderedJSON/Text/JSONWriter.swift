/// Writes JSON text as UTF-8 bytes.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let style: JSONStyle

  init(style: JSONStyle) {
    self.style = style
  }

  mutating func write(_ value: JSONValue, indentation: Int = 0) {
    switch value.kind {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): bytes.append(contentsOf: number.text.utf8)
    case .string(let text): write(text)
    case .array(let elements): write(elements, indentation)
    case .object(let object): write(object, indentation)
    }
  }

  private mutating func write(_ elements: [JSONValue], _ indentation: Int) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      separate(isFirst: index == 0, indentation + 1)
      write(element, indentation: indentation + 1)
    }
    if !elements.isEmpty { startLine(indentation) }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ object: JSONObject, _ indentation: Int) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in object.members.enumerated() {
      separate(isFirst: index == 0, indentation + 1)
      write(member.key)
      bytes.append(UInt8(ascii: ":"))
      if style == .pretty { bytes.append(UInt8(ascii: " ")) }
      write(member.value, indentation: indentation + 1)
    }
    if !object.isEmpty { startLine(indentation) }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func separate(isFirst: Bool, _ indentation: Int) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    startLine(indentation)
  }

  private mutating func startLine(_ indentation: Int) {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation * 2))
  }

  /// Writes a string, escaping only what RFC 8259 section 7 says must be.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0C: bytes.append(contentsOf: "\\f".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case ..<0x20:
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
