/// The grammar of addresses: RFC 3986, and RFC 3987 for those with letters of any script.
struct AddressGrammar {
  let isInternational: Bool

  /// Tells whether the text is an address with a scheme.
  func isFull(_ text: String) -> Bool {
    let parts = AddressParts(text)
    return parts.scheme != nil && isRight(parts)
  }

  /// Tells whether the text is an address with a scheme or without.
  func isReference(_ text: String) -> Bool {
    isRight(AddressParts(text))
  }

  private func isRight(_ parts: AddressParts) -> Bool {
    if let scheme = parts.scheme {
      guard let first = scheme.first, first.isLetter, scheme.allSatisfy(Self.isSchemeByte) else {
        return false
      }
    } else if let colon = parts.path.firstIndex(of: UInt8(ascii: ":")), parts.authority == nil,
      !parts.path[..<colon].contains(UInt8(ascii: "/"))
    {
      // The text before the colon would be a scheme.
      return false
    }
    if let authority = parts.authority {
      guard isAuthority(authority) else { return false }
    }
    return has(parts.path, "/:@")
      && parts.query.map { has($0, "/?:@", allowsPrivate: true) } ?? true
      && parts.fragment.map { has($0, "/?:@") } ?? true
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "+-.".utf8.contains(byte)
  }

  private func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    var host = bytes
    if let at = bytes.lastIndex(of: UInt8(ascii: "@")) {
      guard has(bytes[..<at], ":") else { return false }
      host = bytes[(at + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let literal = host[(host.startIndex + 1)..<end]
      guard IPAddress.isVersion6(literal) || isFuture(literal) else { return false }
      return isPort(host[(end + 1)...])
    }
    let colon = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
    return has(host[..<colon], "") && isPort(host[colon...])
  }

  private func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.isEmpty
      || (bytes.first == UInt8(ascii: ":") && bytes.dropFirst().allSatisfy(\.isDigit))
  }

  /// `IPvFuture`: `v1.…`.
  private func isFuture(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")), let first = bytes.first,
      first | 0x20 == UInt8(ascii: "v")
    else { return false }
    let version = bytes[(bytes.startIndex + 1)..<point]
    let rest = bytes[(point + 1)...]
    return !version.isEmpty && version.allSatisfy(\.isHexadecimal) && !rest.isEmpty
      && !rest.contains(UInt8(ascii: "%")) && has(rest, ":")
  }

  /// Tells whether there is nothing but unreserved signs, sub-delimiters, percent escapes and
  /// these.
  private func has(
    _ bytes: ArraySlice<UInt8>,
    _ more: StaticString,
    allowsPrivate: Bool = false
  ) -> Bool {
    let more = more.description.utf8
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.popFirst()?.isHexadecimal == true, rest.popFirst()?.isHexadecimal == true else {
          return false
        }
      } else if byte >= 0x80 {
        guard isInternational else { return false }
      } else if !byte.isLetter, !byte.isDigit, !"-._~!$&'()*+,;=".utf8.contains(byte),
        !more.contains(byte)
      {
        return false
      }
    }
    guard isInternational else { return true }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
      $0.isASCII || Self.isUniversal($0)
        || (allowsPrivate && $0.properties.generalCategory == .privateUse)
    }
  }

  /// `ucschar`: no control, no private use, no code point that is not a character.
  private static func isUniversal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0x10000...0xDFFFF: scalar.value & 0xFFFF < 0xFFFE
    case 0xE1000...0xEFFFF: scalar.value & 0xFFFF < 0xFFFE
    default: false
    }
  }
}

/// The parts of an address, as bytes.
private struct AddressParts {
  var scheme: ArraySlice<UInt8>?
  var authority: ArraySlice<UInt8>?
  var path: ArraySlice<UInt8>
  var query: ArraySlice<UInt8>?
  var fragment: ArraySlice<UInt8>?

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = rest[(hash + 1)...]
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[(mark + 1)...]
      rest = rest[..<mark]
    }
    let letters = rest.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") }
    if !letters.isEmpty, letters.endIndex < rest.endIndex,
      rest[letters.endIndex] == UInt8(ascii: ":")
    {
      scheme = letters
      rest = rest[(letters.endIndex + 1)...]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    path = rest
  }
}
