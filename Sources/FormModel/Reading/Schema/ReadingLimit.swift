/// How much following references may multiply the file.
enum ReadingLimit {
  /// Fields that come of reading the same property again.
  static let repeatedFields = 20_000
  /// Schemas and choices that are looked at inside of references.
  static let referencedWork = 2_000_000
  /// Objects inside of objects.
  static let depth = 64
  /// References and `allOf` members that lead from one to the next.
  static let chain = 128
  /// Values in a list that are looked at one by one.
  static let shortList = 32
  /// Values that are offered while a text is typed.
  static let suggestions = 1000
}
