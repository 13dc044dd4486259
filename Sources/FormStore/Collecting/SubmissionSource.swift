/// Something that collected answers can be read from.
public protocol SubmissionSource {
  /// Calls a body for each submission in an order that stays, one at a time in memory.
  ///
  /// - Throws: The source's own error, or what the body throws.
  func forEach(
    _ selection: SubmissionSelection,
    _ body: (Submission) throws -> Void
  ) throws

  /// Runs a body that always sees the same rows, whatever others write meanwhile.
  ///
  /// - Throws: The source's own error, or what the body throws.
  func snapshot(_ body: () throws -> Void) throws
}

/// Which submissions are wanted.
public struct SubmissionSelection: Sendable {
  /// Only those that were finished at this moment or later, as RFC 3339 has it in UTC.
  public var since: String?
  /// Only those of forms with this digest, `$id` or title.
  public var form: String?

  /// Creates one for all.
  public init(since: String? = nil, form: String? = nil) {
    self.since = since
    self.form = form
  }
}
