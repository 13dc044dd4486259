import OrderedJSON

/// The places of schemas in their documents, as a tree.
struct PlaceTree: Sendable {
  private struct Key: Hashable, Sendable {
    let parent: Int
    let token: JSONKey
  }

  private var parents: [Int] = []
  private var tokens: [String] = []
  private var nodes: [Int?] = []
  private var index: [Key: Int] = [:]

  /// Adds the root of a document.
  mutating func addRoot() -> Int {
    parents.append(-1)
    tokens.append("")
    nodes.append(nil)
    return parents.count - 1
  }

  /// Returns the place below another one, which is added if it is new.
  mutating func place(below parent: Int, _ token: String) -> Int {
    let key = Key(parent: parent, token: JSONKey(token))
    if let known = index[key] { return known }
    parents.append(parent)
    tokens.append(token)
    nodes.append(nil)
    index[key] = parents.count - 1
    return parents.count - 1
  }

  /// Returns the place below another one, if it is known.
  func known(below parent: Int, _ token: String) -> Int? {
    index[Key(parent: parent, token: JSONKey(token))]
  }

  /// The schema that stands in a place.
  subscript(place: Int) -> Int? {
    get { nodes[place] }
    set { nodes[place] = newValue }
  }

  /// Returns the pointer to a place from the root of its document.
  func pointer(to place: Int) -> JSONPointer {
    var path: [String] = []
    var place = place
    while parents[place] >= 0 {
      path.append(tokens[place])
      place = parents[place]
    }
    return JSONPointer(tokens: path.reversed())
  }
}
