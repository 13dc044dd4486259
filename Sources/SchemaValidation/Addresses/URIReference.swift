/// A URI or a reference relative to one, taken apart as RFC 3986 appendix B has it.
package struct URIReference {
  /// The scheme, without its colon.
  package private(set) var scheme: Substring?
  /// The host, without the slashes before it.
  package private(set) var authority: Substring?
  /// The path, still encoded.
  package private(set) var path: Substring
  var query: Substring?
  var fragment: Substring?

  /// Takes a text apart.
  package init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = rest[rest.index(after: hash)...]
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/"), colon > rest.startIndex
    {
      scheme = rest[..<colon]
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    path = rest
  }

  /// Returns this reference as an address, seen from a base (RFC 3986 section 5.2).
  func resolved(against base: URIReference) -> URIReference {
    var result = self
    if scheme != nil {
      result.path = Self.withoutDots(path)
      return result
    }
    result.scheme = base.scheme
    if authority != nil {
      result.path = Self.withoutDots(path)
      return result
    }
    result.authority = base.authority
    if path.isEmpty {
      result.path = base.path
      result.query = query ?? base.query
    } else if path.hasPrefix("/") {
      result.path = Self.withoutDots(path)
    } else {
      result.path = Self.withoutDots(Self.merge(path, base))
    }
    return result
  }

  private static func merge(_ path: Substring, _ base: URIReference) -> Substring {
    if base.authority != nil, base.path.isEmpty { return "/" + path }
    guard let slash = base.path.lastIndex(of: "/") else { return path }
    return base.path[...slash] + path
  }

  /// Follows `.` and `..` (RFC 3986 section 5.2.4).
  private static func withoutDots(_ path: Substring) -> Substring {
    guard path.contains(".") else { return path }
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let isLast = index == all.count - 1
      switch part {
      case ".":
        if isLast { parts.append("") }
      case "..":
        if parts.count > 1 || !isAbsolute, let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !isAbsolute {
          // Seen from nowhere it leads out, which must not be mistaken for staying inside.
          parts.append(part)
        }
        if isLast { parts.append("") }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")[...]
  }

  /// The address without its fragment.
  var document: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    return text
  }

  /// Resolves one text against another; the fragment is given apart and still encoded.
  package static func resolve(_ reference: String, against base: String) -> (
    document: String, fragment: String
  ) {
    let target = URIReference(reference)
    return (
      target.resolved(against: URIReference(base)).document, String(target.fragment ?? "")
    )
  }
}
