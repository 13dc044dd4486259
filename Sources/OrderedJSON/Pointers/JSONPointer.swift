/// The way to a value inside a JSON document (RFC 6901).
///
/// Pointers are equal when their tokens hold the same Unicode scalars.
public struct JSONPointer: Sendable {
  /// The member names and element indices on the way, unescaped.
  public private(set) var tokens: [String]

  /// The whole document.
  public static let root = JSONPointer(tokens: [])

  /// Creates a pointer from unescaped tokens.
  public init(tokens: [String]) {
    self.tokens = tokens
  }

  /// Creates a pointer from its text: empty, or each token after a `/`; nil when the text is
  /// neither or holds a `~` that is not `~0` or `~1`.
  public init?(_ text: String) {
    guard let first = text.utf8.first else {
      self = .root
      return
    }
    guard first == UInt8(ascii: "/") else { return nil }
    var tokens: [String] = []
    for part in text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ) {
      guard let token = Self.unescape(part) else { return nil }
      tokens.append(token)
    }
    self.tokens = tokens
  }

  private static func unescape(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in part {
      switch (isEscape, byte) {
      case (false, UInt8(ascii: "~")): isEscape = true
      case (false, _): bytes.append(byte)
      case (true, UInt8(ascii: "0")):
        bytes.append(UInt8(ascii: "~"))
        isEscape = false
      case (true, UInt8(ascii: "1")):
        bytes.append(UInt8(ascii: "/"))
        isEscape = false
      default: return nil
      }
    }
    return isEscape ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the pointer to a member of what this one points to.
  public func appending(_ token: String) -> JSONPointer {
    var result = self
    result.tokens.append(token)
    return result
  }

  /// Returns the pointer to an element of what this one points to.
  public func appending(_ index: Int) -> JSONPointer {
    appending(String(index))
  }

  /// Returns the pointer that goes on with another one's tokens.
  public func appending(_ other: JSONPointer) -> JSONPointer {
    JSONPointer(tokens: tokens + other.tokens)
  }

  /// The pointer to what holds this one's target; nil for the root.
  public var parent: JSONPointer? {
    tokens.isEmpty ? nil : JSONPointer(tokens: tokens.dropLast())
  }
}

extension JSONPointer: Hashable {
  /// Tells whether both pointers have exactly the same tokens.
  public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
    left.tokens.count == right.tokens.count
      && zip(left.tokens, right.tokens).allSatisfy { $0.isExactly($1) }
  }

  /// Feeds the tokens to the hasher.
  public func hash(into hasher: inout Hasher) {
    tokens.hash(into: &hasher)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer as RFC 6901 text.
  public var description: String {
    var bytes: [UInt8] = []
    for token in tokens {
      bytes.append(UInt8(ascii: "/"))
      for byte in token.utf8 {
        switch byte {
        case UInt8(ascii: "~"): bytes.append(contentsOf: "~0".utf8)
        case UInt8(ascii: "/"): bytes.append(contentsOf: "~1".utf8)
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
