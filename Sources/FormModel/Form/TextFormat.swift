/// A form that text must have (JSON Schema's `format`), as far as it is checked.
///
/// The checks are lenient: a text that might be right passes.
public enum TextFormat: String, Sendable, Hashable, CaseIterable {
  /// An e-mail address: something, `@`, something, no spaces.
  case email
  /// An absolute URI: a scheme, a colon, something, no spaces.
  case uri
  /// A URI or a reference relative to one: no spaces.
  case uriReference = "uri-reference"
  /// A day: `2024-02-29`.
  case date
  /// A time of day: `23:59:59`, with or without a fraction and an offset.
  case time
  /// A day and a time: `2024-02-29T23:59:59Z`.
  case dateTime = "date-time"
  /// An IPv4 address.
  case ipv4
  /// A UUID.
  case uuid
}
