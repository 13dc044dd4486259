/// Addresses of the Internet Protocol.
enum IPAddress {
  /// Tells whether the text is four numbers up to 255, none with a zero before it.
  static func isVersion4(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard part.count <= 3, let number = Timestamp.number(part) else { return false }
        return number < 256 && (part.count == 1 || part.first != UInt8(ascii: "0"))
      }
  }

  /// Tells whether the text is eight groups of hexadecimal digits; `::` stands for the missing
  /// ones, and an IPv4 address for the last two.
  static func isVersion6(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= 45 else { return false }
    let colon = UInt8(ascii: ":")
    let pairs = bytes.indices.dropLast().filter { bytes[$0] == colon && bytes[$0 + 1] == colon }
    guard let gap = pairs.first else { return groups(bytes, mayEndIn4: true) == 8 }
    guard pairs.count == 1, let before = groups(bytes[..<gap], mayEndIn4: false),
      let after = groups(bytes[(gap + 2)...], mayEndIn4: true)
    else { return false }
    return before + after < 8
  }

  /// The number of groups between colons; nil if one is none.
  private static func groups(_ bytes: ArraySlice<UInt8>, mayEndIn4: Bool) -> Int? {
    if bytes.isEmpty { return 0 }
    var parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var count = 0
    if mayEndIn4, let last = parts.last, last.contains(UInt8(ascii: ".")) {
      guard isVersion4(last) else { return nil }
      parts.removeLast()
      count = 2
    }
    guard parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isHexadecimal) }) else {
      return nil
    }
    return count + parts.count
  }
}
