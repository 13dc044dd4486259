import OrderedJSON

/// Hints about single fields from a layout beside the schema: jsonform's `form`, homebridge's
/// `layout`, or a JSON Forms UI schema.
struct LayoutHints {
  /// The hints of the layout about the field at a place in the answers.
  private(set) var elements: [JSONPointer: JSONObject] = [:]
  /// The members of each object in the order in which the layout first mentions them.
  private(set) var order: [JSONPointer: [String]] = [:]
  private var mentioned: Set<JSONPointer> = []

  init() {}

  /// Whether the layout says nothing.
  var isEmpty: Bool { elements.isEmpty && order.isEmpty }

  /// Reads a layout, leaving out what is not understood.
  init(reading layout: JSONValue) {
    visit(layout)
  }

  private mutating func visit(_ value: JSONValue) {
    switch value.kind {
    case .array(let elements):
      for element in elements { visit(element) }
    case .string(let key):
      mention(Self.pointer(key: key), nil)
    case .object(let object):
      if let key = object["key"]?.stringValue {
        mention(Self.pointer(key: key), object)
      } else if let scope = object["scope"]?.stringValue {
        mention(Self.pointer(scope: scope), Self.element(ofControl: object))
      }
      for key in ["items", "elements", "layout", "pages"] {
        if let children = object[key] { visit(children) }
      }
    case .null, .bool, .number: break
    }
  }

  private mutating func mention(_ pointer: JSONPointer?, _ element: JSONObject?) {
    guard let pointer else { return }
    // No field is further down; a key of a million dots must not cost their square.
    var place = JSONPointer(tokens: Array(pointer.tokens.prefix(ReadingLimit.depth + 1)))
    if let element, place == pointer, elements[pointer] == nil { elements[pointer] = element }
    while let name = place.tokens.last, let parent = place.parent {
      guard mentioned.insert(place).inserted else { return }
      order[parent, default: []].append(name)
      place = parent
    }
  }

  /// `address.street`; paths into lists and `*` are no single field.
  private static func pointer(key: String) -> JSONPointer? {
    guard !key.isEmpty, key != "*", !key.contains("[") else { return nil }
    return JSONPointer(
      tokens: key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    )
  }

  /// `#/properties/address/properties/street`, with or without the `#`.
  private static func pointer(scope: String) -> JSONPointer? {
    guard let tokens = JSONPointer(fragment: scope)?.tokens, tokens.count.isMultiple(of: 2) else {
      return nil
    }
    var names: [String] = []
    for index in stride(from: 0, to: tokens.count, by: 2) {
      guard tokens[index] == "properties" else { return nil }
      names.append(tokens[index + 1])
    }
    return names.isEmpty ? nil : JSONPointer(tokens: names)
  }

  /// Says in jsonform's words what a JSON Forms control says.
  private static func element(ofControl control: JSONObject) -> JSONObject {
    var element = JSONObject()
    element["title"] = control["label"]
    let options = control["options"]
    element["title"] = element["title"] ?? options?["label"]
    element["placeholder"] = options?["placeholder"]
    element["readonly"] = options?["readonly"]
    element["description"] = options?["help"]
    if options?["multi"]?.boolValue == true || options?["textarea"]?.boolValue == true {
      element["type"] = "textarea"
    } else {
      element["type"] = options?["format"] ?? options?["inputType"]
    }
    return element
  }
}
