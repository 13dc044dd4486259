import OrderedJSON

/// Where the things of a blueprint are among those of the answers, when an object takes it over.
private struct VariantMap {
  let part: Int
  let row: Int
  let blueprint: Blueprint
  let options: StartOptions
  var fields: [Int: Int] = [:]
  var groups: [Int: Int] = [:]
  var parts: [Int: Int] = [:]
}

extension FormAnswers {
  /// Makes an object with conditions what another blueprint says.
  ///
  /// Members that both have stay, with all that is in them. Members that the new one does not have
  /// are put aside, and come back when it is their turn again.
  mutating func change(_ part: Int, to number: Int, _ options: StartOptions) {
    guard let blueprint = form.maker?.blueprint(number), let row = parts[part].rows.first,
      case .object(let root) = instances[row].root, case .object(let local) = blueprint.root
    else { return }
    var map = VariantMap(part: part, row: row, blueprint: blueprint, options: options)
    take(over: local, as: root, &map)
    for (index, field) in blueprint.fields.enumerated() where map.fields[index] == nil {
      // No member: a field that chooses among the alternatives of this object.
      map.fields[index] = selector(field, &map)
    }
    for index in blueprint.groups.indices {
      _ = liveGroup(index, &map)
    }
    instances[row].items = blueprint.items.map { item in
      switch item {
      case .field(let index): .field(map.fields[index] ?? 0)
      case .heading(let index): .heading(map.groups[index] ?? 0)
      case .add(let index): .add(map.groups[index] ?? 0)
      }
    }
    instances[row].partPlaces = blueprint.partPlaces.map {
      Blueprint.PartPlace(offset: $0.offset, part: map.parts[$0.part] ?? 0)
    }
  }

  private mutating func take(over local: Int, as live: Int, _ map: inout VariantMap) {
    let template = map.blueprint.objects[local]
    let old = form.objects[live].members
    var left: [String: AnswerSource] = [:]
    for member in old { left[member.name] = member.source }
    var members: [(name: String, source: AnswerSource)] = []
    form.objects[live].isRequired = template.isRequired
    form.objects[live].isNullable = template.isNullable
    form.objects[live].allowsOthers = template.allowsOthers
    form.objects[live].forbidden = template.forbidden
    for member in template.members {
      if let source = left[member.name], isSame(source, member.source, map.blueprint) {
        left[member.name] = nil
        keep(source, as: member.source, &map)
        members.append((member.name, source))
      } else if let source = revived(member.name, of: live, member.source, map) {
        keep(source, as: member.source, &map)
        count(enteredCount(of: source), in: .object(live))
        members.append((member.name, source))
      } else {
        members.append((member.name, make(member.source, member.name, in: live, &map)))
      }
    }
    for (name, source) in left {
      parts[map.part].conditions.aside[live, default: [:]][name, default: []].append(source)
      count(-enteredCount(of: source), in: .object(live))
    }
    form.objects[live].members = members
    takeOverMap(of: live, template, &map)
  }

  private mutating func takeOverMap(of live: Int, _ template: AnswerObject, _ map: inout VariantMap)
  {
    guard let local = template.map else { return form.objects[live].map = nil }
    if let part = form.objects[live].map {
      map.parts[local] = part
      if let group = parts[part].group, let own = map.blueprint.parts[local].group {
        map.groups[own] = group
      }
      return
    }
    let part = makePart(local, in: live, &map)
    form.objects[live].map = part
    let others = objects[live].others
    objects[live].others = []
    count(-others.count, in: .object(live))
    startMap(part, with: others, Given(nil), map.options)
    measure(part: part)
  }

  private mutating func revived(
    _ name: String,
    of live: Int,
    _ source: AnswerSource,
    _ map: VariantMap
  ) -> AnswerSource? {
    let aside = parts[map.part].conditions.aside[live]?[name] ?? []
    guard let place = aside.firstIndex(where: { isSame($0, source, map.blueprint) }) else {
      return nil
    }
    return parts[map.part].conditions.aside[live]?[name]?.remove(at: place)
  }

  /// Tells whether what is there can be what a blueprint asks for.
  private func isSame(_ live: AnswerSource, _ local: AnswerSource, _ blueprint: Blueprint) -> Bool {
    switch (live, local) {
    case (.field(let live), .field(let local)):
      return form.fields[live].asksTheSame(as: blueprint.fields[local])
    case (.hidden(let live), .hidden(let local)):
      return form.hiddenFields[live].asksTheSame(as: blueprint.hiddenFields[local])
    case (.object, .object):
      return true
    case (.part(let live), .part(let local)):
      return parts[live].template.kind.isSame(as: blueprint.parts[local].kind)
    case (.field, _), (.hidden, _), (.object, _), (.part, _):
      return false
    }
  }

  // MARK: What stays

  private mutating func keep(
    _ live: AnswerSource,
    as local: AnswerSource,
    _ map: inout VariantMap
  ) {
    switch (live, local) {
    case (.field(let live), .field(let local)):
      update(live, map.blueprint.fields[local])
      map.fields[local] = live
    case (.object(let live), .object(let local)):
      take(over: local, as: live, &map)
    case (.part(let live), .part(let local)):
      map.parts[local] = live
      let template = map.blueprint.parts[local]
      if let group = template.group { map.groups[group] = parts[live].group }
      if let field = template.field, let own = parts[live].field {
        update(own, map.blueprint.fields[field])
        map.fields[field] = own
      }
    case (.field, _), (.hidden, _), (.object, _), (.part, _):
      break
    }
  }

