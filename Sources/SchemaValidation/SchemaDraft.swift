/// A published version of JSON Schema.
public enum SchemaDraft: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Draft 04.
  case draft4
  /// Draft 06.
  case draft6
  /// Draft 07.
  case draft7
  /// Draft 2019-09.
  case draft2019
  /// Draft 2020-12.
  case draft2020

  /// Orders drafts by age, the oldest first.
  public static func < (left: SchemaDraft, right: SchemaDraft) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The address of the draft's metaschema, without a fragment.
  public var address: String {
    switch self {
    case .draft4: "http://json-schema.org/draft-04/schema"
    case .draft6: "http://json-schema.org/draft-06/schema"
    case .draft7: "http://json-schema.org/draft-07/schema"
    case .draft2019: "https://json-schema.org/draft/2019-09/schema"
    case .draft2020: "https://json-schema.org/draft/2020-12/schema"
    }
  }

  /// Finds the draft that a `$schema` names; nil when it names none of these.
  public init?(address: String) {
    let parts = address.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "http" || parts[0] == "https" else { return nil }
    let plain = parts[1].split(separator: "#", omittingEmptySubsequences: false)
    guard plain.count < 3, plain.count < 2 || plain[1].isEmpty, let rest = plain.first,
      let draft = Self.allCases.first(where: { $0.address.split(separator: ":")[1] == rest })
    else { return nil }
    self = draft
  }
}
