extension InternationalLabel {
  /// Directions of letters, as far as labels have them (Unicode Standard Annex 9).
  private enum Direction {
    case left, right, europeanNumber, arabicNumber, mark, neutral
  }

  /// Whether there is a letter or a number that runs from right to left.
  var hasRightToLeft: Bool {
    scalars.contains { [.right, .arabicNumber].contains(Self.direction(of: $0)) }
  }

  /// Whether the label can stand in a name with parts of both directions (RFC 5893 section 2).
  var followsBidiRule: Bool {
    let directions = scalars.map(Self.direction)
    let last = directions.last { $0 != .mark }
    switch directions.first {
    case .right:
      return !directions.contains(.left)
        && !(directions.contains(.europeanNumber) && directions.contains(.arabicNumber))
        && [.right, .europeanNumber, .arabicNumber].contains(last)
    case .left:
      return !directions.contains(.right) && !directions.contains(.arabicNumber)
        && [.left, .europeanNumber].contains(last)
    case .europeanNumber, .arabicNumber, .mark, .neutral, nil: return false
    }
  }

  private static func direction(of scalar: Unicode.Scalar) -> Direction {
    switch scalar.value {
    case 0x2D, 0x200C, 0x200D: return .neutral
    case 0x30...0x39, 0x6F0...0x6F9: return .europeanNumber
    case 0x600...0x605, 0x660...0x669, 0x66B...0x66C, 0x6DD, 0x8E2, 0x10D30...0x10D39:
      return .arabicNumber
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    default: break
    }
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .right
    default: return .left
    }
  }
}
