/// Names of hosts.
enum HostName {
  /// The most bytes of a label and of a name (RFC 1035 section 2.3.4, without the last point).
  private static let (longestLabel, longestName) = (63, 253)

  /// Tells whether the text is a name of ASCII letters, digits and hyphens (RFC 1123 section 2.1).
  static func accepts(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard (1...longestName).contains(bytes.count) else { return false }
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.allSatisfy(isPlain) else { return false }
    let decoded = labels.map { label in
      hasPrefix(label)
        ? InternationalLabel(encoded: label.dropFirst(4)) : InternationalLabel(plain: label)
    }
    return areRight(decoded)
  }

  /// Tells whether the text is a name with letters of any script (RFC 5890 section 2.3.2.3).
  static func acceptsInternational(_ text: String) -> Bool {
    let separators: Set<Unicode.Scalar> = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]
    let labels = text.unicodeScalars.split(
      omittingEmptySubsequences: false,
      whereSeparator: separators.contains
    )
    var length = labels.count - 1
    var decoded: [InternationalLabel?] = []
    for label in labels {
      let bytes = Array(String(label).utf8)
      if bytes.allSatisfy({ $0 < 0x80 }) {
        guard isPlain(bytes[...]) else { return false }
        length += bytes.count
        decoded.append(
          hasPrefix(bytes[...])
            ? InternationalLabel(encoded: bytes.dropFirst(4))
            : InternationalLabel(plain: bytes[...])
        )
      } else {
        let scalars = Array(label)
        guard let encoded = Punycode.encode(scalars), encoded.count + 4 <= longestLabel else {
          return false
        }
        length += encoded.count + 4
        decoded.append(InternationalLabel(scalars))
      }
    }
    return length <= longestName && areRight(decoded)
  }

  /// Tells whether the text may be meant as a name, in any form of Unicode.
  static func looksInternational(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty
        && label.utf8.allSatisfy {
          $0 >= 0x80 || $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-")
        }
        && label.first != "-" && label.last != "-"
    }
  }

  private static func isPlain(_ label: ArraySlice<UInt8>) -> Bool {
    (1...longestLabel).contains(label.count) && label.first != UInt8(ascii: "-")
      && label.last != UInt8(ascii: "-")
      && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  }

  private static func hasPrefix(_ label: ArraySlice<UInt8>) -> Bool {
    label.prefix(4).map { $0 | 0x20 }.elementsEqual("xn\u{2D}\u{2D}".utf8)
  }

  private static func areRight(_ labels: [InternationalLabel?]) -> Bool {
    let known = labels.compactMap { $0 }
    guard known.count == labels.count else { return false }
    // One label that runs from right to left puts all of them under the rules for both directions.
    return !known.contains(where: \.hasRightToLeft) || known.allSatisfy(\.followsBidiRule)
  }
}
