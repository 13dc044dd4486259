public import OrderedJSON

extension Form {
  /// Reads a JSON Schema (drafts 04 to 2020-12, leniently), or an object with one in `schema`.
  ///
  /// - Parameters:
  ///   - value: The schema or the wrapper.
  ///   - hints: An RJSF `uiSchema` that goes before the wrapper's own.
  /// - Throws: `FormError` when the value is no schema of an object.
  public init(reading value: JSONValue, hints: JSONValue? = nil) throws(FormError) {
    throw FormError(position: value.position, reason: .notASchema)
  }

  /// Reads a JSON Schema like `init(reading:hints:)`, and warns about doubled member names.
  ///
  /// - Throws: `FormError` when the value is no schema of an object.
  public init(reading document: JSONDocument, hints: JSONValue? = nil) throws(FormError) {
    try self.init(reading: document.value, hints: hints)
  }
}
