import FormNavigation
import TestSupport
import Testing

/// Frames of random forms in which the focused field goes.
@Suite struct HeirPropertyTests {
  private struct Story {
    var world: RandomForm
    var engine: NavigationEngine
    var lost: FieldID

    /// A form with the focus on a field that can be moved to; nil if there is none.
    init?(seed: UInt64) {
      world = RandomForm(random: SplitMix64(seed: 8_000_000 + seed))
      engine = world.engine(fieldLimit: 12)
      guard engine.count > 1 else { return nil }
      lost = world.random.element(of: engine.chainIDs)
      engine.handle(.fieldFocused(lost))
    }

    /// Turns flags of some fields, among them one that takes the focus from the focused field.
    mutating func flips() -> [NavigationEvent] {
      var events: [NavigationEvent] = []
      for id in engine.fieldIDs {
        guard var field = engine.field(id), id != lost, world.random.once(in: 2) else { continue }
        if world.random.once(in: 2) { field.isVisible.toggle() } else { field.isEnabled.toggle() }
        events.append(.fieldChanged(field))
      }
      var field = engine.field(lost)!
      if world.random.once(in: 2) { field.isVisible = false } else { field.isEnabled = false }
      events.append(.fieldChanged(field))
      return events
    }

    /// Changes of all kinds, each about another field, that can be told in any order.
    mutating func changes() -> [NavigationEvent] {
      var events = flips()
      for index in events.indices {
        guard case .fieldChanged(var field) = events[index] else { continue }
        switch world.random.int(0...4) {
        case 0: events[index] = .fieldRemoved(field.id)
        case 1:
          field.rect = world.anyRect()
          events[index] = .fieldChanged(field)
        default: break
        }
      }
      let kept = engine.fieldIDs.filter { !events.contains(.fieldRemoved($0)) }
      let before = kept.isEmpty ? nil : world.random.element(of: kept)
      events.append(.fieldInserted(world.field(in: world.anyRect()), before: before))
      return events
    }
  }

  @Test(arguments: 0..<UInt64(1500))
  func `the heir is the same in whatever order the changes of a frame come`(seed: UInt64) {
    guard var story = Story(seed: seed) else { return }
    let events = story.changes()
    var first = story.engine
    let effects = first.handle(batch: events)
    for _ in 0..<4 {
      var other = story.engine
      let shuffled = events.shuffled(using: &story.world.random)
      #expect(other.handle(batch: shuffled) == effects, "seed \(seed)")
      #expect(other.chainIDs == first.chainIDs, "seed \(seed)")
    }
    var laidOut = story.engine
    laidOut.handle(
      .layoutChanged(
        contentSize: first.contentSize,
        fields: first.fieldIDs.compactMap(first.field),
        scrollers: story.engine.allScrollers
      )
    )
    #expect(laidOut.focusedField == first.focusedField, "seed \(seed)")
  }

  @Test(arguments: 0..<UInt64(1500))
  func `the heir is the neighbor in the slow order, whatever is shown and hidden`(seed: UInt64) {
    guard var story = Story(seed: seed) else { return }
    let old = story.engine.field(story.lost)!
    let events = story.flips()
    var engine = story.engine
    engine.handle(batch: events)
    // The order of the frame's end, as if the field were still there.
    var whole = engine
    whole.handle(.fieldChanged(old))
    let chain = NaiveOrder(whole).eligible
    let place = chain.firstIndex(of: story.lost)!
    let expected =
      chain.dropFirst(place + 1).first ?? (place > 0 ? chain[place - 1] : nil)
    #expect(engine.focusedField == expected, "seed \(seed)")
  }

  @Test(arguments: 0..<UInt64(1000))
  func `what is added elsewhere makes no difference`(seed: UInt64) {
    guard var story = Story(seed: seed) else { return }
    let fields = story.engine.fieldIDs.compactMap(story.engine.field)
    guard fields.allSatisfy({ $0.order == nil && $0.successor == nil }) else { return }
    let events = story.changes()
    var engine = story.engine
    engine.handle(batch: events)
    let chain = story.engine.chainIDs
    guard let heir = engine.focusedField, let place = chain.firstIndex(of: heir),
      place > chain.firstIndex(of: story.lost)!
    else { return }
    // It comes after all others, so it is no nearer than the heir.
    let extra = story.world.field(in: Rect(x: 0, y: 5000, width: 100, height: 40))
    for place in [0, events.count] {
      var events = events
      events.insert(.fieldInserted(extra, before: nil), at: place)
      var engine = story.engine
      engine.handle(batch: events)
      #expect(engine.focusedField == heir, "seed \(seed)")
    }
  }
}
