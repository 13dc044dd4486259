import FormModel

/// The edits of one window, as they come.
///
/// An input in the same field takes the place of the one before, unless the form has changed its
/// shape in between: then the order matters. The first input stays, as a field that is as it was at
/// first has been answered nevertheless.
public struct DraftJournal: Sendable {
  private var all = DraftSequence()
  private var recent = DraftSequence()

  /// Creates an empty one.
  public init() {}

  /// Everything that has been done.
  public var edits: [DraftEdit] { all.edits }

  /// The part of it that has not been taken yet.
  public var news: [DraftEdit] { recent.edits }

  /// Notes an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - changesShape: Whether fields or rows have come or gone by it.
  public mutating func note(_ edit: DraftEdit, changesShape: Bool) {
    all.note(edit, changesShape: changesShape)
    recent.note(edit, changesShape: changesShape)
  }

  /// Returns what is new since the last call.
  public mutating func takeNews() -> [DraftEdit] {
    defer { recent = DraftSequence() }
    return recent.edits
  }
}

/// Edits of which those that others have made pointless are left out.
private struct DraftSequence: Sendable {
  private(set) var edits: [DraftEdit] = []
  /// The fields with an input.
  private var fields: Set<Int> = []
  /// The places of the last inputs in fields that have more than one.
  private var places: [Int: Int] = [:]

  mutating func note(_ edit: DraftEdit, changesShape: Bool) {
    // The name of an entry is part of the places of what is in it.
    guard case .input(let input) = edit, input.role == .value, !changesShape else {
      (fields, places) = ([], [:])
      edits.append(edit)
      return
    }
    if let place = places[input.index] {
      edits[place] = edit
      return
    }
    if !fields.insert(input.index).inserted { places[input.index] = edits.count }
    edits.append(edit)
  }
}
