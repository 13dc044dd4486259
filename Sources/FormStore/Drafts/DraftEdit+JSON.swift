import FormModel
import OrderedJSON

extension DraftEdit {
  /// The edit as a line of a draft, without the line end.
  var line: String { json.text() }

  private var json: JSONValue {
    switch self {
    case .input(let input): input.json
    case .add(let list, nil): ["add": .string(list.description)]
    case .add(let list, let row?):
      ["add": .string(list.description), "row": .number(JSONNumber(row))]
    case .remove(let row, let list):
      ["remove": .string(list.description), "row": .number(JSONNumber(row))]
    case .move(let row, let target, let list):
      [
        "move": .string(list.description), "row": .number(JSONNumber(row)),
        "to": .number(JSONNumber(target)),
      ]
    }
  }

  /// Reads a line of a draft; nil if it is none.
  init?(_ json: JSONValue) {
    func pointer(_ name: String) -> JSONPointer? {
      json[name]?.stringValue.flatMap({ JSONPointer($0) })
    }
    func number(_ name: String) -> Int? { json[name]?.numberValue?.intValue }
    if let list = pointer("add") {
      self = .add(to: list, at: number("row"))
    } else if let list = pointer("remove"), let row = number("row") {
      self = .remove(row, from: list)
    } else if let list = pointer("move"), let row = number("row"), let target = number("to") {
      self = .move(row, to: target, in: list)
    } else if let input = DraftInput(json) {
      self = .input(input)
    } else {
      return nil
    }
  }
}

extension DraftInput {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["at": .string(pointer.description)]
    object["field"] = .number(JSONNumber(index))
    if role != .value { object["role"] = .string(role.name) }
    object["label"] = .string(label)
    switch content {
    case .text(let text): object["text"] = .string(text)
    case .typed(let text, let type):
      object["text"] = .string(text)
      object["type"] = .string(type.rawValue)
    case .flag(let flag): object["flag"] = .bool(flag)
    case .choice(let chosen): object["chosen"] = chosen?.json ?? .null
    case .choices(let chosen): object["chosen"] = .array(chosen.map(\.json))
    }
    return .object(object)
  }

  fileprivate init?(_ json: JSONValue) {
    guard let pointer = json["at"]?.stringValue.flatMap({ JSONPointer($0) }),
      let index = json["field"]?.numberValue?.intValue, let label = json["label"]?.stringValue,
      let role = FieldRole.allNamed[json["role"]?.stringValue ?? FieldRole.value.name]
    else { return nil }
    self.pointer = pointer
    self.index = index
    self.label = label
    self.role = role
    if let text = json["text"]?.stringValue {
      let type = json["type"]?.stringValue.flatMap(SchemaType.init)
      content = type.map { .typed(text, as: $0) } ?? .text(text)
    } else if let flag = json["flag"]?.boolValue {
      content = .flag(flag)
    } else if let chosen = json["chosen"] {
      if let list = chosen.arrayValue {
        content = .choices(list.compactMap(Chosen.init))
      } else if chosen.isNull {
        content = .choice(nil)
      } else if let chosen = Chosen(chosen) {
        content = .choice(chosen)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }
}

extension DraftInput.Chosen {
  fileprivate var json: JSONValue { ["value": value, "label": .string(label)] }

  fileprivate init?(_ json: JSONValue) {
    guard let value = json["value"], let label = json["label"]?.stringValue else { return nil }
    self.init(value: value, label: label)
  }
}

extension FieldRole {
  fileprivate var name: String {
    switch self {
    case .value: "value"
    case .entryName: "entryName"
    case .alternative: "alternative"
    case .presence: "presence"
    }
  }

  fileprivate static let allNamed: [String: FieldRole] = Dictionary(
    uniqueKeysWithValues: [FieldRole.value, .entryName, .alternative, .presence].map {
      ($0.name, $0)
    }
  )
}
