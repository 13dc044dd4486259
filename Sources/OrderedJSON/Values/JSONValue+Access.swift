extension JSONValue {
  /// Tells whether the value is `null`.
  public var isNull: Bool {
    if case .null = kind { return true }
    return false
  }

  /// The boolean, when the value is one.
  public var boolValue: Bool? {
    if case .bool(let value) = kind { return value }
    return nil
  }

  /// The number, when the value is one.
  public var numberValue: JSONNumber? {
    if case .number(let value) = kind { return value }
    return nil
  }

  /// The string, when the value is one.
  public var stringValue: String? {
    if case .string(let value) = kind { return value }
    return nil
  }

  /// The elements, when the value is an array.
  public var arrayValue: [JSONValue]? {
    if case .array(let value) = kind { return value }
    return nil
  }

  /// The object, when the value is one.
  public var objectValue: JSONObject? {
    if case .object(let value) = kind { return value }
    return nil
  }

  /// The member of that name, when the value is an object that has it.
  public subscript(key: String) -> JSONValue? {
    if case .object(let object) = kind { return object[key] }
    return nil
  }

  /// The element at that index, when the value is an array that long.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = kind, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
