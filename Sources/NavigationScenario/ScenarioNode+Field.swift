internal import FormNavigation
internal import OrderedJSON

extension ScenarioNode {
  private static let fieldMembers: Set<String> = [
    "id", "rect", "enabled", "visible", "ancestorsVisible", "editable", "focusable", "skip",
    "multiline",
    "wantsKeyboard", "count", "group", "order", "successor", "returnKey", "anchor", "caret",
    "reveal",
    "context", "orderRect", "in",
  ]

  /// A new field, which has to have an id and a rectangle.
  func field(allowing others: Set<String> = []) throws(ScenarioError) -> Field {
    let field = Field(
      id: try required("id").fieldID(),
      rect: try required("rect").rect()
    )
    return try self.field(changing: field, allowing: others)
  }

  /// A field with those changes that stand here; null takes away what is optional.
  func field(changing field: Field, allowing others: Set<String> = []) throws(ScenarioError)
    -> Field
  {
    try expectMembers(Self.fieldMembers.union(others))
    var field = field
    if let node = try member("rect") { field.rect = try node.rect() }
    if let node = try member("count") { field.count = try node.integer() }
    if let node = try member("group") { field.group = try node.string() }
    if let node = try member("order") { field.order = try node.unlessNull()?.integer() }
    if let node = try member("successor") { field.successor = try node.unlessNull()?.successor() }
    if let node = try member("returnKey") { field.returnKey = try node.returnKey() }
    if let node = try member("anchor") { field.anchor = try node.word(Self.anchors) }
    if let node = try member("caret") { field.caret = try node.optionalRect() }
    if let node = try member("reveal") { field.revealRect = try node.optionalRect() }
    if let node = try member("context") { field.contextRect = try node.optionalRect() }
    if let node = try member("orderRect") { field.orderRect = try node.optionalRect() }
    if let node = try member("in") {
      field.scroller = try node.unlessNull()?.scrollerID()
    }
    try changeFlags(of: &field)
    return field
  }

  private func changeFlags(of field: inout Field) throws(ScenarioError) {
    if let node = try member("enabled") { field.isEnabled = try node.bool() }
    if let node = try member("visible") { field.isVisible = try node.bool() }
    if let node = try member("ancestorsVisible") { field.areAncestorsVisible = try node.bool() }
    if let node = try member("editable") { field.isEditable = try node.bool() }
    if let node = try member("focusable") { field.isFocusable = try node.bool() }
    if let node = try member("skip") { field.isSkipped = try node.bool() }
    if let node = try member("multiline") { field.isMultiline = try node.bool() }
    if let node = try member("wantsKeyboard") { field.wantsKeyboard = try node.bool() }
  }

  func optionalRect() throws(ScenarioError) -> Rect? { try unlessNull()?.rect() }

  private func unlessNull() -> ScenarioNode? { value.isNull ? nil : self }

  private func successor() throws(ScenarioError) -> Field.Successor {
    if let field = try member("field") {
      try expectMembers(["field"])
      return .field(try field.fieldID())
    }
    try expectMembers(["action", "enabled"])
    return .action(
      try required("action").string(),
      isEnabled: try member("enabled")?.bool() ?? true
    )
  }

  private func returnKey() throws(ScenarioError) -> Field.ReturnKey {
    let word = try string()
    return word == "automatic" ? .automatic : .custom(word)
  }
}
