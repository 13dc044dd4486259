import OrderedJSON

extension FormReader {
  /// A property to be read: its name and every schema that is declared for it.
  struct Subject {
    let name: String
    var nodes: [SchemaNode]
    var isRequired = false
    /// The titled group that it is declared in.
    var group: Int?
    /// The schemas that declare it.
    var declarers: [JSONPointer] = []
  }

  /// Reads the members of an object into what is shown, and notes them in the object.
  mutating func readMembers(
    _ layers: SchemaLayers,
    _ hints: FieldHints,
    in context: Context,
    choosers: [ObjectChooser] = []
  ) -> [Piece] {
    var subjects = ordered(subjects(of: layers), hints, at: context.pointer)
    var layers = layers
    if !source.layout.sections.isEmpty {
      group(&subjects, of: &layers, at: context.pointer)
    }
    var tree = GroupTree(groups: layers.groups.count)
    // Most objects have no groups and need no tree.
    var pieces: [Piece] = []
    let parents = layers.groups.map(\.parent)
    // Most properties have the same declarers as the one before, so the path is made once for
    // them.
    let path = context.path
    let (level, group) = (context.level, context.group)
    let headings = layers.groups.indices.map { makeHeading(of: $0, layers, in: context) }
    for (place, parent) in parents.enumerated() {
      if let parent { out.groups[headings[place]].parent = headings[parent] }
      out.groups[headings[place]].level = level + depth(ofGroup: parent, parents)
    }
    var context = context
    var declarers: [JSONPointer] = []
    var waiting = choosers
    let readsPlain = parents.isEmpty && readsPlainProperties(in: context)
    for place in subjects.indices {
      let subject = subjects[place]
      if subject.nodes.contains(where: { $0.value.boolValue == false }) {
        forbid(subject, in: context)
        continue
      }
      if subject.declarers != declarers {
        declarers = subject.declarers
        context.path = path + [Set(declarers)]
      }
      waiting.removeAll { chooser in
        guard !declarers.isEmpty, declarers.allSatisfy(chooser.declarers.contains) else {
          return false
        }
        pieces += makeSelector(chooser, in: context)
        return true
      }
      context.level = level + depth(ofGroup: subject.group, parents)
      context.group = subject.group.map { headings[$0] } ?? group
      if readsPlain, let piece = readPlainProperty(subject, in: context) {
        pieces.append(piece)
        continue
      }
      let found = readProperty(subject, in: context)
      if parents.isEmpty {
        pieces += found
      } else {
        for piece in found { tree.add(piece, to: subject.group, parents: parents) }
      }
    }
    (context.level, context.group) = (level, group)
    let all = parents.isEmpty ? pieces : pieces + Self.pieces(of: nil, tree, headings)
    return all + waiting.flatMap { makeSelector($0, in: context) }
  }

  /// Notes that a property must not be there: there is nothing to ask.
  private mutating func forbid(_ subject: Subject, in context: Context) {
    if let object = context.object { out.objects[object].forbidden.insert(subject.name) }
    guard subject.isRequired else { return }
    warn(
      context.pointer.appending(subject.name),
      .unanswerable,
      at: subject.nodes.first?.value.position
    )
  }

  /// Puts properties that no titled `allOf` member declares into the groups of the layout.
  private func group(
    _ subjects: inout [Subject],
    of layers: inout SchemaLayers,
    at pointer: JSONPointer
  ) {
    var known: [Int: Int] = [:]
    for place in subjects.indices where subjects[place].group == nil {
      let property = pointer.appending(subjects[place].name)
      guard let section = source.layout.sectionIndices[property] else { continue }
      subjects[place].group = addSection(section, to: &layers, &known)
    }
  }

