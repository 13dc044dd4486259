extension Field {
  /// Whether the field has a say in the order beyond its place.
  var isExplicit: Bool { order != nil || isLinked }

  /// Whether the field leads to another one.
  var isLinked: Bool { linkedID != nil }

  /// The field that this one leads to.
  var linkedID: FieldID? {
    guard case .field(let id)? = successor else { return nil }
    return id
  }
}
