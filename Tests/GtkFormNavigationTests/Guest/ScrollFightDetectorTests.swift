import FormNavigation
import XCTest

@testable import GtkFormNavigation

/// Tells a fight with the program from scrolling that is none.
@MainActor
final class ScrollFightDetectorTests: XCTestCase {
  /// A detector that has seen a move up and a move down by turns until it stopped them.
  private func fight(_ detector: inout ScrollFightDetector, from time: UInt64) -> UInt64 {
    var (now, isUp) = (time, false)
    while !detector.isFight, now < time + 5000 {
      detector.note("form", from: isUp ? 300 : 0, to: isUp ? 0 : 300, at: now)
      now += 16
      isUp.toggle()
    }
    return now
  }

  func testMovesInOneDirectionAreNoFight() async {
    var detector = ScrollFightDetector()
    for step in 0..<100 {
      detector.note("form", from: Double(step) * 3, to: Double(step) * 3 + 3, at: UInt64(step) * 7)
      XCTAssertFalse(detector.isFight)
    }
  }

  func testTwoAreasMayBeMovedEachInItsOwnDirection() async {
    var detector = ScrollFightDetector()
    for step in 0..<100 {
      let way = Double(step) * 3
      detector.note("inner", from: way, to: way + 3, at: UInt64(step) * 7)
      detector.note("form", from: 900 - way, to: 897 - way, at: UInt64(step) * 7)
      XCTAssertFalse(detector.isFight)
    }
  }

  func testMovesToAndFroAreStopped() async {
    var detector = ScrollFightDetector()
    XCTAssertLessThan(fight(&detector, from: 10_000), 10_300)
    XCTAssertTrue(detector.isFight)
  }

  func testMovesThatAreTakenBackEachTimeAreStopped() async {
    var detector = ScrollFightDetector()
    for step in 0..<14 { detector.note("form", from: 0, to: 300, at: 10_000 + UInt64(step) * 16) }
    XCTAssertTrue(detector.isFight)
  }

  func testAFewTurnsAreNoFight() async {
    var detector = ScrollFightDetector()
    for step in 0..<200 {
      let isUp = step % 2 == 1
      detector.note(
        "form",
        from: isUp ? 300 : 0,
        to: isUp ? 0 : 300,
        at: 10_000 + UInt64(step) * 120
      )
      XCTAssertFalse(detector.isFight)
    }
  }

  func testAFightIsTriedAgainAFewTimesAndNoMore() async {
    var detector = ScrollFightDetector()
    var now = fight(&detector, from: 10_000)
    var moves = 0
    while let delay = detector.timeToTry(at: now), moves < 100 {
      now += delay
      detector.giveChance(at: now)
      while !detector.isFight, moves < 100 {
        detector.note("form", from: moves % 2 == 0 ? 300 : 0, to: moves % 2 == 0 ? 0 : 300, at: now)
        moves += 1
        now += 16
      }
    }
    XCTAssertLessThan(moves, 8)
    XCTAssertTrue(detector.isFight)
    XCTAssertGreaterThan(now, 13_000)
  }

  func testAfterAFightTheRoomOrAKeyOfTheUserGivesAChance() async {
    var detector = ScrollFightDetector()
    detector.note(room: 600, at: 9000)
    var now = fight(&detector, from: 10_000)
    detector.note(room: 300, at: now)
    XCTAssertTrue(detector.isFight, "the move itself may have changed the room")
    now += 2000
    detector.note(room: 300, at: now)
    XCTAssertTrue(detector.isFight)
    detector.note(room: 600, at: now)
    XCTAssertFalse(detector.isFight)
    now = fight(&detector, from: now)
    XCTAssertTrue(detector.isFight)
    detector.giveChance(at: now)
    XCTAssertFalse(detector.isFight)
    detector.note("form", from: 0, to: 300, at: now)
    detector.note("form", from: 300, to: 0, at: now + 16)
    XCTAssertTrue(detector.isFight, "it is still a fight")
  }

  func testWhatNeverComesToAnEndIsFollowedAtLongerIntervals() async {
    var detector = ScrollFightDetector()
    var (now, offset, moves) = (UInt64(10_000), 0.0, 0)
    while now < 40_000 {
      if detector.timeToTry(at: now) == 0 {
        detector.giveChance(at: now)
        detector.note("form", from: offset, to: offset + 3, at: now)
        offset += 3
        if now > 20_000 { moves += 1 }
      }
      now += 16
    }
    XCTAssertTrue((10...30).contains(moves), "\(moves)")
  }

  func testAnotherFieldBeginsAnew() async {
    var detector = ScrollFightDetector()
    _ = fight(&detector, from: 10_000)
    detector.reset()
    XCTAssertFalse(detector.isFight)
  }
}
