// There is no nil literal: `object["name"] = nil` must go on meaning “remove”.

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Creates a boolean.
  public init(booleanLiteral value: Bool) {
    self.init(.bool(value))
  }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  public init(integerLiteral value: Int) {
    self.init(.number(JSONNumber(value)))
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Creates a string.
  public init(stringLiteral value: String) {
    self.init(.string(value))
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) {
    self.init(.array(elements))
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object with its members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements {
      object[key] = value
    }
    self.init(.object(object))
  }
}
