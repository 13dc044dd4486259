import OrderedJSON

extension FormReader {
  private static let objectRules = [
    "oneOf", "anyOf", "if", "dependentSchemas", "dependencies", "dependentRequired", "not",
    "patternProperties", "propertyNames", "minProperties", "maxProperties",
  ]

  /// Members of an alternative that are no rules, or are heeded.
  private static let looks: Set<String> = [
    "type", "title", "description", "default", "examples", "example", "$comment", "deprecated",
    "readOnly", "writeOnly", "$id", "$anchor", "nullable",
  ]

  /// Says once for an object which of its rules are not looked at.
  mutating func warnAboutIgnored(_ layers: SchemaLayers, at pointer: JSONPointer) {
    for keyword in Self.objectRules {
      guard let value = layers.all(keyword).first else { continue }
      warn(pointer, "The rule “\(keyword)” of this object is not looked at.", at: value.position)
    }
    for keyword in ["additionalProperties", "unevaluatedProperties"] {
      guard let value = layers.all(keyword).first(where: { $0.objectValue != nil }) else {
        continue
      }
      warn(
        pointer,
        "More names are possible here, but they are not asked for.",
        at: value.position
      )
    }
  }

  /// Says which rules of a single field are not looked at.
  ///
  /// A field for JSON says so itself, with its note.
  mutating func warnAboutIgnoredRules(of field: Field, _ layers: SchemaLayers) {
    guard layers.mayHave(["not", "if", "oneOf", "anyOf"]), field.kind != .raw else { return }
    var isChoice = false
    if case .choice = field.kind { isChoice = true }
    for layer in layers.layers {
      for member in layer.object.members {
        let isIgnored =
          switch member.key {
          case "not", "if": true
          case "oneOf", "anyOf": !isChoice && isRule(layer.node.children(member.key))
          default: false
          }
        if isIgnored {
          warn(
            field.pointer,
            "The rule “\(member.key)” of this field is not looked at.",
            at: member.value.position
          )
        }
      }
    }
  }

  /// Tells whether alternatives say more than which types are possible.
  private mutating func isRule(_ branches: [SchemaNode]) -> Bool {
    branches.contains { branch in
      var node = branch
      if let reference = node.value["$ref"]?.stringValue,
        case .found(let target) = document.follow(reference, from: node.pointer)
      {
        node = target
      }
      return node.value.objectValue?.contains { !Self.looks.contains($0.key) } ?? false
    }
  }

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
