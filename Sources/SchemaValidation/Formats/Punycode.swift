/// The encoding of labels of host names in ASCII (RFC 3492).
enum Punycode {
  private static let (base, tMin, tMax, skew, damp) = (36, 1, 26, 38, 700)

  /// Returns what a text without its `xn--` stands for; nil if it is not in the encoding.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    var output: [Unicode.Scalar] = []
    var rest = bytes
    if let hyphen = bytes.lastIndex(of: UInt8(ascii: "-")) {
      output = bytes[..<hyphen].map { Unicode.Scalar($0) }
      rest = bytes[(hyphen + 1)...]
    }
    var (code, bias, index) = (128, 72, 0)
    while !rest.isEmpty {
      let before = index
      var (weight, threshold) = (1, base)
      while true {
        guard let digit = rest.popFirst().flatMap(digit) else { return nil }
        index += digit * weight
        guard index < 1 << 30 else { return nil }
        let limit = min(max(threshold - bias, tMin), tMax)
        if digit < limit { break }
        weight *= base - limit
        guard weight < 1 << 30 else { return nil }
        threshold += base
      }
      bias = adapt(index - before, output.count + 1, isFirst: before == 0)
      code += index / (output.count + 1)
      index %= output.count + 1
      guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      output.insert(scalar, at: index)
      index += 1
    }
    return output
  }

  /// Returns a label in the encoding, without `xn--`; nil for one that is too long.
  static func encode(_ scalars: [Unicode.Scalar]) -> [UInt8]? {
    guard scalars.count <= 63 else { return nil }
    var output = scalars.filter(\.isASCII).map { UInt8(ascii: $0) }
    let basic = output.count
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var (code, delta, bias, handled) = (128, 0, 72, basic)
    while handled < scalars.count {
      guard let next = scalars.map({ Int($0.value) }).filter({ $0 >= code }).min() else {
        return nil
      }
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in scalars {
        if scalar.value < code { delta += 1 }
        guard scalar.value == code else { continue }
        var (rest, threshold) = (delta, base)
        while true {
          let limit = min(max(threshold - bias, tMin), tMax)
          if rest < limit { break }
          output.append(letter(limit + (rest - limit) % (base - limit)))
          rest = (rest - limit) / (base - limit)
          threshold += base
        }
        output.append(letter(rest))
        bias = adapt(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return output
  }

  private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var steps = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      steps += base
    }
    return steps + (base - tMin + 1) * delta / (delta + skew)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    if byte.isDigit { return Int(byte - UInt8(ascii: "0")) + 26 }
    return byte.isLetter ? Int((byte | 0x20) - UInt8(ascii: "a")) : nil
  }

  private static func letter(_ value: Int) -> UInt8 {
    UInt8(value) + (value < 26 ? UInt8(ascii: "a") : UInt8(ascii: "0") - 26)
  }
}
