import FormNavigation
import TestSupport
import Testing

/// The edge at which a form begins that is wider than what the user can see.
@Suite struct ReadingEdgeTests {
  @Test(arguments: 0..<UInt64(100))
  func `a mirrored form that grows and shrinks shows the mirrored part`(seed: UInt64) {
    var random = SplitMix64(seed: 5_000_000 + seed)
    var plain = NavigationEngine()
    var mirrored = NavigationEngine(options: NavigationOptions(direction: .rightToLeft))
    for _ in 0..<30 {
      let size = Size(width: Double(random.int(0...1000)), height: 300)
      switch random.int(0...2) {
      case 0:
        plain.handle(.viewportResized(size))
        mirrored.handle(.viewportResized(size))
      case 1:
        plain.handle(.contentResized(size))
        mirrored.handle(.layoutChanged(contentSize: size, fields: [], scrollers: []))
      default:
        let offset = Double(random.int(0...Int(plain.maximumScrollOffset.x)))
        plain.handle(.userScrolled(Point(x: offset, y: 0)))
        let rest = mirrored.maximumScrollOffset.x - offset
        mirrored.handle(.userScrolled(Point(x: rest, y: 0)))
      }
      let distance = mirrored.maximumScrollOffset.x - mirrored.scrollOffset.x
      #expect(distance == plain.scrollOffset.x, "seed \(seed)")
    }
  }

  @Test func `a focused field stays in sight while its form grows to the left`() {
    var engine = NavigationEngine(options: NavigationOptions(direction: .rightToLeft))
    engine.handle(.viewportResized(Size(width: 400, height: 600)))
    for width in [1000.0, 1300, 900, 1600] {
      let field = Forms.field("a", 0, x: width - 900, width: 200)
      let size = Size(width: width, height: 600)
      engine.handle(.layoutChanged(contentSize: size, fields: [field], scrollers: []))
      engine.handle(.fieldFocused("a"))
      let offset = engine.scrollOffset.x
      #expect(offset <= field.rect.x && field.rect.maxX <= offset + 400, "\(width)")
    }
  }
}
