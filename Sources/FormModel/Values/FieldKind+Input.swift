import OrderedJSON

extension FieldKind {
  /// Tells whether a field of this kind can show an input.
  func takes(_ input: FieldInput) -> Bool {
    switch (self, input) {
    case (.text, .text), (.integer, .text), (.number, .text), (.raw, .text), (.scalar, .text),
      (.tags, .text), (.boolean, .flag):
      true
    case (.scalar(let types), .typed(_, let type)):
      types.contains(type)
    case (.choice(let choices), .choice(let index)):
      index.map(choices.indices.contains) ?? true
    case (.choices(let choices), .choices(let chosen)):
      chosen.allSatisfy(choices.indices.contains)
    case (.text, _), (.integer, _), (.number, _), (.raw, _), (.boolean, _), (.choice, _),
      (.choices, _), (.tags, _), (.scalar, _):
      false
    }
  }
}
