public import OrderedJSON

/// The numbers that a slider or two buttons lead through.
///
/// All are counted in units of the last decimal place, so that three steps of 0.1 are 0.3.
public struct NumberSteps: Sendable, Hashable {
  /// The smallest number, in units; nil if there is none.
  public let lower: Int?
  /// The largest number, in units; nil if there is none.
  public let upper: Int?
  /// The units of one step, at least 1.
  public let step: Int
  /// How many decimal places there are.
  public let places: Int

  private static let mostPlaces = 6
  private static let largest = 1e15

  /// Finds the steps of a number; nil if no single step suits its rules.
  public init?(for kind: FieldKind, _ constraints: FieldConstraints) {
    let multiple = constraints.multiples.first?.doubleValue
    let ends = [constraints.minimum, constraints.maximum].map { $0?.value.doubleValue }
    guard constraints.multiples.count <= 1,
      (ends + [multiple]).allSatisfy({ ($0?.magnitude ?? 0) < 1e9 })
    else { return nil }
    let isWhole = kind == .integer
    guard let places = isWhole ? 0 : Self.places(multiple, ends) else { return nil }
    let unit = Self.power(places)
    var step = 1
    if let multiple {
      guard let units = Self.units(multiple, unit), units > 0 else { return nil }
      step = units
    }
    func edge(_ bound: NumberBound?, isUpper: Bool) -> Int? {
      guard let bound else { return nil }
      let value = bound.value.doubleValue * unit / Double(step)
      let near = value.rounded()
      // A bound that only a rounding error keeps from a step is on it.
      let isOn = (value - near).magnitude < 1e-6
      var count = isOn ? near : value.rounded(isUpper ? .down : .up)
      if bound.isExclusive, isOn { count += isUpper ? -1 : 1 }
      return Int(count) * step
    }
    (self.step, self.places) = (step, places)
    lower = edge(constraints.minimum, isUpper: false)
    upper = edge(constraints.maximum, isUpper: true)
  }

  /// How many steps lead from the smallest number to the largest one; nil without both.
  public var count: Int? {
    guard let lower, let upper else { return nil }
    return (upper - lower) / step
  }

  /// The decimal places of a step, or so many that there are some twenty steps at least.
  private static func places(_ multiple: Double?, _ ends: [Double?]) -> Int? {
    if let multiple { return (0...mostPlaces).first { units(multiple, power($0)) != nil } }
    guard let lower = ends[0], let upper = ends[1] else { return 0 }
    return (0...mostPlaces).first { (upper - lower) / 20 >= 1 / power($0) } ?? mostPlaces
  }

  private static func power(_ places: Int) -> Double {
    (0..<places).reduce(1) { value, _ in value * 10 }
  }

  private static func units(_ value: Double, _ unit: Double) -> Int? {
    let scaled = value * unit
    guard scaled.magnitude < largest, (scaled - scaled.rounded()).magnitude < 1e-6 else {
      return nil
    }
    return Int(scaled.rounded())
  }

  /// The nearest unit to a number, be it a step or not; nil for one without measure.
  public func units(of number: Double) -> Int? {
    let scaled = (number * Self.power(places)).rounded()
    return scaled.magnitude < Self.largest ? Int(scaled) : nil
  }

  /// The number of so many units.
  public func value(ofUnits units: Int) -> Double { Double(units) / Self.power(places) }

  /// The number of so many units, as JSON writes it, without zeros at the end.
  public func number(ofUnits units: Int) -> JSONNumber {
    var digits = Array(String(units.magnitude).utf8)
    while digits.count <= places { digits.insert(UInt8(ascii: "0"), at: 0) }
    var fraction = Array(digits.suffix(places))
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    var text = units < 0 ? "-" : ""
    text += String(decoding: digits.dropLast(places), as: UTF8.self)
    if !fraction.isEmpty { text += "." + String(decoding: fraction, as: UTF8.self) }
    return JSONNumber(text) ?? JSONNumber(0)
  }

  /// The number one step beside another one, within the ends; without another one the nearer end.
  public func next(to units: Int?, isUp: Bool) -> Int {
    guard let units else { return isUp ? lower ?? upper ?? 0 : upper ?? lower ?? 0 }
    let (quotient, rest) = units.quotientAndRemainder(dividingBy: step)
    let floor = (rest < 0 ? quotient - 1 : quotient) * step
    let next = isUp ? floor + step : (rest == 0 ? floor - step : floor)
    return max(lower ?? next, min(upper ?? next, next))
  }
}
