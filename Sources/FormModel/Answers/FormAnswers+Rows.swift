/// A row of a list, or an entry of a map, by the list's group and the row's place in it.
public struct RowPlace: Sendable, Hashable {
  /// The list or map, by its index in `Form.groups`.
  public var group: Int
  /// The place among the rows, from 0.
  public var position: Int

  /// Creates a place.
  public init(group: Int, position: Int) {
    self.group = group
    self.position = position
  }
}

extension FormAnswers {
  /// How many rows a list has, or a map entries.
  public func rowCount(of group: Int) -> Int { part(of: group).map { parts[$0].rows.count } ?? 0 }

  /// Tells whether a row or an entry can be added now.
  public func canAddRow(to group: Int) -> Bool {
    guard let part = part(of: group), addsRows(part) else { return false }
    return maximum(of: part).map { parts[part].rows.count < $0 } ?? true
  }

  /// Tells whether a row can be removed now: not one that has a place of its own, and none that
  /// the list needs.
  public func canRemoveRow(_ position: Int, from group: Int) -> Bool {
    guard let part = part(of: group), !parts[part].template.isReadOnly,
      parts[part].rows.indices.contains(position), position >= fixedRows(of: part)
    else { return false }
    return true
  }

  /// Tells whether a row is told from the others by its number: those of a map have names, and
  /// those with a place of their own have titles.
  public func isNumbered(_ row: RowPlace) -> Bool {
    form.groups[row.group].kind == .list
      && part(of: row.group).map { row.position >= fixedRows(of: $0) } ?? false
  }

  /// Tells whether a row can be moved to another place.
  public func canMoveRow(_ position: Int, to target: Int, in group: Int) -> Bool {
    guard let part = part(of: group), case .list = parts[part].template.kind,
      !parts[part].template.isReadOnly, position != target
    else { return false }
    let movable = fixedRows(of: part)..<parts[part].rows.count
    return movable.contains(position) && movable.contains(target)
  }

  /// Adds a row to a list, or an entry to a map, with nothing in it but its defaults.
  ///
  /// - Parameters:
  ///   - group: The list or map.
  ///   - position: The place of the new row; nil for the end.
  ///   - kind: Which kind of entry, in a map that has several (`entryKinds(of:)`).
  /// - Returns: What changed; the focus goes to the first field of the new row.
  public mutating func addRow(to group: Int, at position: Int? = nil, kind: Int = 0) -> FormChange {
    guard canAddRow(to: group), let part = part(of: group) else { return takeChanges() }
    let count = parts[part].rows.count
    let position = min(max(position ?? count, fixedRows(of: part)), count)
    let options = StartOptions()
    let row: Int
    switch parts[part].template.kind {
    case .list(let list):
      guard let blueprint = list.blueprint(at: max(position, list.fixed.count)) else {
        return takeChanges()
      }
      row = makeInstance(of: blueprint, in: part, with: Given(nil), options)
    case .map(let map):
      guard map.entries.indices.contains(kind) else { return takeChanges() }
      row = makeEntry(map, kind, in: part, name: nil, with: Given(nil), options)
    case .chooser, .presence, .conditions:
      return takeChanges()
    }
    insert([row], at: position, in: part)
    changes.focus = firstField(ofInstance: row)
    return takeChanges()
  }

  /// Adds rows of a single field with a text in each, behind one that is like them.
  ///
  /// - Parameters:
  ///   - texts: The texts, of the first row to come first.
  ///   - row: The row that they come behind.
  /// - Returns: What changed, with the focus in the last row; the rows that did not find room are
  ///   not added.
  public mutating func addRows(_ texts: [String], behind row: RowPlace) -> FormChange {
    guard let part = part(of: row.group), case .list(let list) = parts[part].template.kind else {
      return takeChanges()
    }
    let (position, room) = (row.position + 1, freeRows(in: row.group) ?? texts.count)
    guard position >= list.fixed.count, let blueprint = list.blueprint(at: position) else {
      return takeChanges()
    }
    let texts = texts.prefix(room)
    let rows = texts.map { _ in
      makeInstance(of: blueprint, in: part, with: Given(nil), StartOptions())
    }
    insert(rows, at: position, in: part)
    for (row, text) in zip(rows, texts) {
      guard case .field(let field)? = flatItems(ofInstance: row).first else { break }
      self[field] = .text(text)
      changes.focus = field
    }
    return takeChanges()
  }

  /// How many rows can still be added to a list; nil if there is no limit.
  public func freeRows(in group: Int) -> Int? {
    guard canAddRow(to: group), let part = part(of: group) else { return 0 }
    return maximum(of: part).map { $0 - parts[part].rows.count }
  }

  /// Tells whether a row of a list shows one field and nothing else.
  public func isSingleField(_ row: RowPlace) -> Bool {
    guard let part = part(of: row.group), parts[part].rows.indices.contains(row.position) else {
      return false
    }
    return instances[parts[part].rows[row.position]].itemCount == 1
  }

  /// Removes a row of a list, or an entry of a map, with all that is in it.
  ///
  /// - Returns: What changed; the focus goes to the row that is in its place now, else to the last.
  public mutating func removeRow(_ position: Int, from group: Int) -> FormChange {
    guard canRemoveRow(position, from: group), let part = part(of: group) else {
      return takeChanges()
    }
    let row = parts[part].rows[position]
    let start = start(ofInstance: row)
    parts[part].rows.remove(at: position)
    renumberRows(of: part, from: position)
    let made = instances[row].isMade ? 1 : 0
    count(-made - instances[row].enteredCount, in: .part(part))
    noteRowEdit(part)
    if let start {
      let removed = start..<start + instances[row].itemCount
      splice(FormChange.Splice(removed: removed, inserted: []), in: part)
    }
    recheck(afterChangeOf: .part(part))
    let rows = parts[part].rows
    changes.focus = rows.isEmpty ? nil : firstField(ofInstance: rows[min(position, rows.count - 1)])
    return takeChanges()
  }

