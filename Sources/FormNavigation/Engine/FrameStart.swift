/// The form before the first change of a frame, as far as it is needed to find an heir to the
/// focus.
///
/// The order is the one that the user has seen. Its slots are those of the table at that time; no
/// slot gets another field before the frame is over.
struct FrameStart: Sendable {
  let order: SlotSequence
  let group: String
  let focus: FieldID?
  /// The fields that have changed since, as they were.
  private var fields: [Int: Field] = [:]
  /// The slots of the fields that have been removed since.
  private var removedSlots: [FieldID: Int] = [:]
  /// The table at the time when all fields were replaced; nil while the engine still has that
  /// table.
  private var table: FieldTable?

  init(order: SlotSequence, group: String, focus: FieldID?) {
    self.order = order
    self.group = group
    self.focus = focus
  }

  mutating func note(_ slot: Int, of table: FieldTable, isRemoval: Bool) {
    guard self.table == nil, order.contains(slot) else { return }
    let field = table.fields[slot]
    if fields[slot] == nil { fields[slot] = field }
    if isRemoval, removedSlots[field.id] == nil { removedSlots[field.id] = slot }
  }

  mutating func noteReplacement(of table: FieldTable) {
    if self.table == nil { self.table = table }
  }

  /// The slot that a field had in the order; nil if it was not there.
  func slot(of id: FieldID, in current: FieldTable) -> Int? {
    let slot = removedSlots[id] ?? (table ?? current).slot(of: id)
    return slot.flatMap { order.contains($0) ? $0 : nil }
  }

  func field(_ slot: Int, in current: FieldTable) -> Field {
    fields[slot] ?? (table ?? current).fields[slot]
  }
}
