import FormNavigation
import TestSupport

/// Makes forms of all kinds: tidy ones, crowded ones, and ones that no designer would draw.
struct RandomForm {
  var random: SplitMix64
  private var nextName = 0
  private var step = 1.0
  private(set) var scrollers: [Scroller] = []

  init(random: SplitMix64) { self.random = random }

  mutating func engine(fieldLimit: Int) -> NavigationEngine {
    step = random.element(of: [1, 1, 0.5, 0.125, 0])
    var fields = rows(
      random.int(0...fieldLimit),
      width: random.element(of: [300, 400, 1000]),
      in: nil
    )
    var height = (fields.map(\.rect.maxY).max() ?? 0) + length(0...100)
    if random.once(in: 3) { addScrollers(to: &fields, below: &height) }
    if random.once(in: 12) { for index in fields.indices { fields[index].rect = anyRect() } }
    if random.once(in: 3) { number(&fields) }
    if random.once(in: 3) { link(&fields) }
    if random.once(in: 4) { fields.shuffle(using: &random) }
    let obscured = random.once(in: 3) ? length(0...300) : 0
    let viewport = Size(width: length(150...500), height: length(100...700))
    return NavigationEngine(
      options: options(),
      viewport: viewport,
      contentSize: Size(width: random.once(in: 3) ? 900 : 300, height: height),
      scrollOffset: Point(x: 0, y: min(length(0...600), max(0, height - viewport.height))),
      obscuredTop: random.once(in: 4) ? length(0...60) : 0,
      obscuredBottom: obscured,
      fields: fields,
      scrollers: scrollers
    )
  }

  mutating func options() -> NavigationOptions {
    NavigationOptions(
      direction: random.once(in: 2) ? .leftToRight : .rightToLeft,
      orderPolicy: random.once(in: 6) ? .tree : .reading,
      wraps: random.once(in: 4),
      canSubmit: random.once(in: 2),
      restore: random.element(of: [.stay, .stay, .restoreIfUntouched, .always]),
      gap: random.element(of: [0, 10, 12.5, 30, 500]),
      activeGroup: random.once(in: 20) ? "other" : "main",
      refusal: random.once(in: 2) ? .stay : .tryFollowing
    )
  }

  mutating func field(in rect: Rect, scroller: ScrollerID? = nil) -> Field {
    nextName += 1
    var field = Field(id: FieldID("f\(nextName)"), rect: rect, scroller: scroller)
    if random.once(in: 6) { flip(&field) }
    if random.once(in: 10) { field.orderRect = mirrored(rect) }
    if random.once(in: 20) { field.group = "other" }
    if random.once(in: 6) { field.returnKey = .custom("Search") }
    if random.once(in: 6) { field.isMultiline = true }
    if random.once(in: 8) { field.anchor = .top }
    if random.once(in: 3) { field.caret = caret(in: rect) }
    if random.once(in: 4) {
      field.revealRect = Rect(
        x: rect.x,
        y: rect.y - length(0...30),
        width: rect.width,
        height: rect.height + length(30...60)
      )
    }
    return field
  }

  /// The place of a rectangle as in a mirror somewhere.
  mutating func mirrored(_ rect: Rect) -> Rect {
    var rect = rect
    rect.x = length(100...600) - rect.maxX
    return rect
  }

  mutating func flip(_ field: inout Field) {
    switch random.int(0...7) {
    case 0: field.isEnabled.toggle()
    case 1: field.isVisible.toggle()
    case 2: field.areAncestorsVisible.toggle()
    case 3: field.isEditable.toggle()
    case 4: field.isFocusable.toggle()
    case 5: field.isSkipped.toggle()
    case 6: field.wantsKeyboard.toggle()
    default: field.count = random.element(of: [0, 1, 1, 30])
    }
  }

  mutating func caret(in rect: Rect) -> Rect {
    let height = min(rect.height, 20)
    let room = rect.height - height
    return Rect(x: rect.x + 5, y: rect.y + min(length(0...400), room), width: 1, height: height)
  }

  mutating func anyRect() -> Rect {
    Rect(
      x: length(-50...500),
      y: length(-50...900),
      width: length(0...300),
      height: length(0...300)
    )
  }

  /// A length on the grid of the form, which may be a fine one or none at all.
  mutating func length(_ range: ClosedRange<Double>) -> Double {
    let length = random.double(range)
    return step == 0 ? length : (length / step).rounded() * step
  }

  private mutating func rows(_ count: Int, width: Double, in scroller: ScrollerID?) -> [Field] {
    var fields: [Field] = []
    var y = length(0...20)
    while fields.count < count {
      let columns = random.element(of: [1, 1, 1, 2, 3])
      let height = random.once(in: 12) ? length(200...900) : length(20...60)
      for column in 0..<columns where fields.count < count {
        let rect = Rect(
          x: Double(column) * (width / Double(columns)).rounded(),
          y: y + (random.once(in: 4) ? length(0...4) : 0),
          width: (width / Double(columns)).rounded() - 10,
          height: height
        )
        fields.append(field(in: rect, scroller: scroller))
      }
      y += random.once(in: 20) ? 0 : height + length(-2...20)
    }
    return fields
  }

  private mutating func addScrollers(to fields: inout [Field], below height: inout Double) {
    for number in 0..<random.int(1...2) {
      let id = ScrollerID("s\(number)")
      let outer = number == 1 && random.once(in: 2) ? scrollers.first : nil
      let axis: Scroller.Axis = random.element(of: [.vertical, .vertical, .horizontal, .both])
      let width = axis == .vertical ? 300.0 : 900.0
      let members = rows(random.int(0...6), width: width, in: id)
      let content = Size(width: width, height: (members.map(\.rect.maxY).max() ?? 0) + 10)
      let rect = Rect(
        x: 0,
        y: outer == nil ? height : length(0...200),
        width: 300,
        height: axis == .horizontal ? content.height : length(80...300)
      )
      if outer == nil { height += rect.height + 10 }
      scrollers.append(
        Scroller(
          id: id,
          rect: rect,
          orderRect: random.once(in: 6) ? mirrored(rect) : nil,
          axis: axis,
          parent: outer?.id,
          contentSize: content,
          isIgnored: random.once(in: 15)
        )
      )
      fields.insert(contentsOf: members, at: random.int(0...fields.count))
    }
  }

  private mutating func number(_ fields: inout [Field]) {
    if random.once(in: 2) {
      // Each number once, as a host that numbers its fields does.
      let numbers = fields.indices.shuffled(using: &random)
      for index in fields.indices where !random.once(in: 12) {
        fields[index].order = numbers[index] * 10
      }
      return
    }
    let isThorough = random.once(in: 2)
    for index in fields.indices where isThorough || random.once(in: 4) {
      fields[index].order = random.int(-3...Int(fields.count))
    }
  }

  private mutating func link(_ fields: inout [Field]) {
    guard !fields.isEmpty else { return }
    for index in fields.indices where random.once(in: 4) {
      switch random.int(0...4) {
      case 0: fields[index].successor = .action("go", isEnabled: random.once(in: 2))
      case 1: fields[index].successor = .field("gone")
      default: fields[index].successor = .field(random.element(of: fields).id)
      }
    }
  }
}
