public import OrderedJSON

extension FormAnswers {
  /// The items that are shown, from the first to the last: headings, fields, and what adds rows.
  public var items: [FormItem] { shown.items }

  /// Returns where an item stands among `items`; nil if it is not shown.
  public func place(of item: FormItem) -> Int? { shown.place(of: item) }

  /// Returns where a field of the answers is: the way from the whole answer, rows counted as they
  /// are now.
  ///
  /// The name of an entry of a map has the place of its value.
  public func pointer(at index: Int) -> JSONPointer { pointer(of: form.fields[index]) }

  /// Returns where the value of a group is, as `pointer(at:)` does for a field.
  public func pointer(ofGroup index: Int) -> JSONPointer {
    pointer(ofInstance: form.groups[index].instance).appending(form.groups[index].pointer)
  }

  /// Returns the heading that an item stands under, the nearest; nil for none.
  public func group(around item: FormItem) -> Int? {
    let (group, instance) =
      switch item {
      case .field(let index): (form.fields[index].group, form.fields[index].instance)
      case .heading(let index): (form.groups[index].parent, form.groups[index].instance)
      case .add(let index): (index, form.groups[index].instance)
      }
    if let group { return group }
    var next = instances[instance].part
    while let part = next {
      if let group = parts[part].group ?? parts[part].outer { return group }
      next = instances[parts[part].instance].part
    }
    return nil
  }

  func pointer(of field: Field) -> JSONPointer {
    let base = pointer(ofInstance: field.instance)
    return base.tokens.isEmpty ? field.pointer : base.appending(field.pointer)
  }

  func pointer(ofObject index: Int) -> JSONPointer {
    pointer(ofInstance: form.objects[index].instance).appending(form.objects[index].pointer)
  }

  func pointer(ofPart index: Int) -> JSONPointer {
    pointer(ofInstance: parts[index].instance).appending(parts[index].template.pointer)
  }

  func pointer(ofInstance index: Int) -> JSONPointer {
    guard instances.indices.contains(index), let part = instances[index].part else { return .root }
    let base = pointer(ofPart: part)
    switch parts[part].template.kind {
    case .list:
      return base.appending(position(ofRow: index) ?? parts[part].rows.count)
    case .map:
      return base.appending(instances[index].nameField.map(text(ofField:)) ?? "")
    case .chooser, .presence, .conditions:
      return base
    }
  }

  private func text(ofField index: Int) -> String { value(at: index)?.stringValue ?? "" }

  // MARK: Measuring

  /// How many items a part shows before its rows.
  func leading(_ part: Int) -> Int {
    switch parts[part].template.kind {
    case .list, .map: parts[part].group == nil ? 0 : 1
    case .chooser, .presence: parts[part].field == nil ? 0 : 1
    case .conditions: 0
    }
  }

  /// How many items a part shows after its rows.
  private func trailing(_ part: Int) -> Int { addsRows(part) ? 1 : 0 }

  /// Whether rows can ever be added to a part by the user.
  func addsRows(_ part: Int) -> Bool {
    guard parts[part].group != nil, !parts[part].template.isReadOnly else { return false }
    return switch parts[part].template.kind {
    case .list(let list): list.row != nil
    case .map(let map): !map.entries.isEmpty
    case .chooser, .presence, .conditions: false
    }
  }

  /// Counts anew what an instance and the parts in it show.
  mutating func measure(_ instance: Int) {
    var count = instances[instance].items.count
    for place in instances[instance].partPlaces.indices {
      let part = instances[instance].partPlaces[place].part
      measure(part: part)
      count += parts[part].itemCount
    }
    instances[instance].itemCount = count
  }

  /// Counts anew what a part shows.
  mutating func measure(part: Int) {
    parts[part].itemCount =
      leading(part) + trailing(part)
      + parts[part].rows.reduce(0) { $0 + instances[$1].itemCount }
  }

  /// The items of an instance, those of its parts included.
  func flatItems(ofInstance index: Int) -> [FormItem] {
    var items: [FormItem] = []
    items.reserveCapacity(instances[index].itemCount)
    append(instance: index, to: &items)
    return items
  }

  private func append(instance index: Int, to items: inout [FormItem]) {
    var done = 0
    for place in instances[index].partPlaces {
      items += instances[index].items[done..<place.offset]
      done = place.offset
      append(part: place.part, to: &items)
    }
    items += instances[index].items[done...]
  }

  func append(part index: Int, to items: inout [FormItem]) {
    switch parts[index].template.kind {
    case .list, .map: if let group = parts[index].group { items.append(.heading(group)) }
    case .chooser, .presence: if let field = parts[index].field { items.append(.field(field)) }
    case .conditions: break
    }
    for row in parts[index].rows { append(instance: row, to: &items) }
    if addsRows(index), let group = parts[index].group { items.append(.add(group)) }
  }

  /// The first item of an instance, those of its parts included; nil if it shows none.
  func firstItem(ofInstance index: Int) -> FormItem? {
    for place in instances[index].partPlaces {
      if place.offset > 0 { break }
      if let item = firstItem(ofPart: place.part) { return item }
    }
    return instances[index].items.first
  }

  private func firstItem(ofPart index: Int) -> FormItem? {
    if let group = parts[index].group { return .heading(group) }
    if let field = parts[index].field { return .field(field) }
    for row in parts[index].rows {
      if let item = firstItem(ofInstance: row) { return item }
    }
    return nil
  }

  /// Where the first item of a part is among all; nil if the part is not shown.
  func start(ofPart index: Int) -> Int? {
    let instance = parts[index].instance
    guard var start = start(ofInstance: instance) else { return nil }
    for place in instances[instance].partPlaces {
      if place.part == index { return start + place.offset }
      start += parts[place.part].itemCount
    }
    return nil
  }

  /// Where the first item of an instance is among all; nil if the instance is not shown.
  func start(ofInstance index: Int) -> Int? {
    guard let part = instances[index].part else { return 0 }
    guard var start = start(ofPart: part) else { return nil }
    start += leading(part)
    for row in parts[part].rows {
      if row == index { return start }
      start += instances[row].itemCount
    }
    return nil
  }

  // MARK: Changing

  /// Puts other items in the place of some of a part's rows, and notes it.
  ///
  /// `parts[part].rows` is already as it shall be; `start` is where the change begins.
  mutating func splice(_ splice: FormChange.Splice, in part: Int) {
    resize(part: part, by: splice.inserted.count - splice.removed.count)
    shown.apply(splice, fields: form.fields.count, groups: form.groups.count)
    changes.splices.append(splice)
  }

  /// Notes that a part shows more or fewer items, in all that it is in.
  mutating func resize(part: Int, by change: Int) {
    var next: Int? = part
    while let current = next {
      parts[current].itemCount += change
      instances[parts[current].instance].itemCount += change
      next = instances[parts[current].instance].part
    }
  }
}
