/// Random numbers that are the same for the same seed, on every machine (Steele, Lea and Flood,
/// 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from the range, each with the same chance but for less than one in a billion.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  public mutating func double(_ range: ClosedRange<Double>) -> Double {
    let part = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  /// True once in so many times.
  public mutating func once(in times: Int) -> Bool { int(1...times) == 1 }

  public mutating func element<Choices: RandomAccessCollection>(of choices: Choices)
    -> Choices.Element
  {
    choices[choices.index(choices.startIndex, offsetBy: int(0...choices.count - 1))]
  }
}
