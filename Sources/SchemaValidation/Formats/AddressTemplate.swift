/// Addresses with variables (RFC 6570).
enum AddressTemplate {
  /// Tells whether the text follows the grammar of section 2.
  static func accepts(_ text: String) -> Bool {
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "{":
        guard let end = rest.firstIndex(of: "}"), isExpression(rest[..<end]) else { return false }
        rest = rest[(end + 1)...]
      case "%":
        guard isHexadecimal(rest.popFirst()), isHexadecimal(rest.popFirst()) else { return false }
      case "}", "\"", "<", ">", "\\", "^", "`", "|": return false
      default:
        guard scalar.value > 0x20, scalar.value != 0x7F else { return false }
      }
    }
    return true
  }

  private static func isExpression(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var variables = scalars
    // The last ones are reserved for what may come.
    if let first = scalars.first, "+#./;?&=,!@|".unicodeScalars.contains(first) {
      variables = variables.dropFirst()
    }
    return variables.split(separator: ",", omittingEmptySubsequences: false)
      .allSatisfy(isVariable)
  }

  private static func isVariable(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var name = scalars
    if name.last == "*" {
      name = name.dropLast()
    } else if let colon = name.firstIndex(of: ":") {
      let digits = name[(colon + 1)...]
      guard (1...4).contains(digits.count), digits.first != "0",
        digits.allSatisfy({ $0.isASCII && UInt8(ascii: $0).isDigit })
      else { return false }
      name = name[..<colon]
    }
    guard !name.isEmpty, name.first != ".", name.last != "." else { return false }
    var wasPoint = false
    while let scalar = name.popFirst() {
      if scalar == "." {
        guard !wasPoint else { return false }
        wasPoint = true
        continue
      }
      wasPoint = false
      if scalar == "%" {
        guard isHexadecimal(name.popFirst()), isHexadecimal(name.popFirst()) else { return false }
      } else if !scalar.isASCII
        || !(UInt8(ascii: scalar).isLetter || UInt8(ascii: scalar).isDigit || scalar == "_")
      {
        return false
      }
    }
    return true
  }

  private static func isHexadecimal(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.isASCII else { return false }
    return UInt8(ascii: scalar).isHexadecimal
  }
}
