import OrderedJSON

/// The form file as a place where references lead.
struct SchemaDocument {
  /// The outcome of following a reference.
  enum Target {
    /// It leads to a schema in this file.
    case found(SchemaNode)
    /// It leads to another file.
    case elsewhere
    /// It leads nowhere.
    case nowhere
  }

  /// The whole file.
  let file: JSONValue
  /// Where the schema is in it.
  let root: JSONPointer
  /// Names that schemas give themselves; made when a reference first needs them.
  private var names: SchemaNames?
  /// Whether a part of the schema has an address of its own; known when a reference first needs it.
  private var hasInnerAddresses: Bool?

  init(file: JSONValue, root: JSONPointer) {
    self.file = file
    self.root = root
  }

  /// Follows a reference that stands in the schema at `pointer`.
  mutating func follow(_ reference: String, from pointer: JSONPointer) -> Target {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = String(parts.first ?? "")
    let fragment = parts.count > 1 ? String(parts[1]) : ""
    // The common case must not pay for the names; a fragment belongs to the nearest address.
    if address.isEmpty, fragment.isEmpty || fragment.hasPrefix("/"), !knowsInnerAddresses(),
      let node = node(root, fragment)
    {
      return .found(node)
    }
    let names = self.names ?? SchemaNames(of: file[root] ?? .null, at: root)
    self.names = names
    let base = names.resource(around: pointer)
    if address.isEmpty {
      if let target = node(base.pointer, fragment) ?? node(root, fragment) ?? node(.root, fragment)
      {
        return .found(target)
      }
      return named(fragment, in: base.address, names).map(Target.found) ?? .nowhere
    }
    let resolved = SchemaNames.resolve(address, against: base.address)
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
    if let pointer, let value = file[pointer] { return SchemaNode(value: value, pointer: pointer) }
    // `#definitions/x` is a common slip for `#/definitions/x`.
    return fragment.contains("/") ? node(root, "/" + fragment) : nil
  }

  private func node(_ base: JSONPointer, _ fragment: String) -> SchemaNode? {
    guard let relative = JSONPointer(fragment: fragment) ?? JSONPointer(fragment) else {
      return nil
    }
    let pointer = base.appending(relative)
    return file[pointer].map { SchemaNode(value: $0, pointer: pointer) }
  }
}
