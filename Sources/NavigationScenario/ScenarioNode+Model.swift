internal import FormNavigation

extension ScenarioNode {
  /// The form as it is before the first event.
  func engine() throws(ScenarioError) -> NavigationEngine {
    try expectMembers(
      Self.optionMembers.union([
        "about", "viewport", "content", "scroll", "obscured", "parents", "fields", "events",
        "expect",
      ])
    )
    let viewport = try required("viewport").size(otherwise: nil)
    let content = try member("content")?.size(otherwise: viewport) ?? viewport
    let scroll = try member("scroll")
    try scroll?.expectMembers(["x", "y"])
    let obscured = try member("obscured")
    try obscured?.expectMembers(["top", "bottom"])
    return NavigationEngine(
      options: try options(changing: NavigationOptions()),
      viewport: viewport,
      contentSize: content,
      scrollOffset: try scroll?.point(otherwise: .zero) ?? .zero,
      obscuredTop: try obscured?.member("top")?.length() ?? 0,
      obscuredBottom: try obscured?.member("bottom")?.length() ?? 0,
      fields: try required("fields").fields(),
      scrollers: try member("parents")?.scrollers() ?? []
    )
  }

  func fields() throws(ScenarioError) -> [Field] {
    var fields: [Field] = []
    var ids: Set<FieldID> = []
    for node in try elements() {
      let field = try node.field()
      guard ids.insert(field.id).inserted else {
        throw try node.required("id").error(.duplicateID)
      }
      fields.append(field)
    }
    return fields
  }

  func scrollers() throws(ScenarioError) -> [Scroller] {
    var scrollers: [Scroller] = []
    for node in try elements() { scrollers.append(try node.scroller()) }
    return scrollers
  }

  func scroller() throws(ScenarioError) -> Scroller {
    try expectMembers(["id", "rect", "orderRect", "axis", "content", "scroll", "in", "ignored"])
    let rect = try required("rect").rect()
    let size = Size(width: rect.width, height: rect.height)
    let scroll = try member("scroll")
    try scroll?.expectMembers(["x", "y"])
    return Scroller(
      id: try required("id").scrollerID(),
      rect: rect,
      orderRect: try member("orderRect")?.optionalRect(),
      axis: try member("axis")?.word(Self.axes) ?? .vertical,
      parent: try member("in")?.scrollerID(),
      contentSize: try member("content")?.size(otherwise: size) ?? size,
      offset: try scroll?.point(otherwise: .zero) ?? .zero,
      isIgnored: try member("ignored")?.bool() ?? false
    )
  }

  /// A layout event, in which what is left out stays as the engine has it.
  func layoutEvent(in engine: NavigationEngine) throws(ScenarioError) -> NavigationEvent {
    try expectMembers(["content", "fields", "parents"])
    let size = engine.contentSize
    return .layoutChanged(
      contentSize: try member("content")?.size(otherwise: size) ?? size,
      fields: try member("fields")?.fields() ?? engine.fieldIDs.compactMap(engine.field),
      scrollers: try member("parents")?.scrollers() ?? engine.allScrollers
    )
  }

  static let optionMembers: Set<String> = [
    "direction", "order", "wrap", "submit", "restore", "gap", "activeGroup", "refusal", "guest",
  ]

  func options(changing options: NavigationOptions) throws(ScenarioError) -> NavigationOptions {
    var options = options
    if let node = try member("direction") { options.direction = try node.word(Self.directions) }
    if let node = try member("order") { options.orderPolicy = try node.word(Self.policies) }
    if let node = try member("wrap") { options.wraps = try node.bool() }
    if let node = try member("submit") { options.canSubmit = try node.bool() }
    if let node = try member("guest") { options.isGuest = try node.bool() }
    if let node = try member("restore") { options.restore = try node.word(Self.restores) }
    if let node = try member("gap") { options.gap = try node.length() }
    if let node = try member("activeGroup") { options.activeGroup = try node.string() }
    if let node = try member("refusal") { options.refusal = try node.word(Self.refusals) }
    return options
  }
}
