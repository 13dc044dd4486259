public import FormModel
import OrderedJSON

/// Does the edits of a draft again.
public struct DraftReplay: Sendable {
  /// The inputs that the form does not take any more, in order.
  public private(set) var misfits: [DraftInput] = []
  /// The last field that took an input.
  public private(set) var lastField: Int?
  /// The fields by their places, as long as the form keeps its shape.
  private var fields: [JSONPointer: [Int]]?

  /// Creates one.
  public init() {}

  /// The changes of an edit.
  public struct Outcome: Sendable {
    /// The field that took an input.
    public var field: Int?
    /// All other changes.
    public var change: FormChange
  }

  /// Does an edit again.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - answers: The answers that it changes.
  /// - Returns: What has changed; nil if nothing has, as it does not fit.
  public mutating func apply(_ edit: DraftEdit, to answers: inout FormAnswers) -> Outcome? {
    switch edit {
    case .input(let input): return apply(input, to: &answers)
    case .add(let place, let row):
      guard let list = Self.list(at: place, in: answers), answers.canAddRow(to: list) else {
        return nil
      }
      return outcome(answers.addRow(to: list, at: row))
    case .remove(let row, let place):
      guard let list = Self.list(at: place, in: answers), answers.canRemoveRow(row, from: list)
      else { return nil }
      return outcome(answers.removeRow(row, from: list))
    case .move(let row, let target, let place):
      guard let list = Self.list(at: place, in: answers),
        answers.canMoveRow(row, to: target, in: list)
      else { return nil }
      return outcome(answers.moveRow(row, to: target, in: list))
    }
  }

  private mutating func apply(_ input: DraftInput, to answers: inout FormAnswers) -> Outcome? {
    guard let index = field(of: input, in: answers),
      let value = input.input(in: answers.form.fields[index])
    else {
      note(misfit: input)
      return nil
    }
    answers[index] = value
    guard answers[index] == value else {
      note(misfit: input)
      return nil
    }
    misfits.removeAll { $0.pointer == input.pointer && $0.role == input.role }
    lastField = index
    return outcome(answers.takeChanges(), field: index)
  }

  /// Notes an input that does not fit; a later one in the same field takes its place.
  private mutating func note(misfit input: DraftInput) {
    misfits.removeAll { $0.pointer == input.pointer && $0.role == input.role }
    // Nothing is lost of an input that said nothing.
    if !input.text.isEmpty { misfits.append(input) }
  }

  private mutating func outcome(_ change: FormChange, field: Int? = nil) -> Outcome {
    // An input may move other fields without their coming or going: an entry's name does.
    if !change.isEmpty || field.map({ _ in false }) ?? true { fields = nil }
    return Outcome(field: field, change: change)
  }

  /// The field that an input was made in: that with the same index if it is in the same place, else
  /// the one that is there now.
  private mutating func field(of input: DraftInput, in answers: FormAnswers) -> Int? {
    func isMeant(_ index: Int) -> Bool {
      answers.form.fields[index].role == input.role && answers.place(of: .field(index)) != nil
        && answers.pointer(at: index) == input.pointer
    }
    if answers.form.fields.indices.contains(input.index), isMeant(input.index) {
      return input.index
    }
    if fields == nil { fields = Self.places(in: answers) }
    if let index = fields?[input.pointer]?.first(where: isMeant) { return index }
    // The places were looked up before an entry got its name.
    fields = Self.places(in: answers)
    return fields?[input.pointer]?.first(where: isMeant)
  }

  private static func places(in answers: FormAnswers) -> [JSONPointer: [Int]] {
    var places: [JSONPointer: [Int]] = [:]
    for case .field(let index) in answers.items {
      places[answers.pointer(at: index), default: []].append(index)
    }
    return places
  }

  private static func list(at pointer: JSONPointer, in answers: FormAnswers) -> Int? {
    for case .add(let group) in answers.items where answers.pointer(ofGroup: group) == pointer {
      return group
    }
    for case .heading(let group) in answers.items
    where [.list, .map].contains(answers.form.groups[group].kind)
      && answers.pointer(ofGroup: group) == pointer
    { return group }
    return nil
  }
}
