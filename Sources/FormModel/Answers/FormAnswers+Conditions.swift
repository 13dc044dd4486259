import OrderedJSON

extension FormAnswers {
  /// How often a form may change its mind about one edit; conditions can contradict each other.
  private static let rounds = 16

  /// Begins with the fields that an object has with what was given for it.
  mutating func startConditions(
    _ part: Int,
    _ recipe: Int,
    with given: Given,
    _ options: StartOptions
  ) {
    let value = given.value ?? [:]
    let matcher = self.matcher
    parts[part].conditions.choices =
      form.maker?.choices(of: recipe, for: given.value, matcher) ?? [:]
    let choices = parts[part].conditions.choices
    guard let number = form.maker?.variant(of: recipe, for: value, choices: choices, matcher) else {
      return
    }
    parts[part].conditions.variant = number
    let row = makeInstance(of: number, in: part, with: given, options)
    parts[part].rows = [row]
    remember(row, of: part, isGiven: given.value != nil && !given.isDefault)
    // With the defaults things may be otherwise.
    reevaluate(part, isShown: false, options)
  }

  /// Notes which headings and which choosing fields an instance has.
  private mutating func remember(_ row: Int, of part: Int, isGiven: Bool) {
    for case .heading(let index) in instances[row].items {
      parts[part].conditions.groups[form.groups[index].key] = index
    }
    for case .field(let index) in instances[row].items {
      guard form.fields[index].role == .alternative, form.fields[index].part == nil else {
        continue
      }
      startSelector(index, of: part, isGiven: isGiven)
    }
  }

  private mutating func startSelector(_ index: Int, of part: Int, isGiven: Bool) {
    let key = form.fields[index].schemaPointer
    form.fields[index].part = part
    parts[part].conditions.selectors[key] = index
    let input = FieldInput.choice(parts[part].conditions.choices[key])
    states[index] = State(
      input: input,
      initialInput: input,
      initialValue: nil,
      isGiven: isGiven
    )
  }

  /// Looks at the conditions of all objects around a field that was edited.
  mutating func recheck(afterEditOf field: Int) {
    guard hasConditions else { return }
    let name = form.fields[field].object == nil ? nil : form.fields[field].name
    recheck(holder(ofField: field), name)
  }

  /// Looks at the conditions of all objects around something that was changed.
  mutating func recheck(afterChangeOf holder: ValueHolder) {
    guard hasConditions else { return }
    recheck(self.holder(of: holder), name(of: holder))
  }

  private var hasConditions: Bool {
    form.maker?.hasConditions ?? false
  }

  private func name(of holder: ValueHolder) -> String? {
    switch holder {
    case .object(let index): form.objects[index].pointer.tokens.last
    case .part(let index): parts[index].object == nil ? nil : parts[index].template.name
    }
  }

  private mutating func recheck(_ holder: ValueHolder?, _ name: String?) {
    var next = holder
    var name = name
    while let current = next {
      if case .part(let part) = current, case .conditions(let recipe) = parts[part].template.kind {
        let watched = form.maker?.watchedNames(of: recipe)
        if watched.map({ names in name.map(names.contains) ?? true }) ?? true { reevaluate(part) }
      }
      // The name that counts is that of the member of the outermost object of an instance.
      switch current {
      case .object(let index):
        if form.objects[index].parent != nil { name = self.name(of: current) }
      case .part(let index):
        if case .conditions = parts[index].template.kind {
          name = parts[index].object == nil ? nil : parts[index].template.name
        } else if parts[index].object != nil {
          name = parts[index].template.name
        }
      }
      next = self.holder(of: current)
    }
  }

  /// Gives an object the members that it has with its present values.
  mutating func reevaluate(
    _ part: Int,
    isShown: Bool = true,
    _ options: StartOptions = StartOptions()
  ) {
    guard case .conditions(let recipe) = parts[part].template.kind,
      let row = parts[part].rows.first, case .object(let object) = instances[row].root
    else { return }
    for _ in 0..<Self.rounds {
      let value = value(ofObject: object, watched: form.maker?.watchedNames(of: recipe))
      let (choices, matcher) = (parts[part].conditions.choices, self.matcher)
      guard let number = form.maker?.variant(of: recipe, for: value, choices: choices, matcher),
        number != parts[part].conditions.variant
      else { return }
      parts[part].conditions.variant = number
      let before = isShown ? shownItems(of: part) : nil
      change(part, to: number, options)
      measure(row)
      guard let before else { continue }
      show(changeOf: part, before)
    }
  }

  private func shownItems(of part: Int) -> (start: Int, items: [FormItem])? {
    guard let start = start(ofPart: part) else { return nil }
    return (start, Array(shown.items[start..<start + parts[part].itemCount]))
  }

  /// Shows what an object has now, leaving in place what it had before as well.
  private mutating func show(changeOf part: Int, _ before: (start: Int, items: [FormItem])) {
    var after: [FormItem] = []
    append(part: part, to: &after)
    var place = before.start
    for step in SequenceChange.steps(from: before.items, to: after) {
      switch step {
      case .keep(let count):
        place += count
      case .replace(let removed, let inserted):
        splice(
          FormChange.Splice(removed: place..<place + removed, inserted: inserted),
          in: part
        )
        place += inserted.count
      }
    }
  }
}

extension FormGroup {
  var key: ConditionState.GroupKey {
    ConditionState.GroupKey(pointer: pointer, schemaPointer: schemaPointer, kind: kind)
  }
}

/// How one sequence becomes another, if what both have keeps its order.
enum SequenceChange {
  enum Step {
    case keep(Int)
    case replace(removed: Int, inserted: [FormItem])
  }

  static func steps(from old: [FormItem], to new: [FormItem]) -> [Step] {
    let common = Set(old).intersection(new)
    let isOrdered = old.filter(common.contains) == new.filter(common.contains)
    guard isOrdered else { return [.replace(removed: old.count, inserted: new)] }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      var kept = 0
      while left < old.count, right < new.count, old[left] == new[right] {
        (left, right, kept) = (left + 1, right + 1, kept + 1)
      }
      if kept > 0 { steps.append(.keep(kept)) }
      let (firstLeft, firstRight) = (left, right)
      while left < old.count, !common.contains(old[left]) { left += 1 }
      while right < new.count, !common.contains(new[right]) { right += 1 }
      guard left > firstLeft || right > firstRight else { continue }
      steps.append(
        .replace(removed: left - firstLeft, inserted: Array(new[firstRight..<right]))
      )
    }
    return steps
  }
}
