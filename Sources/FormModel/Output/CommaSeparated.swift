package import OrderedJSON

/// Tables as RFC 4180 has them.
package enum CommaSeparated {
  /// Returns a header of places and a row of values.
  static func table(of leaves: [AnswerLeaf]) -> String {
    let header = leaves.map { name($0.pointer.description) }.joined(separator: ",")
    return header + "\r\n" + leaves.map { cell($0.value) }.joined(separator: ",") + "\r\n"
  }

  /// Returns the cell of a value; empty for none.
  package static func cell(_ value: JSONValue?) -> String {
    guard let value else { return "" }
    switch value.kind {
    case .null, .bool, .number: return value.text()
    case .string(let text): return quoted(text)
    case .array, .object: return quoted(value.text())
    }
  }

  /// Returns the name of a column, in quotes only if it needs them.
  package static func name(_ text: String) -> String {
    // An empty cell would be taken for a column without a name.
    let isPlain = text.utf8.allSatisfy {
      $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ",")
    }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
