import OrderedJSON

/// The form file, and the files that it refers to, as places where references lead.
///
/// The place of a schema in another file begins with three tokens: an empty one, `file`, and the
/// file's address.
struct SchemaDocument {
  /// The outcome of following a reference.
  enum Target {
    /// It leads to a schema in this file.
    case found(SchemaNode)
    /// It leads to a file that is not read.
    case elsewhere
    /// It leads to a file that cannot be read, for this reason.
    case unreadable(SchemaFile.Fault)
    /// It leads nowhere.
    case nowhere
  }

  /// The whole file.
  let file: JSONValue
  /// Where the schema is in it.
  let root: JSONPointer
  /// Has the other files.
  let lookup: SchemaFileLookup
  /// The other files that were read, by their addresses.
  private var others: [String: JSONValue] = [:]
  /// Names that schemas give themselves; made when a reference first needs them.
  private var names: SchemaNames?
  /// Whether a part of the schema has an address of its own; known when a reference first needs it.
  private var hasInnerAddresses: Bool?

  /// The most other files that are read for one form.
  private static let fileLimit = 100

  init(file: JSONValue, root: JSONPointer, files: @escaping SchemaFileLookup) {
    self.file = file
    self.root = root
    lookup = files
  }

  /// The value at a place in this file or another one.
  subscript(pointer: JSONPointer) -> JSONValue? {
    guard !others.isEmpty, case (let address?, let place) = Self.file(of: pointer) else {
      return file[pointer]
    }
    return others[address]?[place]
  }

  /// Takes a place apart into the address of another file, if it is in one, and the place in there.
  static func file(of pointer: JSONPointer) -> (address: String?, place: JSONPointer) {
    let tokens = pointer.tokens
    guard tokens.count >= 3, tokens[0].isEmpty, tokens[1] == "file" else { return (nil, pointer) }
    return (tokens[2], JSONPointer(tokens: Array(tokens.dropFirst(3))))
  }

  /// Follows a reference that stands in the schema at `pointer`.
  mutating func follow(_ reference: String, from pointer: JSONPointer) -> Target {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = String(parts.first ?? "")
    let fragment = parts.count > 1 ? String(parts[1]) : ""
    // The common case must not pay for the names; a fragment belongs to the nearest address.
    if address.isEmpty, fragment.isEmpty || fragment.hasPrefix("/"), others.isEmpty,
      !knowsInnerAddresses(), let node = node(root, fragment)
    {
      return .found(node)
    }
    var names = self.names ?? SchemaNames(of: file[root] ?? .null, at: root)
    defer { self.names = names }
    let base = names.resource(around: pointer)
    if address.isEmpty {
      if let target = node(base.pointer, fragment) { return .found(target) }
      let isInFile = Self.file(of: pointer).address == nil
      if isInFile, let target = node(root, fragment) ?? node(.root, fragment) {
        return .found(target)
      }
      return named(fragment, in: base.address, names).map(Target.found) ?? .nowhere
    }
    let resolved = SchemaNames.resolve(address, against: base.address)
    if names.resources[resolved] == nil {
      switch others.count < Self.fileLimit ? lookup(resolved) : nil {
      case .content(let value)?:
        let pointer = JSONPointer(tokens: ["", "file", resolved])
        others[resolved] = value.withoutPositions
        names.add(value, at: pointer, address: resolved)
      case .unreadable(let fault)?: return .unreadable(fault)
      case nil: return .elsewhere
      }
    }
    guard let resource = names.resources[resolved] else { return .elsewhere }
    if let target = node(resource, fragment) { return .found(target) }
    return named(fragment, in: resolved, names).map(Target.found) ?? .nowhere
  }

  private mutating func knowsInnerAddresses() -> Bool {
    if let known = hasInnerAddresses { return known }
    let known = (file[root]?.objectValue?.members ?? []).contains { Self.hasAddress($0.value) }
    hasInnerAddresses = known
    return known
  }

  /// Tells whether some part of a value has an `$id` that is more than a name.
  private static func hasAddress(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .array(let elements): return elements.contains(where: hasAddress)
    case .object(let object):
      return object.members.contains { member in
        if member.key == "$id" || member.key == "id", let id = member.value.stringValue {
          return !id.hasPrefix("#")
        }
        return hasAddress(member.value)
      }
    case .null, .bool, .number, .string: return false
    }
  }

  private func named(_ fragment: String, in address: String, _ names: SchemaNames) -> SchemaNode? {
    let pointer = names.anchors[address + "#" + fragment] ?? names.anyAnchors[fragment]
    if let pointer, let value = self[pointer] { return SchemaNode(value: value, pointer: pointer) }
    // `#definitions/x` is a common slip for `#/definitions/x`.
    return fragment.contains("/") ? node(root, "/" + fragment) : nil
  }

  private func node(_ base: JSONPointer, _ fragment: String) -> SchemaNode? {
    guard let relative = JSONPointer(fragment: fragment) ?? JSONPointer(fragment) else {
      return nil
    }
    let pointer = base.appending(relative)
    return self[pointer].map { SchemaNode(value: $0, pointer: pointer) }
  }
}

extension JSONValue {
  /// The value without the places of its parts, which are told as those of the form file.
  fileprivate var withoutPositions: JSONValue {
    switch kind {
    case .array(let elements): .array(elements.map(\.withoutPositions))
    case .object(let object):
      .object(
        object.members.reduce(into: JSONObject()) { result, member in
          result.update(JSONObject.Member(key: member.key, value: member.value.withoutPositions))
        }
      )
    case .null, .bool, .number, .string: JSONValue(kind)
    }
  }
}
