/// A set of code points, as ranges in order.
struct PatternSet {
  let ranges: [ClosedRange<UInt32>]

  /// `\d` (ECMA-262, CharacterClassEscape).
  static let digits = PatternSet(ranges: [0x30...0x39])
  /// `\w`.
  static let word = PatternSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// `\s`: white space and the ends of lines.
  static let space = PatternSet(ranges: [
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  /// All other code points.
  var inverted: PatternSet {
    var result: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if range.lowerBound > start { result.append(start...(range.lowerBound - 1)) }
      start = range.upperBound + 1
    }
    result.append(start...0x10FFFF)
    return PatternSet(ranges: result)
  }

  /// The set as it is written in a class.
  var text: String {
    ranges.map { range in
      let low = PatternTranslator.code(range.lowerBound)
      return range.count == 1 ? low : low + "-" + PatternTranslator.code(range.upperBound)
    }.joined()
  }
}
