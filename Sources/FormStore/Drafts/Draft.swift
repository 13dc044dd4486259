import FormModel
import OrderedJSON

/// The edits of a form so far, as a file keeps them: a line for the form, and one for each edit.
public struct Draft: Sendable, Hashable {
  /// The form.
  public var header: DraftHeader
  /// The edits in order.
  public var edits: [DraftEdit]

  /// Creates a draft.
  public init(header: DraftHeader, edits: [DraftEdit]) {
    self.header = header
    self.edits = edits
  }

  /// The draft as text.
  public var text: String { header.line + "\n" + Self.text(of: edits) }

  /// The lines of edits, to be appended to a draft.
  public static func text(of edits: [DraftEdit]) -> String {
    edits.map { $0.line + "\n" }.joined()
  }

  /// Reads a draft as far as it is whole.
  ///
  /// A process or a machine may have ended in the middle of a line, or before what a file was
  /// extended by was on the disk: the first line that is none ends the draft.
  ///
  /// Nil is returned if the first line is not that of a draft.
  public init?(reading bytes: [UInt8]) {
    var values = Self.lines(of: bytes).lazy.map { try? JSONValue(reading: Array($0)) }
      .makeIterator()
    guard let first = values.next(), let header = first.flatMap(DraftHeader.init) else {
      return nil
    }
    self.init(header: header, edits: [])
    while let value = values.next(), let edit = value.flatMap(DraftEdit.init) { edits.append(edit) }
  }

  /// The lines that end.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
  }

  /// How many fields have been answered.
  public var fieldCount: Int {
    var places: Set<JSONPointer> = []
    for case .input(let input) in edits where input.role == .value { places.insert(input.pointer) }
    return places.count
  }
}
