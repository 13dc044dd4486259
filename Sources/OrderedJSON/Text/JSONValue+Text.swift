extension JSONValue {
  /// Returns the value as UTF-8 JSON text, without a line end after it.
  ///
  /// Members keep their order and numbers their text; strings are escaped as little as possible.
  public func bytes(_ style: JSONStyle = .compact) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return writer.bytes
  }

  /// Returns the value as JSON text, without a line end after it.
  ///
  /// Members keep their order and numbers their text; strings are escaped as little as possible.
  public func text(_ style: JSONStyle = .compact) -> String {
    String(decoding: bytes(style), as: UTF8.self)
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON text.
  public var description: String { text() }
}