  /// Moves a row of a list to another place; the rows in between make room.
  ///
  /// - Parameters:
  ///   - position: Where the row is.
  ///   - target: Where it is afterwards.
  ///   - group: The list.
  /// - Returns: What changed; the focus goes to the first field of the row that was moved.
  public mutating func moveRow(_ position: Int, to target: Int, in group: Int) -> FormChange {
    guard canMoveRow(position, to: target, in: group), let part = part(of: group) else {
      return takeChanges()
    }
    let row = parts[part].rows[position]
    let start = start(ofInstance: row)
    parts[part].rows.remove(at: position)
    noteRowEdit(part)
    if let start {
      let removed = start..<start + instances[row].itemCount
      splice(FormChange.Splice(removed: removed, inserted: []), in: part)
    }
    parts[part].rows.insert(row, at: target)
    renumberRows(of: part, from: min(position, target))
    show(row, in: part)
    recheck(afterChangeOf: .part(part))
    changes.focus = firstField(ofInstance: row)
    return takeChanges()
  }

  /// Returns the row that begins with an item, or nil if no row does.
  ///
  /// This is where a view puts what removes and moves the row.
  public func row(beginningAt item: FormItem) -> RowPlace? {
    guard place(of: item) != nil, var instance = instance(of: item) else { return nil }
    // The outermost row that begins here: what is in it cannot be told apart from it.
    var found: RowPlace?
    while let part = instances[instance].part, firstItem(ofInstance: instance) == item {
      if let group = parts[part].group, let position = position(ofRow: instance) {
        found = RowPlace(group: group, position: position)
        break
      }
      instance = parts[part].instance
    }
    return found
  }

  /// Returns the innermost row that an item is in, or nil if it is in none.
  public func row(around item: FormItem) -> RowPlace? {
    var next = instance(of: item)
    while let instance = next, let part = instances[instance].part {
      if let group = parts[part].group, let position = position(ofRow: instance) {
        return RowPlace(group: group, position: position)
      }
      next = parts[part].instance
    }
    return nil
  }

  /// Returns the first field that is shown of a row, or nil if it has none.
  public func firstField(of row: RowPlace) -> Int? {
    guard let part = part(of: row.group), parts[part].rows.indices.contains(row.position) else {
      return nil
    }
    return firstField(ofInstance: parts[part].rows[row.position])
  }

  /// The patterns that the names in a map have, one for each kind of entry; nil for any name.
  public func entryKinds(of group: Int) -> [String?] {
    guard let part = part(of: group), case .map(let map) = parts[part].template.kind else {
      return []
    }
    return map.entries.map(\.pattern)
  }

  // MARK: Inside

  func part(of group: Int) -> Int? {
    form.groups.indices.contains(group) ? form.groups[group].part : nil
  }

  func instance(of item: FormItem) -> Int? {
    switch item {
    case .field(let index): form.fields[index].instance
    case .heading(let index), .add(let index): form.groups[index].instance
    }
  }

  /// Returns the place of a row among those of its part; nil if it is not among them.
  func position(ofRow index: Int) -> Int? {
    guard let part = instances[index].part else { return nil }
    let rows = parts[part].rows
    let known = instances[index].position
    return rows.indices.contains(known) && rows[known] == index
      ? known : rows.firstIndex(of: index)
  }

  private mutating func renumberRows(of part: Int, from start: Int) {
    for place in start..<parts[part].rows.count {
      instances[parts[part].rows[place]].position = place
    }
  }

  private func fixedRows(of part: Int) -> Int {
    if case .list(let list) = parts[part].template.kind { list.fixed.count } else { 0 }
  }

  private func maximum(of part: Int) -> Int? {
    switch parts[part].template.kind {
    case .list(let list): list.maximum
    case .map(let map): map.maximum
    case .chooser, .presence, .conditions: nil
    }
  }

  private mutating func noteRowEdit(_ part: Int) {
    parts[part].isTouched = true
    noteEdit()
  }

  /// Puts new rows among those of a list or map, and shows them.
  private mutating func insert(_ rows: [Int], at position: Int, in part: Int) {
    // A list that waits for its first row may have some that nobody made: they count from now on.
    parts[part].rows.insert(contentsOf: rows, at: position)
    renumberRows(of: part, from: position)
    for row in rows { noteMade(row, in: part) }
    noteRowEdit(part)
    if let first = rows.first, let start = start(ofInstance: first) {
      let items = rows.flatMap { flatItems(ofInstance: $0) }
      splice(FormChange.Splice(removed: start..<start, inserted: items), in: part)
    }
    recheck(afterChangeOf: .part(part))
  }

  /// Shows a row that is among those of its part already.
  mutating func show(_ row: Int, in part: Int) {
    guard let start = start(ofInstance: row) else { return }
    let items = flatItems(ofInstance: row)
    splice(FormChange.Splice(removed: start..<start, inserted: items), in: part)
  }

  func firstField(ofInstance index: Int) -> Int? {
    guard let start = start(ofInstance: index) else { return nil }
    for place in start..<start + instances[index].itemCount {
      if case .field(let field) = shown.items[place], !form.fields[field].isReadOnly {
        return field
      }
    }
    return nil
  }
}
