public import OrderedJSON

extension Form {
  /// Finds the JSON Schema in a form file, which may be a wrapper around it.
  ///
  /// - Parameter file: The schema or the wrapper.
  /// - Returns: The schema; a bare map of properties is made one.
  /// - Throws: `FormError` if there is none.
  public static func schema(in file: JSONValue) throws(FormError) -> JSONValue {
    let schema = try FormSource(file, hints: nil).schema
    guard schema.isPropertyMap else { return schema.value }
    return ["type": "object", "properties": schema.value]
  }
}
