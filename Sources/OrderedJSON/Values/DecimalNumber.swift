/// A decimal number taken apart: a sign, significant digits and a power of ten.
///
/// The value is 0.d₁d₂d₃… × 10^`exponent`. The first and the last digit are not zero; zero has no
/// digits, no sign and exponent 0, so that equal values have equal parts.
struct DecimalNumber: Hashable {
  private(set) var isNegative = false
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  // Far beyond any real exponent; ten times as much still fits an Int.
  private static let exponentLimit = 1 << 59

  /// Takes apart a text that follows the JSON number grammar.
  init(_ text: String) {
    var pointShift = 0
    var sawPoint = false
    var written = 0
    var iterator = text.utf8.makeIterator()
    scan: while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): sawPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        written = Self.exponent(&iterator)
        break scan
      default:
        if !digits.isEmpty || byte != UInt8(ascii: "0") {
          digits.append(byte &- UInt8(ascii: "0"))
          if !sawPoint { pointShift += 1 }
        } else if sawPoint {
          pointShift -= 1
        }
      }
    }
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      isNegative = false
    } else {
      exponent = written + pointShift
    }
  }

  private static func exponent(_ iterator: inout String.UTF8View.Iterator) -> Int {
    var value = 0
    var isNegative = false
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      default: value = min(value * 10 + Int(byte &- UInt8(ascii: "0")), exponentLimit)
      }
    }
    return isNegative ? -value : value
  }

  var isInteger: Bool { exponent >= digits.count }

  var intValue: Int? {
    guard isInteger, exponent <= 19 else { return nil }
    var value = 0
    for place in 0..<exponent {
      let digit = place < digits.count ? Int(digits[place]) : 0
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      // Counting downwards reaches Int.min too.
      let (sum, overflowed) = product.subtractingReportingOverflow(digit)
      guard !overflow, !overflowed else { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == Int.min ? nil : -value
  }
}

extension DecimalNumber: Comparable {
  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? right.isSmallerInMagnitude(than: left) : left.isSmallerInMagnitude(than: right)
  }

  private func isSmallerInMagnitude(than other: DecimalNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
