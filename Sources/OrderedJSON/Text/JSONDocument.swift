/// A JSON text that has been read: its value, and what was doubtful about it.
public struct JSONDocument: Sendable {
  /// The value.
  public let value: JSONValue
  /// The member names that stand more than once in their object, in the order of the text.
  public let duplicateKeys: [JSONDuplicateKey]

  /// Creates a document of its parts.
  public init(_ value: JSONValue, duplicateKeys: [JSONDuplicateKey] = []) {
    self.value = value
    self.duplicateKeys = duplicateKeys
  }

  /// Reads a UTF-8 text strictly as RFC 8259 has it; a leading byte order mark is skipped.
  ///
  /// - Throws: `JSONError` with the line and column where the text stops being JSON.
  public init(reading bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
    var reader = JSONReader(bytes, limits: limits)
    value = try reader.readDocument()
    duplicateKeys = reader.duplicateKeys
  }

  /// Reads a text strictly as RFC 8259 has it.
  ///
  /// - Throws: `JSONError` with the line and column where the text stops being JSON.
  public init(reading text: String, limits: JSONLimits = .standard) throws(JSONError) {
    try self.init(reading: Array(text.utf8), limits: limits)
  }
}

extension JSONValue {
  /// Reads a text strictly as RFC 8259 has it, paying no attention to doubled member names.
  ///
  /// - Throws: `JSONError` with the line and column where the text stops being JSON.
  public init(reading text: String, limits: JSONLimits = .standard) throws(JSONError) {
    self = try JSONDocument(reading: text, limits: limits).value
  }

  /// Reads a UTF-8 text strictly as RFC 8259 has it, paying no attention to doubled member names.
  ///
  /// - Throws: `JSONError` with the line and column where the text stops being JSON.
  public init(reading bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
    self = try JSONDocument(reading: bytes, limits: limits).value
  }
}
