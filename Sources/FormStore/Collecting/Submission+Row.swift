import OrderedJSON

extension Submission {
  /// The columns of a row, in the order in which they are read.
  static let columns = ["uuid", "form", "id", "title", "begun", "finished", "answers"]

  /// Reads a row of a database.
  ///
  /// - Parameter column: The text of one of ``columns``; nil for NULL.
  /// - Throws: `SubmissionError.damaged` if the answers are no JSON.
  init(row column: (Int) -> String?) throws(SubmissionError) {
    func text(_ index: Int) -> String { column(index) ?? "" }
    let answers: JSONValue
    do {
      answers = try JSONValue(reading: text(6))
    } catch {
      throw .damaged(text(0))
    }
    self.init(
      uuid: text(0),
      digest: text(1),
      id: column(2),
      title: text(3),
      begun: text(4),
      finished: text(5),
      answers: answers
    )
  }
}
