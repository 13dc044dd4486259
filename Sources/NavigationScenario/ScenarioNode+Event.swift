internal import FormNavigation
internal import OrderedJSON

extension ScenarioNode {
  func event() throws(ScenarioError) -> ScenarioEvent {
    guard let name = try object().keys.first, try object().count == 1 else {
      throw error(.notOneEvent)
    }
    let content = try required(name)
    if let event = try content.focusEvent(name) { return .plain(event) }
    if let event = try content.modelEvent(name) { return event }
    if let event = try content.surroundingEvent(name) { return event }
    throw content.error(.unknownEvent)
  }

  private func focusEvent(_ name: String) throws(ScenarioError) -> NavigationEvent? {
    switch name {
    case "focus":
      return value.isNull ? .focusLost : .fieldFocused(try fieldID())
    case "tap":
      return .fieldTapped(try fieldID())
    case "request":
      return .focusRequested(try fieldID())
    case "refused":
      return .focusRefused(try fieldID())
    case "next":
      try expectMembers([])
      return .nextRequested
    case "previous":
      try expectMembers([])
      return .previousRequested
    case "return":
      try expectMembers(["control"])
      return .returnPressed(control: try member("control")?.bool() ?? false)
    case "done":
      try expectMembers([])
      return .doneRequested
    default:
      return nil
    }
  }

  private func modelEvent(_ name: String) throws(ScenarioError) -> ScenarioEvent? {
    switch name {
    case "layout":
      _ = try layoutEvent(in: NavigationEngine(viewport: .zero, contentSize: .zero))
      return .layout(self)
    case "update":
      let id = try required("id").fieldID()
      _ = try field(changing: Field(id: id, rect: .zero))
      return .update(id, self)
    case "replace":
      return .plain(.fieldChanged(try field()))
    case "insert":
      let before = try member("before")?.fieldID()
      return .plain(.fieldInserted(try field(allowing: ["before"]), before: before))
    case "remove":
      return .plain(.fieldRemoved(try fieldID()))
    case "parent":
      return .plain(.scrollerChanged(try scroller()))
    case "options":
      try expectMembers(Self.optionMembers)
      _ = try options(changing: NavigationOptions())
      return .options(self)
    case "refuse":
      return .refuse(try fieldID())
    case "batch":
      var events: [ScenarioEvent] = []
      for node in try elements() { events.append(try node.event()) }
      return .batch(events)
    default:
      return nil
    }
  }

  private func surroundingEvent(_ name: String) throws(ScenarioError) -> ScenarioEvent? {
    switch name {
    case "keyboard":
      try expectMembers(["height", "rect"])
      if let rect = try member("rect") { return .plain(.keyboardFrameChanged(try rect.rect())) }
      return .plain(.keyboardHeightChanged(try required("height").length()))
    case "obscuredTop":
      return .plain(.obscuredTopChanged(try length()))
    case "resize":
      _ = try size(otherwise: .zero)
      return .resize(self)
    case "content":
      _ = try size(otherwise: .zero)
      return .content(self)
    case "userScroll":
      try expectMembers(["x", "y"])
      _ = try point(otherwise: .zero)
      return .userScroll(self)
    case "shift":
      return .plain(.contentShifted(try number()))
    case "innerScroll":
      try expectMembers(["id", "x", "y"])
      _ = try point(otherwise: .zero)
      return .innerScroll(ScrollerID(try required("id").string()), self)
    case "caret":
      try expectMembers(["id", "rect"])
      let caret = try required("rect").optionalRect()
      return .plain(.caretMoved(try required("id").fieldID(), caret))
    case "gap":
      return .plain(.gapChanged(try length()))
    case "activate":
      try expectMembers([])
      return .plain(.windowActivated)
    default:
      return nil
    }
  }
}
