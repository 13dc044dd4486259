import OrderedJSON
import SchemaValidation

extension FormAnswers {
  /// Gives a part its shape and its values.
  mutating func startPart(_ part: Int, with given: Given, _ options: StartOptions) {
    var given = given
    if given.value == nil, options.offersDefaults || parts[part].template.isReadOnly,
      let value = parts[part].template.defaultValue
    {
      given = Given(value, isDefault: true)
    }
    if !given.isDefault, let value = given.value {
      parts[part].isGiven = true
      parts[part].isNull = value.isNull && parts[part].template.isNullable
    }
    switch parts[part].template.kind {
    case .list(let list): startList(part, list, with: given, options)
    case .map: break
    case .chooser(let alternatives): startChooser(part, alternatives, with: given, options)
    case .presence(let blueprint): startPresence(part, blueprint, with: given, options)
    case .conditions(let recipe): startConditions(part, recipe, with: given, options)
    }
  }

  // MARK: Lists and maps

  /// How many rows a list has at most before anybody adds one.
  private static let offeredRows = 20

  private mutating func startList(
    _ part: Int,
    _ list: ListTemplate,
    with given: Given,
    _ options: StartOptions
  ) {
    let elements = given.value?.arrayValue ?? []
    if let value = given.value, value.arrayValue == nil, !parts[part].isNull {
      parts[part].isGiven = false
      if !given.isDefault {
        warn(
          pointer(ofPart: part),
          .unfit(answer: value),
          about: value
        )
      }
    }
    let wanted = options.hasRows ? max(list.fixed.count, list.row == nil ? 0 : list.minimum) : 0
    let offered = min(wanted, max(Self.offeredRows, list.fixed.count))
    let isDeep = nesting(ofPart: part) > Self.deepest
    let count = max(elements.count, isDeep ? 0 : offered)
    guard options.hasRows || given.value == nil else { return }
    for place in 0..<count {
      guard let blueprint = list.blueprint(at: place) else {
        if !given.isDefault {
          warn(
            pointer(ofPart: part).appending(place),
            .unknownName,
            about: elements[place]
          )
        }
        continue
      }
      let value = place < elements.count ? elements[place] : nil
      let row = makeInstance(
        of: blueprint,
        in: part,
        with: Given(value, isDefault: given.isDefault),
        options
      )
      instances[row].position = parts[part].rows.count
      parts[part].rows.append(row)
      if value != nil, !given.isDefault { noteMade(row, in: part) }
    }
  }

  /// How many parts may be in each other before nothing more is shown by itself.
  private static let deepest = 8

  private func nesting(ofPart part: Int) -> Int {
    var depth = 0
    var next: Int? = part
    while let current = next, depth <= Self.deepest {
      depth += 1
      next = instances[parts[current].instance].part
    }
    return depth
  }

  /// A row that was given or added counts as something entered.
  mutating func noteMade(_ row: Int, in part: Int) {
    guard !instances[row].isMade else { return }
    instances[row].isMade = true
    count(1, in: .part(part))
  }

  /// Gives the entries of a map their names and values.
  mutating func startMap(
    _ part: Int,
    with members: [JSONObject.Member],
    _ given: Given,
    _ options: StartOptions
  ) {
    guard case .map(let map) = parts[part].template.kind, options.hasRows else { return }
    for member in members {
      let kind = map.entries.firstIndex { entry in
        guard let pattern = entry.pattern else { return true }
        return matcher?.match(member.key, pattern: pattern) != .doesNotMatch
      }
      guard let kind else {
        guard let object = parts[part].object, !given.isDefault else { continue }
        if form.objects[object].allowsOthers {
          objects[object].others.append(member)
          count(1, in: .object(object))
        } else {
          warn(
            pointer(ofObject: object).appending(member.key),
            .unknownName,
            about: member.value
          )
        }
        continue
      }
      let row = makeEntry(
        map,
        kind,
        in: part,
        name: .string(member.key),
        with: Given(member.value, isDefault: given.isDefault),
        options
      )
      instances[row].position = parts[part].rows.count
      parts[part].rows.append(row)
      if !given.isDefault { noteMade(row, in: part) }
    }
  }

  /// Makes an entry of a map: a field for the name, then the value.
  mutating func makeEntry(
    _ map: MapTemplate,
    _ kind: Int,
    in part: Int,
    name: JSONValue?,
    with given: Given,
    _ options: StartOptions
  ) -> Int {
    let row = makeInstance(of: map.entries[kind].blueprint, in: part, with: given, options)
    var field = map.nameField
    field.index = form.fields.count
    field.instance = row
    field.object = nil
    if let pattern = map.entries[kind].pattern { field.constraints.patterns.append(pattern) }
    form.fields.append(field)
    states.append(.blank)
    let input = field.input(showing: name, numberFormat)
    states[field.index] = State(
      input: input,
      initialInput: input,
      initialValue: name,
      isGiven: name != nil && !given.isDefault
    )
    instances[row].nameField = field.index
    instances[row].items.insert(.field(field.index), at: 0)
    for place in instances[row].partPlaces.indices { instances[row].partPlaces[place].offset += 1 }
    instances[row].itemCount += 1
    return row
  }

  // MARK: Alternatives

