extension TextFormat {
  /// RFC 3339 `full-date`, with a day that the month has.
  static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]),
      let month = number(parts[1]), let day = number(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  /// RFC 3339 `full-time`; seconds and offset may be left out, as time widgets do.
  static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let signs = [UInt8(ascii: "Z"), UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-")]
    let end = bytes.firstIndex(where: signs.contains) ?? bytes.endIndex
    guard isClock(bytes[..<end]) else { return false }
    let offset = bytes[end...]
    guard let sign = offset.first else { return true }
    if sign | 0x20 == UInt8(ascii: "z") { return offset.count == 1 }
    let parts = offset.dropFirst().split(
      separator: UInt8(ascii: ":"),
      omittingEmptySubsequences: false
    )
    guard parts.map(\.count) == [2, 2], let hours = number(parts[0]), let minutes = number(parts[1])
    else { return false }
    return hours < 24 && minutes < 60
  }

  static func isDateTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let separators = [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")]
    guard let middle = bytes.firstIndex(where: separators.contains) else { return false }
    return isDate(bytes[..<middle]) && isTime(bytes[(middle + 1)...])
  }

  private static func isClock(_ bytes: ArraySlice<UInt8>) -> Bool {
    let halves = bytes.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let clock = halves.first else { return false }
    if halves.count == 2, number(halves[1]) == nil { return false }
    let parts = clock.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3 || (parts.count == 2 && halves.count == 1),
      parts.allSatisfy({ $0.count == 2 })
    else { return false }
    let values = parts.compactMap(number)
    // A leap second is a second too.
    return values.count == parts.count && values[0] < 24 && values[1] < 60
      && (values.count == 2 || values[2] <= 60)
  }

  /// The number that digits make, nil for anything else; of long rows only the first digits count.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return bytes.prefix(9).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
