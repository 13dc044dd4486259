import OrderedJSON

extension FormReader {
  /// Tells whether an object may have members that no schema names.
  ///
  /// Names that a pattern allows are not looked at one by one: then all are let through.
  func allowsOthers(_ layers: SchemaLayers) -> Bool {
    let isClosed = layers.layers.contains { layer in
      layer.object["additionalProperties"]?.boolValue == false
        || layer.object["unevaluatedProperties"]?.boolValue == false
    }
    return !isClosed || !layers.all("patternProperties").isEmpty
  }
}
