extension JSONValue {
  /// The value that a pointer leads to; nil when it leads nowhere.
  public subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      switch value.kind {
      case .object(let object):
        guard let member = object[token] else { return nil }
        value = member
      case .array(let elements):
        guard let index = JSONPointer.elementIndex(token), index < elements.count else {
          return nil
        }
        value = elements[index]
      case .null, .bool, .number, .string:
        return nil
      }
    }
    return value
  }

  /// Puts a value where a pointer leads, making objects for the members missing on the way.
  ///
  /// An element can be replaced, or appended with the array's length or `-` as its index.
  ///
  /// - Returns: false, with nothing changed, when the way leads through a value that is neither an
  ///   object nor an array, or through an element that is not there.
  @discardableResult
  public mutating func set(_ newValue: JSONValue, at pointer: JSONPointer) -> Bool {
    set(newValue, at: pointer.tokens[...])
  }

  private mutating func set(_ newValue: JSONValue, at tokens: ArraySlice<String>) -> Bool {
    guard let token = tokens.first else {
      self = newValue
      return true
    }
    switch kind {
    case .object(var object):
      var member = object[token] ?? JSONValue(.object([:]))
      guard member.set(newValue, at: tokens.dropFirst()) else { return false }
      object[token] = member
      kind = .object(object)
    case .array(var elements):
      let index = token == "-" ? elements.count : JSONPointer.elementIndex(token) ?? Int.max
      guard index <= elements.count else { return false }
      var element = index < elements.count ? elements[index] : JSONValue(.object([:]))
      guard element.set(newValue, at: tokens.dropFirst()) else { return false }
      if index < elements.count {
        elements[index] = element
      } else {
        elements.append(element)
      }
      kind = .array(elements)
    case .null, .bool, .number, .string:
      return false
    }
    return true
  }
}

extension JSONPointer {
  /// Returns the index that a token names: digits without a superfluous zero.
  static func elementIndex(_ token: String) -> Int? {
    guard token.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      token == "0" || !token.hasPrefix("0")
    else { return nil }
    return Int(token)
  }
}
