/// The fields by slot, with their ids and their order in the host's list.
///
/// A slot is a small number that stays the same for as long as the field is there.
struct FieldTable: Sendable {
  private(set) var fields: [Field] = []
  /// The place in the host's list: larger is later.
  private(set) var labels: [Int64] = []
  /// The slots in the order of the host's list.
  private(set) var tree: [Int32] = []
  private var slots: [FieldID: Int] = [:]
  private var free: [Int] = []
  /// The slots that are free once the frame is over.
  private var vacated: [Int] = []

  private static let spacing: Int64 = 1 << 32

  init() {}

  /// A later field with an id that is taken already is left out.
  init(_ list: [Field]) {
    fields.reserveCapacity(list.count)
    slots.reserveCapacity(list.count)
    for field in list where slots[field.id] == nil {
      slots[field.id] = fields.count
      tree.append(Int32(fields.count))
      labels.append(Int64(fields.count) * Self.spacing)
      fields.append(field.sane)
    }
  }

  var count: Int { tree.count }

  func slot(of id: FieldID) -> Int? { slots[id] }

  mutating func replace(_ slot: Int, with field: Field) { fields[slot] = field.sane }

  mutating func setCaret(_ caret: Rect?, of slot: Int) { fields[slot].caret = caret?.sane }

  mutating func insert(_ field: Field, before successor: Int?) -> Int {
    let place = successor.map(treeIndex) ?? tree.count
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      fields[slot] = field.sane
    } else {
      slot = fields.count
      fields.append(field.sane)
      labels.append(0)
    }
    tree.insert(Int32(slot), at: place)
    slots[field.id] = slot
    label(slot, at: place)
    return slot
  }

  mutating func remove(_ slot: Int) {
    tree.remove(at: treeIndex(slot))
    slots[fields[slot].id] = nil
    vacated.append(slot)
  }

  /// Lets new fields have the slots of those that were removed.
  mutating func reuseVacatedSlots() {
    guard !vacated.isEmpty else { return }
    free += vacated
    vacated.removeAll()
  }

  private func treeIndex(_ slot: Int) -> Int {
    let label = labels[slot]
    var low = 0
    var high = tree.count
    while low < high {
      let middle = (low + high) / 2
      if labels[Int(tree[middle])] < label { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Gives a slot a label between those of its neighbors, or new labels to all if there is none
  /// left.
  private mutating func label(_ slot: Int, at place: Int) {
    let before = place > 0 ? labels[Int(tree[place - 1])] : nil
    let after = place + 1 < tree.count ? labels[Int(tree[place + 1])] : nil
    switch (before, after) {
    case (nil, nil):
      labels[slot] = 0
    case (let before?, nil):
      labels[slot] = before + Self.spacing
    case (nil, let after?):
      labels[slot] = after - Self.spacing
    case (let before?, let after?):
      if after - before >= 2 {
        labels[slot] = before + (after - before) / 2
        return
      }
      for (place, slot) in tree.enumerated() { labels[Int(slot)] = Int64(place) * Self.spacing }
    }
  }
}
