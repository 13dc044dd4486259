import OrderedJSON

/// The hints about the looks of one field or section, from the strongest source to the
/// weakest.
struct FieldHints {
  /// Objects with `ui:` keywords: an RJSF `uiSchema`, then the schemas themselves.
  private let sources: [JSONObject]
  /// The hints of a layout.
  let element: JSONObject?
  /// Whether nobody is to see the field.
  private(set) var isHidden: Bool
  /// Whether the value may only be looked at.
  private(set) var isReadOnly: Bool

  init(uiSchema: JSONValue?, layers: SchemaLayers, element: JSONObject?) {
    var sources: [JSONObject] = []
    if let object = uiSchema?.objectValue { sources.append(object) }
    // Most schemas have no such keyword at all: then nothing need be looked up in them.
    if layers.mayHaveHints {
      for layer in layers.layers
      where layer.group == nil && layer.object.members.contains(where: { $0.key.hasPrefix("ui:") })
      {
        sources.append(layer.object)
      }
    }
    self.sources = sources
    self.element = element
    func isTrue(_ keyword: String) -> Bool {
      layers.isTrue(keyword) || element?[keyword]?.boolValue == true
    }
    isHidden =
      isTrue("hidden") || isTrue("x-hidden") || element?["type"]?.stringValue == "hidden"
    isReadOnly =
      isTrue("readOnly") || isTrue("readonly") || element?["disabled"]?.boolValue == true
    isHidden = isHidden || text("widget") == "hidden"
    isReadOnly = isReadOnly || self.isTrue("readonly") || self.isTrue("disabled")
  }

  /// Returns the value of `ui:NAME`, also when it stands in `ui:options`.
  func value(_ name: String) -> JSONValue? {
    for source in sources {
      if let value = source["ui:" + name] ?? source["ui:options"]?[name] { return value }
    }
    return nil
  }

  /// Returns the text under `ui:NAME`, unless it is empty.
  func text(_ name: String) -> String? {
    for source in sources {
      let value = source["ui:" + name] ?? source["ui:options"]?[name]
      if let text = value?.stringValue, !text.isEmpty { return text }
    }
    return nil
  }

  /// Returns a text that the layout gives, unless it is empty or the code of one.
  func elementText(_ name: String) -> String? {
    guard let text = element?[name]?.stringValue, !text.isEmpty, !Self.isTemplate(text) else {
      return nil
    }
    return text
  }

  /// Tells whether a text has places in double braces, for a program to fill.
  static func isTemplate(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0 == UInt8(ascii: "{") && $1 == $0 }
  }

  /// Tells whether `ui:NAME` is true.
  func isTrue(_ name: String) -> Bool {
    sources.contains { ($0["ui:" + name] ?? $0["ui:options"]?[name])?.boolValue == true }
  }
}
