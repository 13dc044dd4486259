import FormModel

/// The items of a column from top to bottom: the one place that knows in which order the fields of
/// a form are shown.
///
/// Fields are named by their index in the form, which says nothing of the order.
struct ColumnItems {
  private var items: [FormItem]
  /// The place of each field among the items, by its index in the form; -1 if it is not shown.
  private var places: [Int32] = []
  /// For each item, how many fields that can be entered stand before it; and for the end.
  private var enterableBefore: [Int32] = []

  init(_ answers: FormAnswers) {
    items = answers.items
    renumber(in: answers.form)
  }

  /// Does what a splice says.
  mutating func apply(_ splice: FormChange.Splice, in form: Form) {
    items.replaceSubrange(splice.removed, with: splice.inserted)
    renumber(in: form)
  }

  private mutating func renumber(in form: Form) {
    places = Array(repeating: -1, count: form.fields.count)
    var enterable: Int32 = 0
    var before: [Int32] = []
    before.reserveCapacity(items.count + 1)
    for (place, item) in items.enumerated() {
      before.append(enterable)
      guard case .field(let index) = item else { continue }
      places[index] = Int32(place)
      if !form.fields[index].isReadOnly { enterable += 1 }
    }
    enterableBefore = before + [enterable]
  }

  var count: Int { items.count }

  subscript(place: Int) -> FormItem { items[place] }

  /// The place of a field; nil if it is not shown.
  func place(of field: Int) -> Int? {
    places.indices.contains(field) && places[field] >= 0 ? Int(places[field]) : nil
  }

  /// The fields that stand in a range, in order.
  func fields(in range: Range<Int>) -> [Int] {
    items[range].compactMap { if case .field(let index) = $0 { index } else { nil } }
  }

  /// All fields in order.
  var fields: [Int] { fields(in: items.indices) }

  /// How many of the fields in a range can be entered.
  func enterableCount(in range: Range<Int>) -> Int {
    Int(enterableBefore[range.upperBound] - enterableBefore[range.lowerBound])
  }

  /// The first or the last field in a range that can be entered.
  func enterableField(in range: Range<Int>, isFirst: Bool) -> Int? {
    guard enterableCount(in: range) > 0 else { return nil }
    let isEnterable = { enterableBefore[$0] < enterableBefore[$0 + 1] }
    let place = isFirst ? range.first(where: isEnterable) : range.last(where: isEnterable)
    guard let place, case .field(let index) = items[place] else { return nil }
    return index
  }
}
