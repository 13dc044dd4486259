import OrderedJSON

/// What hints say about the looks of one field or section, from the strongest source to the weakest.
struct FieldHints {
  /// RJSF `uiSchema` objects, then the schemas themselves, which may hold `ui:` keywords too.
  let sources: [JSONObject]
  /// What a layout says.
  let element: JSONObject?

  init(uiSchema: JSONValue?, layers: SchemaLayers, element: JSONObject?) {
    sources =
      [uiSchema?.objectValue].compactMap { $0 }
      + layers.layers.filter { $0.group == nil }.map(\.object)
    self.element = element
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

  /// Returns a text that the layout gives, unless it is empty.
  func elementText(_ name: String) -> String? {
    guard let text = element?[name]?.stringValue, !text.isEmpty else { return nil }
    return text
  }

  /// Tells whether `ui:NAME` is true.
  func isTrue(_ name: String) -> Bool {
    sources.contains { ($0["ui:" + name] ?? $0["ui:options"]?[name])?.boolValue == true }
  }

  var isHidden: Bool {
    text("widget") == "hidden" || element?["type"]?.stringValue == "hidden"
      || sources.contains { $0["hidden"]?.boolValue == true || $0["x-hidden"]?.boolValue == true }
  }

  var isReadOnly: Bool {
    isTrue("readonly") || isTrue("disabled")
      || element?["readonly"]?.boolValue == true || element?["disabled"]?.boolValue == true
      || sources.contains {
        $0["readOnly"]?.boolValue == true || $0["readonly"]?.boolValue == true
      }
  }
}
