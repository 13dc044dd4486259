import FormNavigation

/// The order of a form worked out slowly, word by word as the rules have it.
struct NaiveOrder {
  let engine: NavigationEngine
  private let fields: [Field]

  init(_ engine: NavigationEngine) {
    self.engine = engine
    fields = engine.fieldIDs.compactMap(engine.field)
      .filter { $0.group == engine.options.activeGroup }
  }

  var eligible: [FieldID] {
    linked(numbered(arranged)).filter { field in
      field.isVisible && field.areAncestorsVisible && field.isEnabled && field.isEditable
        && field.isFocusable && !field.isSkipped && field.count > 0
    }.map(\.id)
  }

  private enum Item {
    case field(Field, place: Int)
    case scroller(Scroller, place: Int)

    var rect: Rect {
      switch self {
      case .field(let field, _): field.orderRect ?? field.rect
      case .scroller(let scroller, _): scroller.orderRect ?? scroller.rect
      }
    }

    var place: Int {
      switch self {
      case .field(_, let place): place
      case .scroller(_, let place): 1_000_000 + place
      }
    }
  }

  private var arranged: [Field] {
    engine.options.orderPolicy == .tree ? fields : arranged(in: nil, axis: .vertical)
  }

  private func parent(of field: Field) -> ScrollerID? {
    field.scroller.flatMap(engine.scroller)?.id
  }

  private func holdsFields(_ scroller: Scroller) -> Bool {
    fields.contains { field in
      var next = parent(of: field)
      while let id = next {
        if id == scroller.id { return true }
        next = engine.scroller(id)?.parent
      }
      return false
    }
  }

  private func arranged(in container: ScrollerID?, axis: Scroller.Axis) -> [Field] {
    var left: [Item] = fields.enumerated()
      .filter { parent(of: $0.element) == container }
      .map { .field($0.element, place: $0.offset) }
    left += engine.allScrollers.enumerated()
      .filter { $0.element.parent == container && holdsFields($0.element) }
      .map { .scroller($0.element, place: $0.offset) }
    var result: [Field] = []
    while let leader = left.min(by: { ($0.rect.y, $0.place) < ($1.rect.y, $1.place) }) {
      let isInBand = { (item: Item) in
        axis == .horizontal || item.rect.y < leader.rect.maxY || item.rect.y == leader.rect.y
      }
      for item in left.filter(isInBand).sorted(by: precedes) {
        switch item {
        case .field(let field, _): result.append(field)
        case .scroller(let scroller, _): result += arranged(in: scroller.id, axis: scroller.axis)
        }
      }
      left.removeAll(where: isInBand)
    }
    return result
  }

  private func precedes(_ first: Item, _ second: Item) -> Bool {
    let sides =
      engine.options.direction == .leftToRight
      ? (first.rect.x, second.rect.x) : (second.rect.maxX, first.rect.maxX)
    if sides.0 != sides.1 { return sides.0 < sides.1 }
    return (first.rect.y, first.place) < (second.rect.y, second.place)
  }

  /// A field without a number follows the last numbered one before it, or precedes the first one.
  private func numbered(_ fields: [Field]) -> [Field] {
    let numbers = fields.indices.filter { fields[$0].order != nil }
    guard let first = numbers.first else { return fields }
    var result: [Field] = []
    let ascending = numbers.sorted { one, other in
      (fields[one].order!, one) < (fields[other].order!, other)
    }
    for number in ascending {
      if number == first { result += fields[..<first] }
      result.append(fields[number])
      result += fields[(number + 1)...].prefix { $0.order == nil }
    }
    return result
  }

  /// Each link in turn moves its target, and what is linked after that, directly behind the owner.
  private func linked(_ fields: [Field]) -> [Field] {
    var chains = fields.map { [$0] }
    var owned: Set<FieldID> = []
    for owner in fields {
      guard case .field(let id)? = owner.successor, id != owner.id, !owned.contains(id),
        let from = chains.firstIndex(where: { $0.first?.id == id }),
        let to = chains.firstIndex(where: { $0.last?.id == owner.id }), from != to
      else { continue }
      owned.insert(id)
      chains[to] += chains[from]
      chains.remove(at: from)
    }
    return chains.flatMap { $0 }
  }
}
