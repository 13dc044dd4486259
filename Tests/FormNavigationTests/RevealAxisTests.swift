import FormNavigation
import Testing

@Suite struct RevealAxisTests {
  private let axis = RevealAxis(
    viewportLength: 600,
    contentLength: 1200,
    obscuredEnd: 250,
    extraSpace: 250
  )

  @Test func `a span that is visible does not move`() {
    #expect(axis.offset(revealing: Span(start: 200, length: 40), from: 0, gap: 10) == 0)
  }
}
