import FormModel
import KeyboardLayout
import OrderedJSON

extension NumberSigns {
  /// The signs that an answer may have beside its digits; nil if the field takes no number.
  init?(_ field: Field) {
    switch field.kind {
    case .integer: self = []
    case .number: self = .decimal
    case .text, .boolean, .choice, .choices, .tags, .scalar, .raw: return nil
    }
    if field.constraints.minimum.map({ $0.value < JSONNumber(0) }) ?? true { insert(.minus) }
  }
}
