import FormNavigation
import TestSupport
import Testing

/// When a text that scrolls by itself is scrolled to its caret.
@Suite struct CaretFollowingTests {
  /// A text of lines of 20, of which 200 are seen.
  private func place(line: Double, offset: Double, height: Double = 200, lines: Double = 50)
    -> TextPlace
  {
    TextPlace(
      viewport: Size(width: 300, height: height),
      contentSize: Size(width: 300, height: lines * 20),
      offset: Point(x: 0, y: offset),
      caret: Rect(x: 10, y: line * 20, width: 1, height: 20)
    )
  }

  @Test func theCaretIsShownByTheSmallestMoveWhenTheTextGetsTheFocus() {
    var following = CaretFollowing()
    #expect(following.handle(.laidOut(place(line: 30, offset: 0))) == nil)
    #expect(following.handle(.caretMoved) == nil)
    #expect(following.handle(.laidOut(place(line: 30, offset: 0))) == Point(x: 0, y: 420))
    #expect(following.handle(.laidOut(place(line: 30, offset: 900))) == Point(x: 0, y: 600))
    #expect(following.handle(.laidOut(place(line: 30, offset: 500))) == nil)
  }

  @Test func theCaretStaysInSightAsTheRoomShrinks() {
    var following = CaretFollowing()
    _ = following.handle(.caretMoved)
    #expect(following.handle(.laidOut(place(line: 9, offset: 0))) == nil)
    for height in stride(from: 190.0, to: 30, by: -10) {
      // As GTK does it in the layout.
      _ = following.handle(.scrolled(place(line: 9, offset: 0, height: height), byInput: false))
      let target = following.handle(.laidOut(place(line: 9, offset: 0, height: height)))
      #expect(target == Point(x: 0, y: 200 - height))
    }
  }

  @Test func aUserWhoHasScrolledAwayIsLeftThereUntilTheCaretMoves() {
    for byInput in [true, false] {
      var following = CaretFollowing()
      _ = following.handle(.caretMoved)
      _ = following.handle(.laidOut(place(line: 0, offset: 0)))
      _ = following.handle(.scrolled(place(line: 0, offset: 400), byInput: byInput))
      #expect(!following.isFollowing)
      #expect(following.handle(.laidOut(place(line: 0, offset: 400, height: 100))) == nil)
      #expect(following.handle(.laidOut(place(line: 0, offset: 400, height: 150))) == nil)
      _ = following.handle(.caretMoved)
      let target = following.handle(.laidOut(place(line: 1, offset: 400, height: 150)))
      #expect(target == Point(x: 0, y: 20))
    }
  }

  @Test func aUserWhoScrollsTheCaretBackIntoSightIsFollowedAgain() {
    var following = CaretFollowing()
    _ = following.handle(.caretMoved)
    _ = following.handle(.laidOut(place(line: 0, offset: 0)))
    _ = following.handle(.scrolled(place(line: 0, offset: 400), byInput: true))
    _ = following.handle(.scrolled(place(line: 0, offset: 0), byInput: true))
    #expect(following.isFollowing)
  }

  @Test func whatTheToolkitScrollsOnTheWayToTheCaretIsNoUser() {
    var following = CaretFollowing()
    _ = following.handle(.caretMoved)
    _ = following.handle(.scrolled(place(line: 30, offset: 50), byInput: false))
    #expect(following.handle(.laidOut(place(line: 30, offset: 50))) == Point(x: 0, y: 420))
  }

  @Test func aUserWhoScrollsWhileTheRoomChangesIsLeftThere() {
    var following = CaretFollowing()
    _ = following.handle(.caretMoved)
    _ = following.handle(.laidOut(place(line: 0, offset: 0)))
    _ = following.handle(.scrolled(place(line: 0, offset: 100, height: 180), byInput: true))
    #expect(following.handle(.laidOut(place(line: 0, offset: 100, height: 180))) == nil)
  }

  @Test(arguments: 0..<UInt64(200))
  func aFollowedCaretIsInSightAndAskingTwiceChangesNothing(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var following = CaretFollowing()
    _ = following.handle(.caretMoved)
    var offset = Point(x: 0, y: 0)
    for _ in 0..<40 {
      let lines = Double.random(in: 1...60, using: &random)
      var now = place(
        line: Double.random(in: 0...(lines - 1), using: &random),
        offset: 0,
        height: Double.random(in: 0...300, using: &random),
        lines: lines
      )
      now.offset = offset
      if Bool.random(using: &random) {
        now.offset.y = Double.random(in: 0...1200, using: &random)
        _ = following.handle(.scrolled(now, byInput: Bool.random(using: &random)))
      }
      if Bool.random(using: &random) { _ = following.handle(.caretMoved) }
      let wasFollowing = following.isFollowing
      let target = following.handle(.laidOut(now))
      offset = target ?? now.offset
      now.offset = offset
      #expect(following.handle(.laidOut(now)) == nil)
      #expect(target == nil || wasFollowing)
      guard wasFollowing, now.viewport.height >= 20 else { continue }
      #expect(now.caret.y >= offset.y - 1e-6)
      #expect(now.caret.maxY <= offset.y + now.viewport.height + 1e-6)
    }
  }
}