  private mutating func startChooser(
    _ part: Int,
    _ alternatives: [Int],
    with given: Given,
    _ options: StartOptions
  ) {
    var chosen: Int?
    let matcher = self.matcher
    if let value = given.value, !parts[part].isNull {
      chosen = form.maker?.alternative(for: value, among: alternatives, matcher)
      if chosen == nil, !given.isDefault {
        parts[part].isGiven = false
        warn(
          pointer(ofPart: part),
          .unfit(answer: value),
          about: value
        )
      }
    }
    if let chosen {
      let row = makeInstance(of: alternatives[chosen], in: part, with: given, options)
      parts[part].rows = [row]
      parts[part].kept[chosen] = row
      if !given.isDefault { noteMade(row, in: part) }
    }
    startSelector(part, .choice(chosen), isGiven: chosen != nil && !given.isDefault)
  }

  private mutating func startPresence(
    _ part: Int,
    _ blueprint: Int,
    with given: Given,
    _ options: StartOptions
  ) {
    let isThere = given.value != nil && !parts[part].isNull && !given.isDefault
    if isThere {
      let row = makeInstance(of: blueprint, in: part, with: given, options)
      parts[part].rows = [row]
      parts[part].kept[0] = row
      noteMade(row, in: part)
    }
    startSelector(part, .flag(isThere), isGiven: isThere)
  }

  private mutating func startSelector(_ part: Int, _ input: FieldInput, isGiven: Bool) {
    guard let field = parts[part].field else { return }
    form.fields[field].part = part
    states[field] = State(
      input: input,
      initialInput: input,
      initialValue: nil,
      isGiven: isGiven
    )
  }

  // MARK: Instances

  /// Makes the fields, objects and parts of a blueprint once more, with their values.
  ///
  /// They are not shown before the instance is among the rows of its part.
  mutating func makeInstance(
    of number: Int,
    in part: Int,
    with given: Given,
    _ options: StartOptions
  ) -> Int {
    guard let blueprint = form.maker?.blueprint(number) else { return 0 }
    let index = instances.count
    let bases = BlueprintBases(
      fields: form.fields.count,
      hidden: form.hiddenFields.count,
      groups: form.groups.count,
      objects: form.objects.count,
      parts: parts.count,
      instance: index,
      level: parts[part].level
    )
    instances.append(Instance(part: part, blueprint: number))
    instances[index].root = blueprint.root.map(bases.live)
    instances[index].items = blueprint.items.map(bases.live)
    instances[index].partPlaces = blueprint.partPlaces.map {
      Blueprint.PartPlace(offset: $0.offset, part: $0.part + bases.parts)
    }
    append(blueprint, bases)
    let objects = bases.objects..<form.objects.count
    fill(index, objects: objects, given, options)
    measure(index)
    return index
  }

  private mutating func append(_ blueprint: Blueprint, _ bases: BlueprintBases) {
    for field in blueprint.fields { form.fields.append(bases.live(field)) }
    for field in blueprint.hiddenFields { form.hiddenFields.append(bases.live(hidden: field)) }
    for group in blueprint.groups { form.groups.append(bases.live(group)) }
    for object in blueprint.objects { form.objects.append(bases.live(object)) }
    for part in blueprint.parts { parts.append(bases.live(part)) }
    states.append(contentsOf: repeatElement(.blank, count: blueprint.fields.count))
    hiddenValues.append(contentsOf: repeatElement(nil, count: blueprint.hiddenFields.count))
    objects.append(contentsOf: repeatElement(ObjectState(), count: blueprint.objects.count))
  }
}

extension ListTemplate {
  /// The blueprint of the row at a place, or nil if there can be none.
  func blueprint(at place: Int) -> Int? { place < fixed.count ? fixed[place] : row }
}

/// Where the arrays of a blueprint begin among those of the answers.
struct BlueprintBases {
  let fields: Int
  let hidden: Int
  let groups: Int
  let objects: Int
  let parts: Int
  let instance: Int
  let level: Int

  func live(_ source: AnswerSource) -> AnswerSource {
    switch source {
    case .field(let index): .field(index + fields)
    case .hidden(let index): .hidden(index + hidden)
    case .object(let index): .object(index + objects)
    case .part(let index): .part(index + parts)
    }
  }

  func live(_ item: FormItem) -> FormItem {
    switch item {
    case .heading(let index): .heading(index + groups)
    case .field(let index): .field(index + fields)
    case .add(let index): .add(index + groups)
    }
  }

  func live(_ field: Field) -> Field {
    var field = live(hidden: field)
    field.index += fields - hidden
    return field
  }

  func live(hidden field: Field) -> Field {
    var field = field
    field.index += hidden
    field.object = field.object.map { $0 + objects }
    field.instance = instance
    field.group = field.group.map { $0 + groups }
    field.part = field.part.map { $0 + parts }
    return field
  }

  func live(_ group: FormGroup) -> FormGroup {
    var group = group
    group.level += level
    group.part = group.part.map { $0 + parts }
    group.instance = instance
    group.parent = group.parent.map { $0 + groups }
    return group
  }

  func live(_ object: AnswerObject) -> AnswerObject {
    var object = object
    object.parent = object.parent.map { $0 + objects }
    object.instance = instance
    object.map = object.map.map { $0 + parts }
    for place in object.members.indices {
      object.members[place].source = live(object.members[place].source)
    }
    return object
  }

  func live(_ template: PartTemplate) -> LivePart {
    LivePart(
      template: template,
      object: template.object.map { $0 + objects },
      instance: instance,
      outer: template.outer.map { $0 + groups },
      group: template.group.map { $0 + groups },
      field: template.field.map { $0 + fields },
      level: template.level + level
    )
  }
}
