import BenchmarkSupport
import FormNavigation

/// The actions of people on forms, measured for a form of any size.
struct Benchmark {
  func measurements(_ count: Int) -> [Measurement] {
    ordering(count) + moving(count) + framing(count) + changing(count) + explicit(count)
  }

  /// Rows of one to three fields, listed in an order that is not the order of reading.
  private func fields(_ count: Int) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(count)
    for number in 0..<count {
      let row = number / 2
      let rect = Rect(
        x: number % 2 == 0 ? 0 : 200,
        y: Double(row) * 48 + Double(number % 3),
        width: 180,
        height: 36
      )
      fields.append(Field(id: FieldID("field-\(number)"), rect: rect))
    }
    for place in fields.indices { fields.swapAt(place, (place &* 7919) % count) }
    return fields
  }

  private func engine(_ fields: [Field]) -> NavigationEngine {
    NavigationEngine(
      viewport: Size(width: 400, height: 600),
      contentSize: Size(width: 400, height: Double(fields.count) * 24 + 100),
      fields: fields
    )
  }

  private func ordering(_ count: Int) -> [Measurement] {
    let fields = fields(count)
    let made = engine(fields)
    let size = made.contentSize
    var options = made.options
    var engine = made
    var moved = 0.0
    return [
      Measurement("order all fields", most: 150_000, calls: 1) { call in
        options.direction = options.direction == .leftToRight ? .rightToLeft : .leftToRight
        engine.handle(.optionsChanged(options))
      },
      Measurement("take in a layout of all fields", most: 400_000, calls: 1) { _ in
        engine.handle(
          .layoutChanged(contentSize: size, fields: fields.reversed(), scrollers: [])
        )
        engine.handle(.layoutChanged(contentSize: size, fields: fields, scrollers: []))
      },
      Measurement("take in a layout that has moved down", most: 400_000, calls: 1) { call in
        moved += 1
        var lower = fields
        for place in lower.indices { lower[place].rect.y += moved }
        engine.handle(.layoutChanged(contentSize: size, fields: lower, scrollers: []))
      },
      Measurement("take in a layout that is the same", most: 50_000, calls: 1) { _ in
        engine.handle(.layoutChanged(contentSize: size, fields: fields, scrollers: []))
      },
    ]
  }

  private func moving(_ count: Int) -> [Measurement] {
    var engine = engine(fields(count))
    engine.handle(.fieldFocused(FieldID("field-\(count / 2)")))
    engine.handle(.keyboardHeightChanged(250))
    var found = 0
    let asked = engine
    return [
      Measurement("ask for the next and the previous field", most: 2, calls: 10_000) { _ in
        if asked.nextField != nil { found += 1 }
        if asked.previousField != nil { found += 1 }
      },
      Measurement("ask for index, count and label", most: 2, calls: 10_000) { _ in
        found += asked.index + asked.count
        if asked.returnKeyLabel == .next { found += 1 }
      },
      Measurement("move to the next field and reveal it", most: 2, calls: 40) { _ in
        engine.handle(.nextRequested)
      },
      Measurement("move to the previous field and reveal it", most: 2, calls: 40) { _ in
        engine.handle(.previousRequested)
      },
    ]
  }

  private func framing(_ count: Int) -> [Measurement] {
    var engine = engine(fields(count))
    engine.handle(.fieldFocused(FieldID("field-\(count / 2)")))
    var effects: [NavigationEffect] = []
    effects.reserveCapacity(16)
    let axis = engine.verticalAxisForBenchmark
    var sum = 0.0
    return [
      Measurement("a frame of the keyboard", most: 2, calls: 10_000) { call in
        effects.removeAll(keepingCapacity: true)
        engine.handle(.keyboardHeightChanged(Double(call % 300)), appendingTo: &effects)
      },
      Measurement("reveal a span on one axis", most: 2, calls: 10_000) { call in
        sum += axis.offset(
          revealing: Span(start: Double(call), length: 40),
          from: Double(call % 997),
          gap: 10
        )
      },
    ]
  }

  private func changing(_ count: Int) -> [Measurement] {
    let fields = fields(count)
    var engine = engine(fields)
    var middle = engine.field(FieldID("field-\(count / 2)")) ?? fields[0]
    engine.handle(.fieldFocused(middle.id))
    let row = middle.rect.y
    var flag = false
    var moves = 0
    return [
      Measurement("disable or enable a field", most: 100, calls: 1000) { call in
        var field = fields[call % fields.count]
        field.isEnabled = flag
        flag.toggle()
        engine.handle(.fieldChanged(field))
      },
      Measurement("move a field by a few units", most: 100, calls: 1000) { call in
        middle.rect.y = row + Double(call % 5)
        engine.handle(.fieldChanged(middle))
      },
      Measurement("move a field across the form", most: 100, calls: 200) { call in
        moves += 1
        var field = fields[(call * 31) % fields.count]
        field.rect.y = Double((moves * 7919) % fields.count) * 24
        engine.handle(.fieldChanged(field))
      },
      Measurement("insert a field and remove it", most: 200, calls: 200) { call in
        let y = Double((call * 7919) % fields.count) * 24
        let rect = Rect(x: 100, y: y, width: 50, height: 20)
        engine.handle(.fieldInserted(Field(id: "new", rect: rect), before: nil))
        engine.handle(.fieldRemoved("new"))
      },
    ]
  }

  /// Numbers and links make most changes no dearer.
  private func explicit(_ count: Int) -> [Measurement] {
    let fields = fields(count)
    var linked = fields
    linked[0].successor = .field(linked[count / 2].id)
    var numbered = fields
    for place in numbered.indices { numbered[place].order = place }
    let forms = [("a link", linked), ("numbers", numbered)]
    return forms.flatMap { name, fields in
      var engine = engine(fields)
      var moves = 0
      var flag = false
      return [
        Measurement("move a field in a form with \(name)", most: 100, calls: 10) { _ in
          moves += 1
          var field = fields[(moves * 31) % fields.count]
          field.rect.y = Double((moves * 7919) % fields.count) * 24
          engine.handle(.fieldChanged(field))
        },
        Measurement("disable a field in a form with \(name)", most: 100, calls: 100) { _ in
          var field = fields[count / 3]
          field.isEnabled = flag
          flag.toggle()
          engine.handle(.fieldChanged(field))
        },
      ]
    }
  }
}

extension NavigationEngine {
  fileprivate var verticalAxisForBenchmark: RevealAxis {
    RevealAxis(
      viewportLength: viewport.height,
      contentLength: contentSize.height,
      obscuredEnd: 250,
      extraSpace: 250
    )
  }
}
