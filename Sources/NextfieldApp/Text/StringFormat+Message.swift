import GtkBridge
import SchemaValidation

extension StringFormat {
  /// The input that is wanted, in one sentence with an example.
  var message: String {
    switch self {
    case .email, .idnEmail: tr("Enter an e-mail address, such as name@example.org.")
    case .uri, .iri: tr("Enter a full web address, such as https://example.org.")
    case .uriReference, .iriReference: tr("Enter a web address.")
    case .uriTemplate:
      tr("Enter a web address with names in braces, such as {example}.", ["example": "/users/{id}"])
    case .date: tr("Enter a date like 2026-03-31.")
    case .time: tr("Enter a time with its offset, like 14:30:00Z or 14:30:00+02:00.")
    case .dateTime: tr("Enter a date and a time with its offset, like 2026-03-31T14:30:00Z.")
    case .duration: tr("Enter a length of time, like P1DT12H for a day and a half.")
    case .hostname, .idnHostname: tr("Enter the name of a computer, such as www.example.org.")
    case .ipv4: tr("Enter an IPv4 address, such as 192.0.2.1.")
    case .ipv6: tr("Enter an IPv6 address, such as 2001:db8::1.")
    case .uuid: tr("Enter a UUID, such as 123e4567-e89b-12d3-a456-426614174000.")
    case .regex: tr("Enter a regular expression, such as ^[a-z]+$.")
    case .jsonPointer: tr("Enter a JSON pointer, such as /name/0.")
    case .relativeJSONPointer: tr("Enter a relative JSON pointer, such as 1/name.")
    case .color: tr("Enter a color, such as #ff8800.")
    case .filePath: tr("Enter the path of a file.")
    case .directoryPath: tr("Enter the path of a folder.")
    case .path: tr("Enter the path of a file or a folder.")
    case .filePathPattern: tr("Enter the path of files, such as data/*.csv.")
    }
  }
}
