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
    /// Whether it is declared only for some cases (`oneOf`, `if` and so on).
    var isConditional = false
  }

  /// Reads the members of an object into items, and notes them in `objects`.
  mutating func readMembers(_ layers: SchemaLayers, _ hints: FieldHints, in context: Context)
    -> [FormItem]
  {
    warnAboutIgnored(layers, at: context.pointer)
    let subjects = ordered(subjects(of: layers), hints, at: context.pointer)
    var tree = GroupTree(groups: layers.groups.count)
    // What the tree is not needed for: most objects have no groups.
    var items: [FormItem] = []
    let parents = layers.groups.map(\.parent)
    // Most properties have the same declarers as the one before, so the path is made once for them.
    let path = context.path
    var context = context
    var declarers: [JSONPointer] = []
    for place in subjects.indices {
      let subject = subjects[place]
      if subject.declarers != declarers {
        declarers = subject.declarers
        context.path = path + [Set(declarers)]
      }
      let item =
        subject.isConditional
        ? readBranchProperty(subject, in: context) : readProperty(subject, in: context)
      guard let item else { continue }
      if parents.isEmpty {
        items.append(item)
      } else {
        tree.add(item, to: subject.group, parents: parents)
      }
    }
    return parents.isEmpty ? items : self.items(of: nil, tree, layers, in: context)
  }

  /// Items by the group that they belong to, in order of appearance.
  struct GroupTree {
    enum Entry {
      case item(FormItem)
      case group(Int)
    }

    var top: [Entry] = []
    var inside: [[Entry]]
    private var isPlaced: [Bool]

    init(groups: Int) {
      inside = Array(repeating: [], count: groups)
      isPlaced = Array(repeating: false, count: groups)
    }

    mutating func add(_ item: FormItem, to group: Int?, parents: [Int?]) {
      append(.item(item), to: group)
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

  private func items(
    of group: Int?,
    _ tree: GroupTree,
    _ layers: SchemaLayers,
    in context: Context
  ) -> [FormItem] {
    let entries = group.map { tree.inside[$0] } ?? tree.top
    return entries.map { entry in
      switch entry {
      case .item(let item): return item
      case .group(let index):
        let head = layers.groups[index].node
        return .section(
          Section(
            pointer: context.pointer,
            schemaPointer: head.pointer,
            title: head.value["title"]?.stringValue ?? "",
            description: head.value["description"]?.stringValue,
            details: head.value["help_text"]?.stringValue,
            isRequired: true,
            items: items(of: index, tree, layers, in: context)
          )
        )
      }
    }
  }

  /// Lists the properties of an object in the order of the file, each name once; names that are
  /// only required, or only declared for some cases, come last.
  private mutating func subjects(of layers: SchemaLayers) -> [Subject] {
    var list = SubjectList()
    for index in layers.declarations {
      list.declare(layers.layers[index])
    }
    for property in branchProperties(layers) where !list.contains(property.name) {
      list.change(property.name) { subject in
        subject.nodes = property.nodes
        subject.isConditional = true
      }
    }
    for name in layers.all("required").flatMap({ $0.arrayValue ?? [] }).compactMap(\.stringValue) {
      list.change(name) { $0.isRequired = true }
    }
    return list.subjects
  }

  /// Sorts by `ui:order`, else by the order in which a layout mentions the names.
  ///
  /// Names that the order leaves out stand where it has `*`, else at the end.
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
