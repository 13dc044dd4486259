import FormNavigation
import TestSupport
import Testing

@Suite struct RevealAxisTests {
  private let axis = RevealAxis(
    viewportLength: 600,
    contentLength: 1200,
    obscuredEnd: 250,
    extraSpace: 250
  )

  @Test func `a span in sight does not move`() {
    #expect(axis.offset(revealing: Span(start: 200, length: 40), from: 0, gap: 10) == 0)
  }

  @Test func `a span below comes up by the smallest move`() {
    #expect(axis.offset(revealing: Span(start: 500, length: 40), from: 0, gap: 10) == 200)
  }

  @Test func `a span above comes down by the smallest move`() {
    #expect(axis.offset(revealing: Span(start: 100, length: 40), from: 400, gap: 10) == 90)
  }

  @Test func `a gap that does not fit becomes centering and stays put`() {
    let span = Span(start: 500, length: 40)
    let offset = axis.offset(revealing: span, from: 0, gap: 500)
    #expect(offset == 345)
    #expect(axis.offset(revealing: span, from: offset, gap: 500) == 345)
  }

  @Test func `a new offset is whole and rounded away from the edge that would be cut`() {
    #expect(axis.offset(revealing: Span(start: 500.3, length: 40), from: 0, gap: 10) == 201)
    #expect(axis.offset(revealing: Span(start: 100.7, length: 40), from: 400, gap: 10) == 90)
  }

  @Test func `a span that leaves no whole offset gets a fraction rather than a cut edge`() {
    let span = Span(start: 500.5, length: 350)
    let offset = axis.offset(revealing: span, from: 0)
    #expect(offset == 500.5)
    #expect(axis.shows(span, at: offset))
  }

  @Test func `the anchor puts the padded start at the start of the band`() {
    let header = RevealAxis(viewportLength: 600, contentLength: 2000, obscuredStart: 50)
    let span = Span(start: 700, length: 40)
    #expect(header.offset(revealing: span, from: 500, gap: 10, anchor: .top) == 640)
  }

  @Test func `the anchor yields where the content ends`() {
    let span = Span(start: 1150, length: 40)
    #expect(axis.offset(revealing: span, from: 0, gap: 10, anchor: .top) == 850)
  }

  @Test func `a span that is too long yields to the caret`() {
    let span = Span(start: 300, length: 500)
    let caret = Span(start: 720, length: 20)
    #expect(axis.offset(revealing: span, caret: caret, from: 0, gap: 10) == 400)
  }

  @Test func `a span that is too long and has no caret shows its start unless only it is in sight`()
  {
    let span = Span(start: 300, length: 500)
    #expect(axis.offset(revealing: span, from: 0, gap: 10) == 300)
    #expect(axis.offset(revealing: span, from: 350, gap: 10) == 350)
    #expect(axis.offset(revealing: span, from: 500, gap: 10) == 300)
  }

  @Test func `in a mirrored row a span that is too long shows its end`() {
    let row = RevealAxis(viewportLength: 400, contentLength: 2000)
    #expect(row.offset(revealing: Span(start: 500, length: 900), from: 0, mirrored: true) == 1000)
  }

  @Test func `where nothing can be seen nothing moves, but the offset stays legal`() {
    let covered = RevealAxis(viewportLength: 600, contentLength: 1200, obscuredEnd: 600)
    #expect(covered.offset(revealing: Span(start: 900, length: 40), from: 100) == 100)
    #expect(covered.offset(revealing: Span(start: 900, length: 40), from: 5000) == 600)
  }

  @Test func `numbers that are none do no harm`() {
    let broken = RevealAxis(viewportLength: .nan, contentLength: .infinity, obscuredEnd: -5)
    let offset = broken.offset(
      revealing: Span(start: .nan, length: .infinity),
      from: .infinity,
      gap: .nan
    )
    #expect(offset.isFinite)
    #expect(offset >= 0)
  }

  @Test(arguments: 0..<UInt64(400))
  func `the answer is the one found by looking at every offset`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3 {
      let axis = Self.axis(&random, step: 1)
      // The room that is left is even, so that centering has a whole answer.
      let fitting = max(0, axis.usableLength) - Double(random.int(0...40)) * 2
      guard axis.usableLength > 0, fitting >= 0 else { continue }
      let length = max(0, min(fitting, axis.contentLength))
      guard (axis.usableLength - length).truncatingRemainder(dividingBy: 2) == 0 else { continue }
      let start = Double(random.int(0...Int(axis.contentLength - length)))
      let gap = random.element(of: [0.0, 10, 25, 500])
      let span = Span(start: start, length: length)
      let offset = axis.clamped(Double(random.int(0...400)))
      let expected = NaiveReveal(axis: axis, span: span, gap: gap).offset(from: offset)
      let actual = axis.offset(revealing: span, from: offset, gap: gap)
      #expect(actual == expected, "seed \(seed): \(axis) \(span) from \(offset), gap \(gap)")
    }
  }

  @Test(arguments: 0..<UInt64(200))
  func `the move is legal, shows the span, is the smallest, and is made once`(seed: UInt64) {
    var random = SplitMix64(seed: 50_000 + seed)
    let step = random.element(of: [1, 0.5, 0.125, 0])
    for _ in 0..<50 {
      let axis = Self.axis(&random, step: step)
      let length = Self.length(&random, 0...300, step)
      let start = Self.length(&random, 0...max(0, axis.contentLength - length), step)
      let span = Span(start: start, length: length)
      let gap = random.element(of: [0, 7.3, 10, 500])
      let from = axis.clamped(Self.length(&random, 0...500, step))
      let to = axis.offset(revealing: span, from: from, gap: gap)
      let words: Comment = "seed \(seed): \(axis) \(span) from \(from) to \(to), gap \(gap)"
      #expect(to >= 0 && to <= axis.maximumOffset, words)
      #expect(axis.offset(revealing: span, from: to, gap: gap) == to, words)
      guard axis.usableLength >= length, axis.usableLength > 0, span.end <= axis.contentLength
      else { continue }
      #expect(axis.shows(span, at: to) || to == 0 || to == axis.maximumOffset, words)
      // No offset nearer to where we were, by more than a unit's rounding, shows the bare span.
      guard to != from, gap == 0 else { continue }
      let nearer = to > from ? to - 1.001 : to + 1.001
      if (to > from) == (nearer > from), nearer != from {
        #expect(!axis.shows(span, at: nearer), words)
      }
    }
  }

  private static func axis(_ random: inout SplitMix64, step: Double) -> RevealAxis {
    let end = random.once(in: 2) ? length(&random, 0...300, step) : 0
    return RevealAxis(
      viewportLength: length(&random, 50...400, step),
      contentLength: length(&random, 0...800, step),
      obscuredStart: random.once(in: 3) ? length(&random, 0...60, step) : 0,
      obscuredEnd: end,
      extraSpace: end
    )
  }

  private static func length(
    _ random: inout SplitMix64,
    _ range: ClosedRange<Double>,
    _ step: Double
  ) -> Double {
    let length = random.double(range)
    return step == 0 ? length : (length / step).rounded(.down) * step
  }

  @Test func `a span that is too long begins below what hides the start`() {
    let axis = RevealAxis(viewportLength: 600, contentLength: 3000, obscuredStart: 50)
    #expect(axis.offset(revealing: Span(start: 1000, length: 900), from: 0) == 950)
  }
}
