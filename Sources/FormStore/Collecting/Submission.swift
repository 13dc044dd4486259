public import OrderedJSON

/// A form that somebody has finished.
public struct Submission: Sendable, Hashable {
  /// The name of its own, by which it is known wherever it goes (RFC 9562).
  public var uuid: String
  /// The SHA-256 of the form's schema as compact JSON.
  public var digest: String
  /// The form's `$id`, if it has one.
  public var id: String?
  /// The form's title.
  public var title: String
  /// When the form was opened, in UTC, as RFC 3339 has it.
  public var begun: String
  /// When it was finished.
  public var finished: String
  /// The answers.
  public var answers: JSONValue

  /// Creates one.
  public init(
    uuid: String,
    digest: String,
    id: String?,
    title: String,
    begun: String,
    finished: String,
    answers: JSONValue
  ) {
    self.uuid = uuid
    self.digest = digest
    self.id = id
    self.title = title
    self.begun = begun
    self.finished = finished
    self.answers = answers
  }

  /// The submission as one JSON object, the answers last.
  public var json: JSONValue {
    var object: JSONObject = ["uuid": .string(uuid)]
    object["form"] = .string(digest)
    object["id"] = id.map { .string($0) }
    object["title"] = .string(title)
    object["begun"] = .string(begun)
    object["finished"] = .string(finished)
    object["answers"] = answers
    return .object(object)
  }
}
