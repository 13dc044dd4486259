internal import FormNavigation
internal import OrderedJSON

extension NavigationEngine {
  /// The state as a line of a scenario's output has it.
  func stateValue(effects: [NavigationEffect]) -> JSONValue {
    var inner = JSONObject()
    for scroller in allScrollers { inner[scroller.id.rawValue] = .point(scroller.offset) }
    return [
      "focus": focusedField.map { .string($0.rawValue) } ?? .null,
      "scroll": .point(scrollOffset),
      "inner": .object(inner),
      "obscuredBottom": .decimal(obscuredBottom),
      "index": .number(JSONNumber(index)),
      "count": .number(JSONNumber(count)),
      "canPrevious": .bool(canMovePrevious),
      "canNext": .bool(canMoveNext),
      "returnKey": returnKeyLabel.map { .string($0.word) } ?? .null,
      "keyboard": .string(wantsKeyboard ? "shown" : "hidden"),
      "effects": .array(effects.flatMap { words(for: $0) }.map(JSONValue.string)),
    ]
  }

  private func words(for effect: NavigationEffect) -> [String] {
    switch effect {
    case .focus(let id): return ["focus \(id.rawValue)"]
    case .dismiss: return ["dismiss"]
    case .showKeyboard: return ["show-keyboard"]
    case .hideKeyboard: return ["hide-keyboard"]
    case .scrollInner(let id, let offset, _):
      let y = "scroll-inner \(id.rawValue) \(JSONValue.decimal(offset.y))"
      let x = "scrollx-inner \(id.rawValue) \(JSONValue.decimal(offset.x))"
      switch scroller(id)?.axis {
      case .horizontal: return [x]
      case .both: return [y, x]
      case .vertical, nil: return [y]
      }
    case .scroll(let y, _): return ["scroll \(JSONValue.decimal(y))"]
    case .scrollX(let x, _): return ["scrollx \(JSONValue.decimal(x))"]
    case .insertNewline: return ["newline"]
    case .press(let action): return ["press \(action)"]
    case .submit: return ["submit"]
    case .reportRefusal(let id): return ["refused \(id.rawValue)"]
    }
  }
}

extension ReturnKeyLabel {
  var word: String {
    switch self {
    case .next: return "next"
    case .send: return "send"
    case .done: return "done"
    case .custom(let word): return word
    }
  }
}
