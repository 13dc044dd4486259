import FormModel
import GtkBridge

/// The rows of fields that are made, and what has to be kept of those that are not.
final class ColumnRows {
  /// The rows that are made, by the positions of their fields.
  private(set) var made: [Int: any FieldRow] = [:]

  /// The input of a row that is about to be made.
  var input: (Int) -> FieldInput = { _ in .text("") }
  /// Called with each row that has been made.
  var onMake: ((Int, any FieldRow) -> Void)?
  /// Called with each row that is about to go.
  var onRelease: ((Int, any FieldRow) -> Void)?

  private var mnemonics: Mnemonics
  /// The labels of rows made so far; one that is made again keeps its mnemonic.
  private var marked: [Int: String] = [:]
  /// The fields whose rows have several lines for a text that would be cut; they keep them, however
  /// short it becomes.
  private var tooLong: Set<Int> = []
  /// The content, beside the answers, of rows that were made and are not there.
  private(set) var remainders: [Int: RowRemainder] = [:]
  /// The rows that are there as they were before any input.
  private var fresh: [Int: (input: FieldInput, remainder: RowRemainder)] = [:]

  /// Creates the store of a form without rows; the mnemonics know the letters that the rest of the
  /// window uses.
  init(mnemonics: Mnemonics) {
    self.mnemonics = mnemonics
  }

  /// Forgets the row of a field that is about to go.
  func forget(_ index: Int) {
    guard let row = made.removeValue(forKey: index) else { return }
    keepRemainder(of: row, at: index)
    onRelease?(index, row)
  }

  private func keepRemainder(of row: any FieldRow, at index: Int) {
    let (fresh, remainder) = (fresh.removeValue(forKey: index), row.remainder)
    // A row that is made of the input alone, as most are, comes back without help.
    guard remainder != fresh?.remainder || remainder.problem != nil || input(index) != fresh?.input
    else { return }
    remainders[index] = remainder
  }

  /// Makes the row of a field, with its input and all that is kept of it.
  func make(_ field: Field) -> any FieldRow {
    let index = field.index
    let input = input(index)
    if needsSeveralLines(input, for: field) { tooLong.insert(index) }
    let row = NextfieldApp.makeRow(
      for: field,
      hasSeveralLines: tooLong.contains(index),
      mnemonicLabel: mark(field)
    )
    row.input = input
    fresh[index] = (input, row.remainder)
    if let remainder = remainders.removeValue(forKey: index) { row.remainder = remainder }
    made[index] = row
    onMake?(index, row)
    return row
  }

  private func mark(_ field: Field) -> String {
    if let label = marked[field.index] { return label }
    let label = mnemonics.mark(field.shownLabel)
    marked[field.index] = label
    return label
  }

  /// The fault in the text of a row that is no input at all; whether the row is
  /// there or not.
  func problem(at index: Int) -> String? { made[index]?.problem ?? remainders[index]?.problem }

  /// All that ``problem(at:)`` knows of.
  var problems: [Int: String] {
    made.compactMapValues(\.problem).merging(remainders.compactMapValues(\.problem)) { row, _ in row
    }
  }
}
