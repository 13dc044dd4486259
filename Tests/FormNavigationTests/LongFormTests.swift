import FormNavigation
import TestSupport
import Testing

/// Forms that are longer than what the engine keeps together.
@Suite struct LongFormTests {
  private func form(_ count: Int, disabled: Range<Int> = 0..<0) -> NavigationEngine {
    Forms.engine(
      (0..<count).map { number in
        Forms.field(FieldID("f\(number)"), Double(number) * 60) {
          $0.isEnabled = !disabled.contains(number)
        }
      }
    )
  }

  @Test func `the position is that among all fields`() {
    var engine = form(500)
    engine.handle(.fieldFocused("f400"))
    #expect(engine.index == 400)
    #expect(engine.count == 500)
  }

  @Test func `a move passes over hundreds of fields`() {
    #expect(form(1000, disabled: 200..<800).previousField(before: "f800") == "f199")
    #expect(form(800, disabled: 200..<520).nextField(after: "f199") == "f520")
  }

  @Test func `fields that are inserted at one place stand there in turn`() {
    var options = NavigationOptions()
    options.orderPolicy = .tree
    var engine = Forms.column("a", "z", options: options)
    let new = (0..<40).map { FieldID("n\($0)") }
    for id in new { engine.handle(.fieldInserted(Forms.field(id, 0), before: "z")) }
    #expect(engine.chainIDs == ["a"] + new + ["z"])
    for id in new.dropLast() { engine.handle(.fieldRemoved(id)) }
    #expect(engine.chainIDs == ["a", "n39", "z"])
  }

  /// The law of the kind: in a long form, too, all questions are answered from one chain.
  @Test(arguments: 0..<UInt64(12))
  func `neighbors and positions agree with the chain`(seed: UInt64) {
    var random = SplitMix64(seed: 10_000_000 + seed)
    let count = random.int(600...900)
    var engine = form(count)
    for _ in 0..<3 {
      let start = random.int(0...(count - 1))
      let end = min(count, start + random.int(1...400))
      let isEnabled = random.once(in: 3)
      engine.handle(
        batch: (start..<end).compactMap { number in
          engine.field(FieldID("f\(number)")).map { field in
            var field = field
            if random.once(in: 50) { return .fieldRemoved(field.id) }
            field.isEnabled = isEnabled
            return .fieldChanged(field)
          }
        }
      )
      let chain = engine.chainIDs
      let listed = engine.fieldIDs.compactMap(engine.field).filter(\.isEnabled).map(\.id)
      #expect(chain == listed, "seed \(seed)")
      #expect(engine.count == chain.count)
      for (place, id) in chain.enumerated() {
        let next = place + 1 < chain.count ? chain[place + 1] : nil
        guard engine.nextField(after: id) == next,
          next == nil || engine.previousField(before: next!) == id
        else {
          Issue.record("seed \(seed): the neighbors of \(id.rawValue)")
          return
        }
      }
      guard !chain.isEmpty else { continue }
      let place = random.int(0...(chain.count - 1))
      engine.handle(.fieldFocused(chain[place]))
      #expect(engine.index == place, "seed \(seed)")
    }
  }
}
