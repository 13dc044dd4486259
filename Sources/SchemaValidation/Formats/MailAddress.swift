/// E-mail addresses.
enum MailAddress {
  /// Tells whether the text is a `Mailbox` (RFC 5321 section 4.1.2, RFC 6531 section 3.3).
  static func accepts(_ text: String, isInternational: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard isInternational || bytes.allSatisfy({ $0 < 0x80 }),
      let at = bytes.lastIndex(of: UInt8(ascii: "@"))
    else { return false }
    let local = bytes[..<at]
    return isLocal(local) && isDomain(bytes[(at + 1)...], isInternational)
  }

  private static func isLocal(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.first == UInt8(ascii: "\"") { return isQuoted(bytes) }
    let atoms = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return atoms.allSatisfy { !$0.isEmpty && $0.allSatisfy(isAtomByte) }
  }

  private static let atomSigns = Set("!#$%&'*+-/=?^_`{|}~".utf8)

  private static func isAtomByte(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isLetter || byte >= 0x80 || atomSigns.contains(byte)
  }

  private static func isQuoted(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes.last == UInt8(ascii: "\"") else { return false }
    var isEscaped = false
    for byte in bytes.dropFirst().dropLast() {
      guard byte >= 0x20, byte != 0x7F else { return false }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return false
      }
    }
    return !isEscaped
  }

  private static func isDomain(_ bytes: ArraySlice<UInt8>, _ isInternational: Bool) -> Bool {
    if bytes.first == UInt8(ascii: "[") {
      guard bytes.last == UInt8(ascii: "]") else { return false }
      let literal = bytes.dropFirst().dropLast()
      let tag = "IPv6:".utf8
      return literal.starts(with: tag)
        ? IPAddress.isVersion6(literal.dropFirst(tag.count)) : IPAddress.isVersion4(literal)
    }
    let domain = String(decoding: bytes, as: UTF8.self)
    // An address may be written in any form of Unicode.
    return isInternational ? HostName.looksInternational(domain) : HostName.accepts(domain)
  }
}
