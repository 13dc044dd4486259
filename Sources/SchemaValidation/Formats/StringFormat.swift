import OrderedJSON

/// A form that text can have, as `format` names it.
public enum StringFormat: String, Sendable, Hashable, CaseIterable {
  /// A day (RFC 3339 `full-date`): `2024-02-29`.
  case date
  /// A time of day with an offset (RFC 3339 `full-time`): `23:59:59Z`.
  case time
  /// A day, a time and an offset (RFC 3339 `date-time`): `2024-02-29T23:59:59Z`.
  case dateTime = "date-time"
  /// A length of time (RFC 3339 appendix A): `P1DT12H`.
  case duration
  /// An e-mail address (RFC 5321 section 4.1.2).
  case email
  /// An e-mail address with letters of any script (RFC 6531).
  case idnEmail = "idn-email"
  /// The name of a host (RFC 1123 section 2.1).
  case hostname
  /// The name of a host with letters of any script (RFC 5890 section 2.3.2.3).
  case idnHostname = "idn-hostname"
  /// An IPv4 address (RFC 2673 section 3.2).
  case ipv4
  /// An IPv6 address (RFC 4291 section 2.2).
  case ipv6
  /// A full address (RFC 3986).
  case uri
  /// An address, full or relative to another one (RFC 3986).
  case uriReference = "uri-reference"
  /// A full address with letters of any script (RFC 3987).
  case iri
  /// An address with letters of any script, full or relative to another one (RFC 3987).
  case iriReference = "iri-reference"
  /// An address with variables (RFC 6570).
  case uriTemplate = "uri-template"
  /// A UUID (RFC 4122).
  case uuid
  /// A regular expression (ECMA-262).
  case regex
  /// The way to a value in a JSON document (RFC 6901).
  case jsonPointer = "json-pointer"
  /// The way from one value in a JSON document to another.
  case relativeJSONPointer = "relative-json-pointer"
  /// A color of CSS: `#ffcc00`, `rgb(0, 0, 0)` or a name.
  case color
  /// The path of a file.
  case filePath = "file-path"
  /// The path of a folder.
  case directoryPath = "directory-path"
  /// The path of a file or a folder.
  case path
  /// The paths of several files with `*` and `?`.
  case filePathPattern = "file-path-pattern"
}

extension StringFormat {
  /// Finds the format with that name or one that public forms use for it; nil for one that is not
  /// known or says nothing about the text, such as `password`.
  public init?(name: String) {
    switch name {
    case "ip-address": self = .ipv4
    case "host-name": self = .hostname
    case "url": self = .uri
    case "datetime": self = .dateTime
    default: self.init(rawValue: name)
    }
  }

  /// Tells whether a text has this form.
  public func accepts(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return switch self {
    case .date: Timestamp.isDate(bytes[...])
    case .time: Timestamp.isTime(bytes[...])
    case .dateTime: Timestamp.isDateTime(bytes[...])
    case .duration: Timestamp.isDuration(bytes[...])
    case .email: MailAddress.accepts(text, isInternational: false)
    case .idnEmail: MailAddress.accepts(text, isInternational: true)
    case .hostname: HostName.accepts(text)
    case .idnHostname: HostName.acceptsInternational(text)
    case .ipv4: IPAddress.isVersion4(bytes[...])
    case .ipv6: IPAddress.isVersion6(bytes[...])
    case .uri: AddressGrammar(isInternational: false).isFull(text)
    case .uriReference: AddressGrammar(isInternational: false).isReference(text)
    case .iri: AddressGrammar(isInternational: true).isFull(text)
    case .iriReference: AddressGrammar(isInternational: true).isReference(text)
    case .uriTemplate: AddressTemplate.accepts(text)
    case .uuid: Self.isUUID(bytes)
    case .regex: (try? PatternTranslation(text)) != nil
    case .jsonPointer: JSONPointer(text) != nil
    case .relativeJSONPointer: Self.isRelativePointer(bytes)
    case .color: ColorName.accepts(text)
    case .filePath, .directoryPath, .path, .filePathPattern:
      // A path may hold anything but what ends it (POSIX, section 3.271).
      !bytes.isEmpty && !bytes.contains(0)
    }
  }

  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy(\.isHexadecimal) }
  }

  private static func isRelativePointer(_ bytes: [UInt8]) -> Bool {
    let digits = bytes.prefix(while: \.isDigit)
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else {
      return false
    }
    let rest = bytes[digits.count...]
    if rest.elementsEqual("#".utf8) { return true }
    return JSONPointer(String(decoding: rest, as: UTF8.self)) != nil
  }
}