  private func addSection(
    _ section: Int,
    to layers: inout SchemaLayers,
    _ known: inout [Int: Int]
  ) -> Int {
    if let group = known[section] { return group }
    let layout = source.layout.sections[section]
    let parent = layout.parent.map { addSection($0, to: &layers, &known) }
    var value: JSONObject = ["title": .string(layout.title)]
    value["description"] = layout.text.map { .string($0) }
    let node = SchemaNode(
      value: .object(value),
      pointer: JSONPointer(tokens: ["", "section", String(section)])
    )
    layers.groups.append(SchemaLayers.Group(parent: parent, node: node))
    known[section] = layers.groups.count - 1
    return layers.groups.count - 1
  }

  private func depth(ofGroup group: Int?, _ parents: [Int?]) -> Int {
    var depth = 0
    var next = group
    while let current = next {
      depth += 1
      next = parents[current]
    }
    return depth
  }

  /// Items by the group that they belong to, in order of appearance.
  struct GroupTree {
    enum Entry {
      case piece(Piece)
      case group(Int)
    }

    var top: [Entry] = []
    var inside: [[Entry]]
    private var isPlaced: [Bool]

    init(groups: Int) {
      inside = Array(repeating: [], count: groups)
      isPlaced = Array(repeating: false, count: groups)
    }

    mutating func add(_ piece: Piece, to group: Int?, parents: [Int?]) {
      append(.piece(piece), to: group)
      var group = group
      while let current = group, !isPlaced[current] {
        isPlaced[current] = true
        group = parents[current]
        append(.group(current), to: group)
      }
    }

    private mutating func append(_ entry: Entry, to group: Int?) {
      if let group {
        inside[group].append(entry)
      } else {
        top.append(entry)
      }
    }
  }

  private static func pieces(of group: Int?, _ tree: GroupTree, _ headings: [Int]) -> [Piece] {
    let entries = group.map { tree.inside[$0] } ?? tree.top
    var pieces: [Piece] = []
    for entry in entries {
      switch entry {
      case .piece(let piece): pieces.append(piece)
      case .group(let index):
        pieces.append(.item(.heading(headings[index])))
        pieces += self.pieces(of: index, tree, headings)
      }
    }
    return pieces
  }

  private mutating func makeHeading(
    of group: Int,
    _ layers: SchemaLayers,
    in context: Context
  ) -> Int {
    let head = layers.groups[group].node
    out.groups.append(
      FormGroup(
        kind: .section,
        pointer: context.relative(context.pointer),
        schemaPointer: head.pointer,
        title: head.value["title"]?.stringValue ?? "",
        description: head.value["description"]?.stringValue,
        details: head.value["help_text"]?.stringValue,
        level: context.level,
        isRequired: true,
        parent: context.group
      )
    )
    return out.groups.count - 1
  }

  /// Lists the properties of an object in the order of the file, each name once; names that are
  /// only required come last.
  private mutating func subjects(of layers: SchemaLayers) -> [Subject] {
    var list = SubjectList()
    for index in layers.declarations {
      list.declare(layers.layers[index])
    }
    for name in layers.all("required").flatMap({ $0.arrayValue ?? [] }).compactMap(\.stringValue) {
      list.change(name) { $0.isRequired = true }
    }
    return list.subjects
  }

  /// Sorts by `ui:order`, else by the order in which a layout mentions the names.
  ///
  /// Names that the order leaves out stand at its `*` if it has one, else at the end.
  private func ordered(_ subjects: [Subject], _ hints: FieldHints, at pointer: JSONPointer)
    -> [Subject]
  {
    let names =
      hints.value("order")?.arrayValue?.compactMap(\.stringValue) ?? source.layout.order[pointer]
    guard let names, !names.isEmpty else { return subjects }
    var ranks: [[UInt8]: Int] = [:]
    for (rank, name) in names.enumerated() where ranks[Array(name.utf8)] == nil {
      ranks[Array(name.utf8)] = rank
    }
    let rest = ranks[Array("*".utf8)] ?? names.count
    return subjects.enumerated()
      .map { (rank: ranks[Array($0.element.name.utf8)] ?? rest, place: $0.offset, $0.element) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .map { $0.2 }
  }
}
