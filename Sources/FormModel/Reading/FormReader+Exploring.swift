import OrderedJSON

extension FormReader {
  /// How many parts are looked into, and how much may be looked at inside of references for it.
  private static let explored = (parts: 2_000, work: 100_000)

  mutating func explore(_ start: Blueprint) -> [JSONPointer] {
    var raw: [JSONPointer] = []
    var seen: Set<Int> = []
    var waiting = start.parts.flatMap { numbers(in: $0.kind) }
    var next = 0
    let end = referencedWork + Self.explored.work
    while next < waiting.count, seen.count < Self.explored.parts, referencedWork < end {
      let number = waiting[next]
      next += 1
      guard seen.insert(number).inserted else { continue }
      let recipe = recipes.recipes[number]
      // A row within a row, and so on, shows no more than the first.
      guard recipe.pointer.tokens.count <= Limit.depth else { continue }
      let blueprint = blueprint(number)
      for field in blueprint.fields where field.kind == .raw {
        let pointer = recipe.pointer.appending(field.pointer)
        if !raw.contains(pointer) { raw.append(pointer) }
      }
      waiting += blueprint.parts.flatMap { numbers(in: $0.kind) }
    }
    return raw
  }

  /// The numbers of all blueprints that a part may show.
  private mutating func numbers(in kind: PartTemplate.Kind) -> [Int] {
    switch kind {
    case .list(let list): list.fixed + [list.row].compactMap { $0 }
    case .map(let map): map.entries.map(\.blueprint)
    case .chooser(let alternatives): alternatives
    case .presence(let number): [number]
    case .conditions(let recipe): variants(of: recipe)
    }
  }
}

extension Form {
  /// Reads the rows, alternatives and conditional parts that are not shown at first, so that what
  /// is doubtful in them, and what they ask for as JSON, is known as well.
  ///
  /// The place of a row or an entry is called `*`. Parts in each other without an end are read
  /// once.
  public mutating func lookIntoParts() {
    guard var reader = maker else { return }
    rawPlacesOfParts = reader.explore(start)
    warnings = (warnings + reader.warnings).eachOnce
  }
}
