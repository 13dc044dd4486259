import OrderedJSON

/// A reference that is not resolved.
struct PendingReference {
  let reference: Int
  let node: Int
  let keyword: SchemaKeyword
}

extension SchemaCompiler {
  /// Notes a reference, to be resolved when all names are known.
  mutating func addReference(_ address: String, _ keyword: SchemaKeyword, in node: Int) -> Int {
    references.append(SchemaReference(address: address))
    pending.append(
      PendingReference(reference: references.count - 1, node: node, keyword: keyword)
    )
    return references.count - 1
  }

  /// Finds the target of each reference; more documents may come in on the way.
  mutating func resolveReferences() {
    var failed: [PendingReference] = []
    var isLastTry = false
    while true {
      while let next = pending.popLast() {
        if !resolve(next, isLastTry: isLastTry) { failed.append(next) }
        compileWaiting()
      }
      // A document that came in later may hold the address.
      guard !isLastTry, !failed.isEmpty else { return }
      (pending, failed, isLastTry) = (failed.reversed(), [], true)
    }
  }

  private mutating func resolve(_ pending: PendingReference, isLastTry: Bool) -> Bool {
    let written = references[pending.reference].address
    let base = resources[nodes[pending.node].resource]
    let (address, fragment) = URIReference.resolve(written, against: base.address)
    guard let resource = resource(at: address) else {
      if isLastTry { report(pending.node, pending.keyword.rawValue, .unknownDocument(address)) }
      return false
    }
    guard let target = target(of: fragment, in: resource, from: base) else {
      if isLastTry { report(pending.node, pending.keyword.rawValue, .unknownPlace(written)) }
      return false
    }
    references[pending.reference].target = target
    references[pending.reference].dynamics = dynamics(pending.keyword, fragment, target)
    return true
  }

  private func dynamics(_ keyword: SchemaKeyword, _ fragment: String, _ target: Int)
    -> SchemaReference.Dynamics
  {
    let resource = resources[nodes[target].resource]
    if keyword == .dynamicRef, resource.dynamicAnchors[fragment] == target {
      return .anchor(fragment)
    }
    let isRecursive = keyword == .recursiveRef && resource.isRecursive
    return isRecursive && resource.root == target ? .recursive : .none
  }

  private mutating func resource(at address: String) -> Int? {
    if let known = addresses[address] { return known }
    guard let document = lookup(address) ?? Metaschema.document(at: address) else { return nil }
    let resource = add(document, at: address)
    compileWaiting()
    return resource
  }

  private mutating func target(of fragment: String, in resource: Int, from base: SchemaResource)
    -> Int?
  {
    let root = resources[resource].root
    if fragment.isEmpty { return root }
    // The root may have another address of its own, to which its anchors belong.
    for resource in [resource, nodes[root].resource] {
      if let node = resources[resource].anchors[fragment] { return node }
    }
    if let pointer = JSONPointer(fragment: fragment), let node = node(at: pointer, from: root) {
      return node
    }
    guard base.dialect.isLenient else { return nil }
    // Form files mean the whole document, and forget the first slash.
    let slip = fragment.hasPrefix("/") ? fragment : "/" + fragment
    guard let pointer = JSONPointer(fragment: slip) ?? JSONPointer(slip) else { return nil }
    let document = documents[resources[resource].document]
    return node(at: pointer, from: root)
      ?? places[document.place].flatMap { node(at: pointer, from: $0) }
  }

  /// Returns the schema to which a pointer leads, which need not be in a place for schemas.
  private mutating func node(at pointer: JSONPointer, from root: Int) -> Int? {
    var value = values[root]
    var place = nodes[root].place
    var nearest = root
    for token in pointer.tokens {
      guard let next = value[JSONPointer(tokens: [token])] else { return nil }
      value = next
      place = places.place(below: place, token)
      if let node = places[place] { nearest = node }
    }
    if let node = places[place] { return node }
    return addNode(
      value,
      at: place,
      origin: pointer.tokens.last ?? "",
      resource: nodes[nearest].resource
    )
  }
}
