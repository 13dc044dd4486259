extension DecimalNumber {
  /// Tells whether this number divided by the other is a whole number.
  func isMultiple(of other: DecimalNumber) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty else { return true }
    // Both as whole numbers without trailing zeros, A and B, times powers of ten.
    let shift = (exponent - digits.count) - (other.exponent - other.digits.count)
    // A is not divisible by ten, so it is no multiple of B × 10^n either.
    guard shift >= 0 else { return false }
    // B has at most log₂ B factors of two and of five; more tens than that change nothing.
    let zeros = min(shift, other.digits.count * 4)
    if other.digits.count <= 18 {
      return remainder(zeros: zeros, by: other.digits.reduce(0) { $0 * 10 + UInt64($1) }) == 0
    }
    let (work, overflow) = (digits.count + zeros).multipliedReportingOverflow(
      by: other.digits.count
    )
    guard !overflow, work <= 20_000_000 else { return true }
    return isDivisible(zeros: zeros, by: other.digits)
  }

  private func remainder(zeros: Int, by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    for place in 0..<(digits.count + zeros) {
      let digit = place < digits.count ? UInt64(digits[place]) : 0
      let wide = remainder.multipliedFullWidth(by: 10)
      let (low, carry) = wide.low.addingReportingOverflow(digit)
      remainder = divisor.dividingFullWidth((wide.high + (carry ? 1 : 0), low)).remainder
    }
    return remainder
  }

  /// Divides on paper: bring a digit down, take the divisor away as often as it goes.
  private func isDivisible(zeros: Int, by divisor: [UInt8]) -> Bool {
    // One digit longer than the divisor, most significant first.
    var rest = [UInt8](repeating: 0, count: divisor.count + 1)
    for place in 0..<(digits.count + zeros) {
      rest.removeFirst()
      rest.append(place < digits.count ? digits[place] : 0)
      while Self.subtract(divisor, from: &rest) {}
    }
    return rest.allSatisfy { $0 == 0 }
  }

  private static func subtract(_ divisor: [UInt8], from rest: inout [UInt8]) -> Bool {
    if rest[0] == 0, rest.dropFirst().lexicographicallyPrecedes(divisor) { return false }
    var borrow: UInt8 = 0
    for place in stride(from: divisor.count - 1, through: 0, by: -1) {
      let taken = divisor[place] + borrow
      borrow = rest[place + 1] < taken ? 1 : 0
      rest[place + 1] = rest[place + 1] + borrow * 10 - taken
    }
    rest[0] -= borrow
    return true
  }
}
