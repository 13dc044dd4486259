import OrderedJSON

/// The form that a draft belongs to, as the first line of the draft has it.
public struct DraftHeader: Sendable, Hashable {
  /// The SHA-256 of the form's schema as compact JSON.
  public var digest: String
  /// The form's `$id`, if it has one.
  public var id: String?
  /// The path of the form's file; nil for standard input.
  public var path: String?
  /// The title of the form's window.
  public var title: String
  /// The moment when the form was opened, as RFC 3339 has it.
  public var begun: String
  /// The name of the submission that the answers are to become; nil if they are not collected.
  public var submission: String?

  /// Describes a form.
  public init(
    digest: String,
    id: String?,
    path: String?,
    title: String,
    begun: String,
    submission: String? = nil
  ) {
    self.submission = submission
    self.digest = digest
    self.id = id
    self.path = path
    self.title = title
    self.begun = begun
  }

  /// Tells whether a draft of that form may be offered for this one: it is the same, or another
  /// version of the form with the same `$id`, else of the one in the same file.
  public func isOfSameForm(as other: DraftHeader) -> Bool {
    if digest == other.digest { return true }
    if id != nil || other.id != nil { return id == other.id }
    return path != nil && path == other.path
  }
}

extension DraftHeader {
  /// The version of the drafts that are written.
  private static let version = 1

  /// The first line of a draft, without the line end.
  var line: String {
    var object: JSONObject = ["nextfieldDraft": .number(JSONNumber(Self.version))]
    object["form"] = .string(digest)
    object["id"] = id.map { .string($0) }
    object["path"] = path.map { .string($0) }
    object["title"] = .string(title)
    object["begun"] = .string(begun)
    object["submission"] = submission.map { .string($0) }
    return JSONValue(.object(object)).text()
  }

  /// Reads the first line of a draft; nil if it is none, or one of a later version.
  init?(_ json: JSONValue) {
    guard json["nextfieldDraft"]?.numberValue?.intValue == Self.version,
      let digest = json["form"]?.stringValue, let title = json["title"]?.stringValue,
      let begun = json["begun"]?.stringValue
    else { return nil }
    self.init(
      digest: digest,
      id: json["id"]?.stringValue,
      path: json["path"]?.stringValue,
      title: title,
      begun: begun,
      submission: json["submission"]?.stringValue
    )
  }
}
