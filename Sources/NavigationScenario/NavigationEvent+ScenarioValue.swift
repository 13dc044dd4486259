internal import FormNavigation
internal import OrderedJSON

extension NavigationEvent {
  /// The event as a scenario has it.
  var scenarioValue: JSONValue {
    switch self {
    case .fieldFocused(let id): return ["focus": .string(id.rawValue)]
    case .fieldTapped(let id): return ["tap": .string(id.rawValue)]
    case .focusLost: return ["focus": .null]
    case .focusRequested(let id): return ["request": .string(id.rawValue)]
    case .focusRefused(let id): return ["refused": .string(id.rawValue)]
    case .nextRequested: return ["next": [:]]
    case .previousRequested: return ["previous": [:]]
    case .returnPressed(let control): return ["return": control ? ["control": true] : [:]]
    case .doneRequested: return ["done": [:]]
    case .windowActivated: return ["activate": [:]]
    case .keyboardHeightChanged(let height): return ["keyboard": ["height": .decimal(height)]]
    case .keyboardFrameChanged(let frame): return ["keyboard": ["rect": .rect(frame)]]
    case .obscuredTopChanged(let height): return ["obscuredTop": .decimal(height)]
    case .viewportResized(let size): return ["resize": .size(size)]
    case .userScrolled(let offset): return ["userScroll": .point(offset)]
    case .contentShifted(let height): return ["shift": .decimal(height)]
    case .innerScrolled(let id, let offset):
      return [
        "innerScroll": [
          "id": .string(id.rawValue), "x": .decimal(offset.x), "y": .decimal(offset.y),
        ]
      ]
    case .caretMoved(let id, let caret):
      return ["caret": ["id": .string(id.rawValue), "rect": caret.map(JSONValue.rect) ?? .null]]
    case .gapChanged(let gap): return ["gap": .decimal(gap)]
    case .layoutChanged(let size, let fields, let scrollers):
      return [
        "layout": [
          "content": .size(size),
          "fields": .array(fields.map(\.scenarioValue)),
          "parents": .array(scrollers.map(\.scenarioValue)),
        ]
      ]
    case .contentResized(let size): return ["content": .size(size)]
    case .fieldChanged(let field): return ["replace": field.scenarioValue]
    case .fieldInserted(let field, let successor):
      var object = field.scenarioValue.objectValue ?? JSONObject()
      if let successor { object["before"] = .string(successor.rawValue) }
      return ["insert": .object(object)]
    case .fieldRemoved(let id): return ["remove": .string(id.rawValue)]
    case .scrollerChanged(let scroller): return ["parent": scroller.scenarioValue]
    case .optionsChanged(let options): return ["options": .object(options.scenarioObject)]
    }
  }
}