  /// Gives a field that stays its new description.
  private mutating func update(_ index: Int, _ template: Field) {
    var field = template
    let old = form.fields[index]
    field.index = index
    field.instance = old.instance
    field.object = old.object
    field.part = old.part
    field.group = old.group
    form.fields[index] = field
    if !field.isDescribed(like: old) { changes.updatedFields.append(index) }
  }

  // MARK: What is new

  private mutating func make(
    _ source: AnswerSource,
    _ name: String,
    in live: Int,
    _ map: inout VariantMap
  ) -> AnswerSource {
    // A value that was given before its meaning was known.
    var given = Given(nil)
    if let place = objects[live].others.firstIndex(where: { $0.key == name }) {
      given = Given(objects[live].others.remove(at: place).value)
      count(-1, in: .object(live))
    }
    switch source {
    case .field(let local):
      let index = append(map.blueprint.fields[local], in: live, &map)
      map.fields[local] = index
      start(index, with: given, map.options)
      return .field(index)
    case .hidden(let local):
      var field = map.blueprint.hiddenFields[local]
      field.index = form.hiddenFields.count
      (field.instance, field.object) = (map.row, live)
      form.hiddenFields.append(field)
      hiddenValues.append(nil)
      startHidden(field.index, with: given, map.options)
      return .hidden(field.index)
    case .object(let local):
      var object = map.blueprint.objects[local]
      (object.parent, object.instance, object.members, object.map) = (live, map.row, [], nil)
      let index = form.objects.count
      form.objects.append(object)
      objects.append(ObjectState())
      objects[index].others = given.value?.objectValue?.members ?? []
      objects[index].isGiven = given.value?.objectValue != nil
      count(objects[index].others.count, in: .object(index))
      take(over: local, as: index, &map)
      return .object(index)
    case .part(let local):
      let part = makePart(local, in: live, &map)
      startPart(part, with: given, map.options)
      measure(part: part)
      return .part(part)
    }
  }

  private mutating func append(_ template: Field, in live: Int?, _ map: inout VariantMap) -> Int {
    var field = template
    field.index = form.fields.count
    (field.instance, field.object) = (map.row, live)
    field.part = nil
    field.group = template.group.map { liveGroup($0, &map) }
    form.fields.append(field)
    states.append(.blank)
    return field.index
  }

  private mutating func makePart(_ local: Int, in live: Int, _ map: inout VariantMap) -> Int {
    let template = map.blueprint.parts[local]
    let index = parts.count
    var part = LivePart(
      template: template,
      object: live,
      instance: map.row,
      outer: template.outer.map { liveGroup($0, &map) },
      level: template.level + parts[map.part].level
    )
    if let group = template.group {
      part.group = liveGroup(group, &map)
    }
    if let field = template.field {
      let own = append(map.blueprint.fields[field], in: live, &map)
      form.fields[own].part = index
      part.field = own
      map.fields[field] = own
    }
    parts.append(part)
    map.parts[local] = index
    if let group = part.group { form.groups[group].part = index }
    return index
  }

  private mutating func selector(_ template: Field, _ map: inout VariantMap) -> Int {
    let key = template.schemaPointer
    if let known = parts[map.part].conditions.selectors[key] {
      update(known, template)
      return known
    }
    let index = append(template, in: nil, &map)
    form.fields[index].part = map.part
    parts[map.part].conditions.selectors[key] = index
    let input = FieldInput.choice(parts[map.part].conditions.choices[key])
    states[index] = State(
      input: input,
      initialInput: input,
      initialValue: nil,
      isGiven: false
    )
    return index
  }

  /// The heading that stands for one of the blueprint.
  private mutating func liveGroup(_ local: Int, _ map: inout VariantMap) -> Int {
    if let known = map.groups[local] { return known }
    let index = makeGroup(map.blueprint.groups[local], &map)
    map.groups[local] = index
    return index
  }

  private mutating func makeGroup(_ template: FormGroup, _ map: inout VariantMap) -> Int {
    if template.part == nil, let known = parts[map.part].conditions.groups[template.key] {
      return known
    }
    var group = template
    group.level += parts[map.part].level
    group.instance = map.row
    group.part = nil
    group.parent = template.parent.map { liveGroup($0, &map) }
    form.groups.append(group)
    let index = form.groups.count - 1
    if template.part == nil { parts[map.part].conditions.groups[template.key] = index }
    return index
  }
}

extension Field {
  /// Tells whether an input for the other field is one for this.
  fileprivate func asksTheSame(as other: Field) -> Bool {
    guard role == other.role, kind == other.kind else { return false }
    return isReadOnly == other.isReadOnly && (!isReadOnly || defaultValue == other.defaultValue)
  }

  /// Tells whether nothing that is seen of a field differs.
  fileprivate func isDescribed(like other: Field) -> Bool {
    label == other.label && description == other.description && details == other.details
      && placeholder == other.placeholder && isRequired == other.isRequired
      && isReadOnly == other.isReadOnly && isNullable == other.isNullable
      && constraints == other.constraints && notes == other.notes
      && presentation == other.presentation && messages == other.messages
  }
}

extension PartTemplate.Kind {
  fileprivate func isSame(as other: PartTemplate.Kind) -> Bool {
    switch (self, other) {
    case (.list(let own), .list(let other)): own.fixed == other.fixed && own.row == other.row
    case (.chooser(let own), .chooser(let other)): own == other
    case (.presence(let own), .presence(let other)): own == other
    case (.conditions(let own), .conditions(let other)): own == other
    case (.map, _), (.list, _), (.chooser, _), (.presence, _), (.conditions, _): false
    }
  }
}
