internal import FormNavigation
internal import OrderedJSON

extension NavigationEngine {
  /// The form as it is now, without events.
  func modelObject(about: String?) -> JSONObject {
    var model = JSONObject()
    if let about { model["about"] = .string(about) }
    model["viewport"] = .size(viewport)
    model["content"] = .size(contentSize)
    model["scroll"] = .point(scrollOffset)
    model["obscured"] = ["top": .decimal(obscuredTop), "bottom": .decimal(obscuredBottom)]
    for member in options.scenarioObject.members { model[member.key] = member.value }
    if !allScrollers.isEmpty { model["parents"] = .array(allScrollers.map(\.scenarioValue)) }
    model["fields"] = .array(fieldIDs.compactMap { field($0)?.scenarioValue })
    return model
  }
}

extension NavigationOptions {
  var scenarioObject: JSONObject {
    var object: JSONObject = [
      "gap": .decimal(gap),
      "direction": .word(for: direction, in: ScenarioNode.directions),
      "order": .word(for: orderPolicy, in: ScenarioNode.policies),
      "wrap": .bool(wraps),
      "submit": .bool(canSubmit),
      "restore": .word(for: restore, in: ScenarioNode.restores),
      "activeGroup": .string(activeGroup),
      "refusal": .word(for: refusal, in: ScenarioNode.refusals),
    ]
    if isGuest { object["guest"] = .bool(true) }
    return object
  }
}

extension Scroller {
  var scenarioValue: JSONValue {
    var object: JSONObject = [
      "id": .string(id.rawValue),
      "rect": .rect(rect),
      "axis": .word(for: axis, in: ScenarioNode.axes),
      "content": .size(contentSize),
      "scroll": .point(offset),
    ]
    if let orderRect { object["orderRect"] = .rect(orderRect) }
    if let parent { object["in"] = .string(parent.rawValue) }
    if isIgnored { object["ignored"] = .bool(true) }
    return .object(object)
  }
}

extension Field {
  /// The field, without those members that have their default.
  var scenarioValue: JSONValue {
    var object: JSONObject = ["id": .string(id.rawValue), "rect": .rect(rect)]
    let flags: KeyValuePairs<String, (Bool, Bool)> = [
      "enabled": (isEnabled, true), "visible": (isVisible, true),
      "ancestorsVisible": (areAncestorsVisible, true), "editable": (isEditable, true),
      "focusable": (isFocusable, true), "skip": (isSkipped, false),
      "multiline": (isMultiline, false), "wantsKeyboard": (wantsKeyboard, true),
    ]
    for (name, (flag, otherwise)) in flags where flag != otherwise { object[name] = .bool(flag) }
    if count != 1 { object["count"] = .number(JSONNumber(count)) }
    if group != "main" { object["group"] = .string(group) }
    if let order { object["order"] = .number(JSONNumber(order)) }
    switch successor {
    case .field(let id)?: object["successor"] = ["field": .string(id.rawValue)]
    case .action(let name, let isEnabled)?:
      object["successor"] = ["action": .string(name), "enabled": .bool(isEnabled)]
    case nil: break
    }
    if case .custom(let word) = returnKey { object["returnKey"] = .string(word) }
    if anchor != .nearest { object["anchor"] = .word(for: anchor, in: ScenarioNode.anchors) }
    if let caret { object["caret"] = .rect(caret) }
    if let revealRect { object["reveal"] = .rect(revealRect) }
    if let contextRect { object["context"] = .rect(contextRect) }
    if let orderRect { object["orderRect"] = .rect(orderRect) }
    if let scroller { object["in"] = .string(scroller.rawValue) }
    return .object(object)
  }
}
