import FormNavigation
import TestSupport
import Testing

/// The order after many changes is the one that a slow and simple reading of the rules gives.
@Suite struct OrderPropertyTests {
  @Test(arguments: 0..<UInt64(150))
  func `the order kept up to date is the order worked out anew`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 1_000_000 + seed))
    var engine = world.engine(fieldLimit: seed % 10 == 0 ? 300 : 40)
    var steps: [NavigationEvent] = []
    for _ in 0..<(seed % 10 == 0 ? 20 : 60) {
      let event = world.change(to: engine)
      steps.append(event)
      engine.handle(event)
      let expected = NaiveOrder(engine).eligible
      guard engine.chainIDs == expected else {
        Issue.record("seed \(seed), after \(steps.count) changes, the last one \(event)")
        return
      }
    }
  }

  @Test(arguments: 0..<UInt64(300))
  func `hiding a field never changes the order of the others`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 2_000_000 + seed))
    var engine = world.engine(fieldLimit: 40)
    let ids = engine.chainIDs
    for id in ids {
      var field = engine.field(id)!
      field.isVisible = false
      engine.handle(.fieldChanged(field))
      #expect(engine.chainIDs == ids.filter { $0 != id }, "seed \(seed)")
      field.isVisible = true
      engine.handle(.fieldChanged(field))
      #expect(engine.chainIDs == ids, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(300))
  func `mirroring the layout mirrors the order`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 3_000_000 + seed))
    let engine = world.engine(fieldLimit: 40)
    // Only whole numbers are mirrored without a loss.
    let fields = engine.fieldIDs.compactMap(engine.field).map { field in
      var field = field
      field.rect.x.round()
      field.rect.width.round()
      field.orderRect?.x.round()
      field.orderRect?.width.round()
      return field
    }
    #expect(order(engine, fields, mirrored: false) == order(engine, fields, mirrored: true))
  }

  private func inMirror(_ rect: Rect) -> Rect {
    Rect(x: 1000 - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  private func order(
    _ engine: NavigationEngine,
    _ fields: [Field],
    mirrored: Bool
  ) -> [FieldID] {
    var options = engine.options
    var fields = fields
    var scrollers = engine.allScrollers
    for index in scrollers.indices { scrollers[index].orderRect?.x.round() }
    if mirrored {
      options.direction = options.direction == .leftToRight ? .rightToLeft : .leftToRight
      for index in fields.indices {
        fields[index].rect = inMirror(fields[index].rect)
        fields[index].orderRect = fields[index].orderRect.map(inMirror)
      }
      for index in scrollers.indices {
        scrollers[index].rect = inMirror(scrollers[index].rect)
        scrollers[index].orderRect = scrollers[index].orderRect.map(inMirror)
      }
    }
    return NavigationEngine(
      options: options,
      viewport: engine.viewport,
      contentSize: engine.contentSize,
      fields: fields,
      scrollers: scrollers
    ).chainIDs
  }
}
