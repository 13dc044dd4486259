import OrderedJSON

/// The properties of an object by name, in the order in which they are first mentioned.
struct SubjectList {
  private(set) var subjects: [FormReader.Subject] = []
  /// The first properties that were declared: they come first, and know their own places.
  private var first = JSONObject()
  /// Places of the names that came later; exact bytes, as Swift's strings take composed and
  /// decomposed letters for the same.
  private var places: [[UInt8]: Int] = [:]

  private func place(of name: String) -> Int? {
    if let place = first.firstIndex(ofKey: name) { return place }
    return places.isEmpty ? nil : places[Array(name.utf8)]
  }

  func contains(_ name: String) -> Bool { place(of: name) != nil }

  /// Adds the properties that a schema declares.
  mutating func declare(_ layer: SchemaLayers.Layer) {
    guard let map = layer.node.propertyMap else { return }
    // One for all: most objects have no other schema that declares properties.
    let declarers = [layer.node.pointer]
    guard !subjects.isEmpty else {
      first = map
      subjects = layer.node.properties.map { name, node in
        FormReader.Subject(name: name, nodes: [node], group: layer.group, declarers: declarers)
      }
      return
    }
    for (name, node) in layer.node.properties {
      change(name) { subject in
        if subject.nodes.isEmpty { subject.group = layer.group }
        subject.nodes.append(node)
        subject.declarers += declarers
      }
    }
  }

  /// Changes the property of that name, which is added if it is new.
  mutating func change(_ name: String, _ change: (inout FormReader.Subject) -> Void) {
    if let place = place(of: name) {
      change(&subjects[place])
      return
    }
    places[Array(name.utf8)] = subjects.count
    var subject = FormReader.Subject(name: name, nodes: [])
    change(&subject)
    subjects.append(subject)
  }
}
