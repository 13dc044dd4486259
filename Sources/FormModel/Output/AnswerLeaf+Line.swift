import OrderedJSON

extension AnswerLeaf {
  /// The leaf as a line of text; nil if it has no value.
  var line: String? { joined(escaping: Self.escaped).map { $0 + "\n" } }

  /// The leaf with a NUL behind it; nil if it has no value.
  var record: String? { joined(escaping: Self.withoutNul).map { $0 + "\u{0}" } }

  private func joined(escaping escape: (String) -> String) -> String? {
    guard let value else { return nil }
    return value.isNull ? encodedPointer : encodedPointer + "=" + escape(text)
  }

  /// The pointer without an equals sign in it.
  private var encodedPointer: String {
    var bytes: [UInt8] = []
    for byte in pointer.description.utf8 {
      switch byte {
      case ..<0x20, 0x7F, UInt8(ascii: "%"), UInt8(ascii: "="):
        bytes.append(contentsOf: (byte < 0x10 ? "%0" : "%").utf8)
        bytes.append(contentsOf: String(byte, radix: 16, uppercase: true).utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text with U+FFFD for each NUL, which ends a text for most programs.
  static func withoutNul(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == "\u{0}" ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}
