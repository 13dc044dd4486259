import FormNavigation
import TestSupport
import Testing

/// The visible part of a field that is taller than the band.
@Suite struct TallFieldPropertyTests {
  @Test(arguments: 0..<UInt64(200))
  func `as much is shown as a slow reading of the rules gives`(seed: UInt64) {
    var random = SplitMix64(seed: 4_000_000 + seed)
    var engine = Self.engine(&random)
    engine.handle(.fieldFocused("t"))
    for _ in 0..<12 {
      let before = engine.scrollOffset.y
      let event = Self.event(&random, engine)
      engine.handle(event)
      guard let field = engine.field("t") else { return }
      let axis = RevealAxis(
        viewportLength: engine.viewport.height,
        contentLength: engine.contentSize.height,
        obscuredStart: engine.obscuredTop,
        obscuredEnd: engine.obscuredBottom,
        extraSpace: engine.extraSpace
      )
      // A keyboard that shrinks is no reason to look again.
      engine.handle(.windowActivated)
      guard axis.usableLength > 0, let span = NaiveReveal.part(of: field, within: axis.usableLength)
      else { continue }
      let expected = NaiveReveal(axis: axis, span: span, gap: 0)
      let words: Comment = "seed \(seed): \(event), \(field), from \(before)"
      #expect(engine.scrollOffset.y == expected.offset(from: axis.clamped(before)), words)
      #expect(engine.handle(.windowActivated).isEmpty, words)
    }
  }

  private static func engine(_ random: inout SplitMix64) -> NavigationEngine {
    let (top, height) = (Double(random.int(0...300)), Double(random.int(250...900)))
    let (label, message) = (Double(random.int(0...60)), Double(random.int(0...90)))
    var field = Field(id: "t", rect: Rect(x: 0, y: 60 + top, width: 300, height: height))
    field.caret = Rect(x: 0, y: field.rect.y, width: 1, height: 20)
    if !random.once(in: 5) {
      field.revealRect = Rect(
        x: 0,
        y: field.rect.y - label,
        width: 300,
        height: label + height + message
      )
    }
    return NavigationEngine(
      options: NavigationOptions(gap: 0),
      viewport: Size(width: 300, height: Double(random.int(100...400))),
      contentSize: Size(width: 300, height: field.rect.maxY + message + 40),
      obscuredTop: random.once(in: 4) ? 40 : 0,
      fields: [field]
    )
  }

  private static func event(
    _ random: inout SplitMix64,
    _ engine: NavigationEngine
  ) -> NavigationEvent {
    guard let field = engine.field("t"), !random.once(in: 4) else {
      return .keyboardHeightChanged(Double(random.int(0...150)))
    }
    let line = Double(random.int(0...Int(field.rect.height - 20)))
    return .caretMoved("t", Rect(x: 0, y: field.rect.y + line, width: 1, height: 20))
  }
}
