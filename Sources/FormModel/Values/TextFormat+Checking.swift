extension TextFormat {
  /// Tells whether a text may have this form.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .email: Self.isEmail(text)
    case .uri: Self.isURI(text)
    case .uriReference: !text.contains(where: \.isWhitespace)
    case .date: Self.isDate(Array(text.utf8)[...])
    case .time: Self.isTime(Array(text.utf8)[...])
    case .dateTime: Self.isDateTime(Array(text.utf8)[...])
    case .ipv4: Self.isIPv4(text)
    case .uuid: Self.isUUID(text)
    }
  }

  private static func isEmail(_ text: String) -> Bool {
    // Quoted local parts may hold spaces and further signs: only the last one divides.
    guard let at = text.lastIndex(of: "@"), at > text.startIndex else { return false }
    let domain = text[text.index(after: at)...]
    return !domain.isEmpty && !domain.contains(where: \.isWhitespace)
      && (text.hasPrefix("\"") || !text.contains(where: \.isWhitespace))
  }

  private static func isURI(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.first,
      first.isASCII, first.isLetter, !text.contains(where: \.isWhitespace)
    else { return false }
    return text[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    } && text.index(after: colon) < text.endIndex
  }

  private static func isIPv4(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.count) && part.allSatisfy { $0.isASCII && $0.isNumber }
          && (part == "0" || part.first != "0") && UInt8(part) != nil
      }
  }

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }
}
