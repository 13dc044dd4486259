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
  /// - Parameters:
  ///   - newValue: The value.
  ///   - pointer: Where it goes.
  ///   - makingLists: Whether what is missing before a `0` or `-` becomes an array.
  /// - Returns: false, with nothing changed, when the way leads through a value that is neither an
  ///   object nor an array, or through an element that is not there.
  @discardableResult
  public mutating func set(
    _ newValue: JSONValue,
    at pointer: JSONPointer,
    makingLists: Bool = false
  ) -> Bool {
    set(newValue, at: pointer.tokens[...], makingLists)
  }

  private mutating func set(
    _ newValue: JSONValue,
    at tokens: ArraySlice<String>,
    _ makingLists: Bool
  ) -> Bool {
    guard let token = tokens.first else {
      self = newValue
      return true
    }
    let rest = tokens.dropFirst()
    let missing: JSONValue = makingLists && (rest.first == "0" || rest.first == "-") ? [] : [:]
    switch kind {
    case .object(var object):
      var member = object[token] ?? missing
      guard member.set(newValue, at: rest, makingLists) else { return false }
      object[token] = member
      kind = .object(object)
    case .array(var elements):
      let index = token == "-" ? elements.count : JSONPointer.elementIndex(token) ?? Int.max
      guard index <= elements.count else { return false }
      var element = index < elements.count ? elements[index] : missing
      guard element.set(newValue, at: rest, makingLists) else { return false }
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
