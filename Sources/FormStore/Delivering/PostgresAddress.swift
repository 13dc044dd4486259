/// The address of a PostgreSQL database, as libpq reads it: `postgresql://…`.
///
/// As a text it has no secrets in it, so that none can get into a message by mistake.
public struct PostgresAddress: Sendable, Hashable, CustomStringConvertible {
  /// Why a text is no address.
  ///
  /// The text itself is never shown: it may hold a password.
  public enum Fault: Error, Equatable, Sendable {
    /// It cannot be told where the password ends.
    case ambiguous
    /// Anything else.
    case malformed
  }

  /// The whole address, for the library alone.
  public let text: String
  /// The address without its passwords.
  public let withoutSecrets: String
  /// The user, the host and the database.
  public let description: String
  /// The passwords in it, as they are written and as they are meant.
  public let secrets: [String]

  private static let schemes = ["postgresql://", "postgres://"]
  /// The parameters that are as secret as a password (libpq, "Parameter Key Words").
  private static let secretNames: Set<String> = [
    "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key",
  ]
  private static let shownNames: Set<String> = [
    "service", "host", "hostaddr", "port", "dbname", "user",
  ]

  /// Tells whether a text is meant as an address, and not as the name of a file.
  public static func isMeant(by text: String) -> Bool {
    text.hasPrefix("postgresql:") || text.hasPrefix("postgres:")
  }

  /// Reads an address.
  ///
  /// - Throws: ``Fault``.
  public init(_ text: String) throws(Fault) {
    guard let scheme = Self.schemes.first(where: { text.hasPrefix($0) }), !text.utf8.contains(0)
    else { throw .malformed }
    // As libpq does: the user ends at the first @, if no slash comes before it.
    var rest = text.dropFirst(scheme.count)
    var userInfo: Substring?
    if let end = rest.firstIndex(where: { $0 == "@" || $0 == "/" }), rest[end] == "@" {
      userInfo = rest[..<end]
      rest = rest[rest.index(after: end)...]
    }
    let (place, query) = Self.halves(of: rest, at: "?")
    guard !place.contains("@") else { throw .ambiguous }
    try Self.checkPorts(in: place)
    var secrets: [Substring] = []
    var user: Substring = ""
    if let userInfo {
      let (name, password) = Self.halves(of: userInfo, at: ":")
      guard !name.contains("?") else { throw .ambiguous }
      user = name + "@"
      if let password { secrets.append(password) }
    }
    let parameters = try query.map { query throws(Fault) in try Self.parameters(in: query) } ?? []
    for parameter in parameters where Self.secretNames.contains(parameter.name) {
      secrets.append(parameter.value)
    }
    func whole(_ wanted: (String) -> Bool) -> String {
      let kept = parameters.filter { wanted($0.name) }.map { "\($0.name)=\($0.value)" }
      let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
      return "postgresql://\(user)\(place)\(query)"
    }
    self.text = text
    self.withoutSecrets = whole { !Self.secretNames.contains($0) }
    self.description = whole { Self.shownNames.contains($0) }
    var hidden: [String] = []
    for secret in secrets {
      guard let meant = Self.decoded(secret) else { throw .malformed }
      hidden += [String(secret), meant]
    }
    self.secrets = hidden
  }

  /// The host and the database as a part of a file name: letters, figures, dots and dashes.
  public var slug: String {
    let (_, rest) = Self.halves(of: description.dropFirst("postgresql://".count), at: "@")
    let place = rest ?? description.dropFirst("postgresql://".count)
    var slug = ""
    for character in place.prefix(60) {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || character == "." && !slug.isEmpty {
        slug.append(character)
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug += "-"
      }
    }
    if slug.hasSuffix("-") { slug.removeLast() }
    return slug.isEmpty ? "postgresql" : slug
  }

  /// A port that is no number may be a password whose @ has been forgotten.
  private static func checkPorts(in place: Substring) throws(Fault) {
    for host in halves(of: place, at: "/").0.split(separator: ",") {
      let name = host.hasPrefix("[") ? halves(of: host, at: "]").1 ?? host : host
      guard let port = halves(of: name, at: ":").1 else { continue }
      guard port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed }
    }
  }

  private static func parameters(in query: Substring) throws(Fault) -> [(
    name: String, value: Substring
  )] {
    var found: [(name: String, value: Substring)] = []
    for part in query.split(separator: "&") {
      let (name, value) = halves(of: part, at: "=")
      guard let name = decoded(name), let value else { throw .malformed }
      found.append((name, value))
    }
    return found
  }

  private static func halves(of text: Substring, at separator: Character) -> (
    Substring, Substring?
  ) {
    guard let index = text.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<index], text[text.index(after: index)...])
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let figures = Substring(rest.prefix(2))
      guard figures.utf8.count == 2, figures.allSatisfy(\.isHexDigit),
        let value = UInt8(figures, radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
