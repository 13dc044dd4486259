import FormModel
public import OrderedJSON

/// The columns of a table of submissions, whatever versions of a form these are of.
///
/// A column keeps its place once it has one; a new one comes behind the column that is before it in
/// the answers.
public struct ExportTable: Sendable {
  /// The places in the answers that have a column.
  public private(set) var columns: [JSONPointer] = []
  private var known: Set<JSONPointer> = []
  /// Whether texts that a spreadsheet would take for a formula are written as they are.
  private let keepsFormulas: Bool

  /// Creates a table without columns.
  ///
  /// - Parameter keepsFormulas: Whether texts that a spreadsheet would take for a formula are
  ///   written as they are; if not, they get an apostrophe before them.
  public init(keepsFormulas: Bool = false) { self.keepsFormulas = keepsFormulas }

  /// Gives each place in some answers a column.
  public mutating func addColumns(for answers: JSONValue) {
    var last: JSONPointer?
    for leaf in Self.leaves(of: answers) {
      if known.insert(leaf.pointer).inserted {
        let place = last.flatMap { columns.firstIndex(of: $0) }.map { $0 + 1 } ?? columns.count
        columns.insert(leaf.pointer, at: place)
      }
      last = leaf.pointer
    }
  }

  /// The names of the columns.
  public var header: String {
    Self.row(Self.fixed + columns.map { CommaSeparated.name($0.description) })
  }

  /// Returns the row of a submission.
  public func row(of submission: Submission) -> String {
    var values: [JSONPointer: JSONValue] = [:]
    for leaf in Self.leaves(of: submission.answers) { values[leaf.pointer] = leaf.value }
    let about = [
      submission.uuid, submission.digest, submission.id, submission.title, submission.begun,
      submission.finished,
    ]
    return Self.row(
      about.map { cell($0.map { .string($0) }) } + columns.map { cell(values[$0]) }
    )
  }

  private static let fixed = ["uuid", "form", "id", "title", "begun", "finished"]

  private static func leaves(of answers: JSONValue) -> [AnswerLeaf] {
    AnswerLeaf.leaves(of: answers, places: [], splitsLists: false)
  }

  private static func row(_ cells: [String]) -> String { cells.joined(separator: ",") + "\r\n" }

  private func cell(_ value: JSONValue?) -> String {
    guard !keepsFormulas, let text = value?.stringValue, Self.isFormula(text) else {
      return CommaSeparated.cell(value)
    }
    return CommaSeparated.cell(.string("'" + text))
  }

  /// Tells whether a spreadsheet would calculate a text (OWASP, "CSV Injection").
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return [
      UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
    ].contains(first)
  }
}
