/// A set of names of types, as a schema lists them.
///
/// Nearly all names are those that JSON Schema knows, and take a bit each.
struct TypeNames: Equatable, ExpressibleByArrayLiteral {
  private var known: UInt8 = 0
  /// Names that JSON Schema does not know.
  private var others: Set<String> = []

  private static let any: UInt8 = 1 << 7

  init() {}

  init(arrayLiteral names: String...) {
    for name in names { insert(name) }
  }

  mutating func insert(_ name: String) {
    if let bit = Self.bit(name) {
      known |= bit
    } else {
      others.insert(name)
    }
  }

  mutating func remove(_ name: String) {
    if let bit = Self.bit(name) {
      known &= ~bit
    } else {
      others.remove(name)
    }
  }

  func contains(_ name: String) -> Bool {
    Self.bit(name).map { known & $0 != 0 } ?? others.contains(name)
  }

  func contains(_ type: SchemaType) -> Bool { known & Self.bit(type) != 0 }

  func intersection(_ names: TypeNames) -> TypeNames {
    var result = self
    result.known &= names.known
    result.others.formIntersection(names.others)
    return result
  }

  mutating func formUnion(_ names: TypeNames) {
    known |= names.known
    others.formUnion(names.others)
  }

  func subtracting(_ names: TypeNames) -> TypeNames {
    var result = self
    result.known &= ~names.known
    result.others.subtract(names.others)
    return result
  }

  var isEmpty: Bool { known == 0 && others.isEmpty }

  var count: Int { known.nonzeroBitCount + others.count }

  /// Whether there is a name that JSON Schema does not know; `any` of draft 3 is known.
  var hasUnknown: Bool { !others.isEmpty }

  /// Whether a type that values can have is among the names.
  var hasType: Bool { known != 0 }

  /// The type, if it is the only one and known.
  var only: SchemaType? {
    guard others.isEmpty, known.nonzeroBitCount == 1 else { return nil }
    return SchemaType.allCases.first { Self.bit($0) == known }
  }

  /// The types of values that are neither lists nor objects.
  var scalars: [SchemaType] {
    let order: [SchemaType] = [.string, .integer, .number, .boolean, .null]
    return order.filter(contains)
  }

  /// The names in the order of the alphabet.
  var sorted: [String] {
    let names = SchemaType.allCases.filter(contains).map(\.rawValue)
    return (names + (known & Self.any == 0 ? [] : ["any"]) + others).sorted()
  }

  // Not by the raw value: finding a case by it takes several times as long.
  private static func bit(_ name: String) -> UInt8? {
    switch name {
    case "string": bit(.string)
    case "integer": bit(.integer)
    case "number": bit(.number)
    case "boolean": bit(.boolean)
    case "object": bit(.object)
    case "array": bit(.array)
    case "null": bit(.null)
    case "any": any
    default: nil
    }
  }

  private static func bit(_ type: SchemaType) -> UInt8 {
    switch type {
    case .array: 1
    case .object: 1 << 1
    case .string: 1 << 2
    case .integer: 1 << 3
    case .number: 1 << 4
    case .boolean: 1 << 5
    case .null: 1 << 6
    }
  }
}
