import OrderedJSON

/// One showing of a blueprint: the whole form, a row, a chosen alternative.
struct Instance: Sendable {
  /// The part that shows it; nil for the whole form.
  let part: Int?
  /// The blueprint that it was made of; nil for the whole form.
  let blueprint: Int?
  /// The source of its value.
  var root: AnswerSource?
  /// The items that are shown, but for the parts in between.
  var items: [FormItem] = []
  /// The parts among the items.
  var partPlaces: [Blueprint.PartPlace] = []
  /// How many items are shown, those of parts included.
  var itemCount = 0
  /// How many values inside were given or entered, rather than defaults.
  var enteredCount = 0
  /// Whether a row was given or added, rather than put there because the list needs some.
  var isMade = false
  /// The field for the name of an entry of a map.
  var nameField: Int?
  /// The place among the rows of the part, as far as it is known (`position(ofRow:)`).
  var position = 0
}

/// A part as it is now.
struct LivePart: Sendable {
  let template: PartTemplate
  /// The object that the value is a member of; nil for the value of the whole instance.
  var object: Int?
  /// The instance that the part is in.
  let instance: Int
  /// The heading that the part stands under.
  var outer: Int?
  /// The heading.
  var group: Int?
  /// The field that chooses.
  var field: Int?
  /// The level of headings inside.
  var level: Int
  /// The instances that are shown, in order.
  var rows: [Int] = []
  /// Parts that were shown before: alternatives by their places.
  var kept: [Int: Int] = [:]
  /// How many items are shown.
  var itemCount = 0
  /// How many values inside, and rows, were given or entered.
  var enteredCount = 0
  /// Whether the answers to start with had a value here.
  var isGiven = false
  /// Whether that was `null`, and it may be.
  var isNull = false
  /// Whether the user has added, moved or removed a row.
  var isTouched = false
  /// State that only an object with conditions has.
  var conditions = ConditionState()
}

/// The memory of an object with conditions.
struct ConditionState: Sendable {
  /// A group by what it stands for.
  struct GroupKey: Hashable {
    var pointer: JSONPointer
    var schemaPointer: JSONPointer
    var kind: FormGroup.Kind
  }

  /// The blueprint that is shown.
  var variant: Int?
  /// The alternatives that are chosen, by the keys of the choosers.
  var choices: [JSONPointer: Int] = [:]
  /// The fields that choose, by the keys of the choosers.
  var selectors: [JSONPointer: Int] = [:]
  /// The headings that were ever shown.
  var groups: [GroupKey: Int] = [:]
  /// Members that are not shown now, by object and name.
  var aside: [Int: [String: [AnswerSource]]] = [:]
}

/// Something that holds values, on the way from a field to the whole answer.
enum ValueHolder: Hashable {
  case object(Int)
  case part(Int)
}

/// The flat sequence of what is shown, and where each thing is in it.
struct ShownItems: Sendable {
  private(set) var items: [FormItem] = []
  private var fieldPlaces: [Int32] = []
  private var headingPlaces: [Int32] = []
  private var addPlaces: [Int32] = []

  init() {}

  init(_ items: [FormItem], fields: Int, groups: Int) {
    self.items = items
    fieldPlaces = Array(repeating: -1, count: fields)
    headingPlaces = Array(repeating: -1, count: groups)
    addPlaces = headingPlaces
    renumber(from: 0)
  }

  /// Returns the place of an item, or nil if it is not shown.
  func place(of item: FormItem) -> Int? {
    let (places, index) =
      switch item {
      case .field(let index): (fieldPlaces, index)
      case .heading(let index): (headingPlaces, index)
      case .add(let index): (addPlaces, index)
      }
    guard places.indices.contains(index), places[index] >= 0 else { return nil }
    return Int(places[index])
  }

  mutating func apply(_ splice: FormChange.Splice, fields: Int, groups: Int) {
    grow(&fieldPlaces, to: fields)
    grow(&headingPlaces, to: groups)
    grow(&addPlaces, to: groups)
    for place in splice.removed { set(items[place], -1) }
    items.replaceSubrange(splice.removed, with: splice.inserted)
    renumber(from: splice.removed.lowerBound)
  }

  private func grow(_ places: inout [Int32], to count: Int) {
    guard places.count < count else { return }
    places.append(contentsOf: repeatElement(-1, count: count - places.count))
  }

  private mutating func renumber(from start: Int) {
    for place in start..<items.count { set(items[place], Int32(place)) }
  }

  private mutating func set(_ item: FormItem, _ place: Int32) {
    switch item {
    case .field(let index): fieldPlaces[index] = place
    case .heading(let index): headingPlaces[index] = place
    case .add(let index): addPlaces[index] = place
    }
  }
}
