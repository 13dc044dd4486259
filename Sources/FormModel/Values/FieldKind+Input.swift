import OrderedJSON

extension FieldKind {
  /// Tells whether a field of this kind can show an input.
  func takes(_ input: FieldInput) -> Bool {
    switch (self, input) {
    case (.text, .text), (.integer, .text), (.number, .text), (.raw, .text), (.boolean, .flag):
      true
    case (.choice(let choices), .choice(let index)):
      index.map(choices.indices.contains) ?? true
    default:
      false
    }
  }
}

extension Form {
  /// The field that the answers as a whole are typed into, if the form is one.
  var rootField: Int? {
    fields.count == 1 && fields[0].pointer.tokens.isEmpty ? 0 : nil
  }
}
