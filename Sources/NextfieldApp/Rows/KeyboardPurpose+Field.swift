import FormModel
import KeyboardLayout
import OrderedJSON

extension KeyboardPurpose {
  /// The keys for a field's figures; nil if the widget's input purpose says enough.
  init?(_ field: Field) {
    switch field.kind {
    case .integer: self = .number(Self.minus(field))
    case .number: self = .number(Self.minus(field).union(.decimal))
    case .text(.date): self.init(MomentFormat(.day))
    case .text(.time): self.init(MomentFormat(.time))
    case .text(.dateTime): self.init(MomentFormat(.dayAndTime))
    case .text(.line):
      guard let format = MomentFormat(of: field.constraints.format) else { return nil }
      self.init(format)
    case .text(.multiline), .text(.password), .text(.email), .text(.url), .text(.telephone),
      .text(.color), .text(.file), .text(.folder), .boolean, .choice, .choices, .tags, .scalar,
      .raw:
      return nil
    }
  }

  private init(_ format: MomentFormat) {
    self =
      switch format.kind {
      case .day: .moment(daySign: format.daySign, hasTime: false)
      case .time: .moment(daySign: nil, hasTime: true)
      case .dayAndTime: .moment(daySign: format.daySign, hasTime: true)
      }
  }

  private static func minus(_ field: Field) -> NumberSigns {
    let mayBeNegative = field.constraints.minimum.map { $0.value < JSONNumber(0) } ?? true
    return mayBeNegative ? .minus : []
  }
}
