import FormNavigation
import XCTest

@testable import GtkFormNavigation

/// Tells a fight with the program from scrolling that is none.
@MainActor
final class GuestBrakeTests: XCTestCase {
  /// A brake that has seen a move up and a move down by turns until it stopped them.
  private func fight(_ brake: inout GuestBrake, from time: UInt64) -> UInt64 {
    var (now, isUp) = (time, false)
    while !brake.isOn, now < time + 5000 {
      brake.note("form", from: isUp ? 300 : 0, to: isUp ? 0 : 300, at: now)
      now += 16
      isUp.toggle()
    }
    return now
  }

  func testMovesInOneDirectionAreNoFight() async {
    var brake = GuestBrake()
    for step in 0..<100 {
      brake.note("form", from: Double(step) * 3, to: Double(step) * 3 + 3, at: UInt64(step) * 7)
      XCTAssertFalse(brake.isOn)
    }
  }

  func testTwoAreasMayBeMovedEachInItsOwnDirection() async {
    var brake = GuestBrake()
    for step in 0..<100 {
      let way = Double(step) * 3
      brake.note("inner", from: way, to: way + 3, at: UInt64(step) * 7)
      brake.note("form", from: 900 - way, to: 897 - way, at: UInt64(step) * 7)
      XCTAssertFalse(brake.isOn)
    }
  }

  func testMovesToAndFroAreStopped() async {
    var brake = GuestBrake()
    XCTAssertLessThan(fight(&brake, from: 10_000), 10_300)
    XCTAssertTrue(brake.isOn)
  }

  func testMovesThatAreTakenBackEachTimeAreStopped() async {
    var brake = GuestBrake()
    for step in 0..<14 { brake.note("form", from: 0, to: 300, at: 10_000 + UInt64(step) * 16) }
    XCTAssertTrue(brake.isOn)
  }

  func testAFewTurnsAreNoFight() async {
    var brake = GuestBrake()
    for step in 0..<200 {
      let isUp = step % 2 == 1
      brake.note("form", from: isUp ? 300 : 0, to: isUp ? 0 : 300, at: 10_000 + UInt64(step) * 120)
      XCTAssertFalse(brake.isOn)
    }
  }

  func testAFightIsTriedAgainAFewTimesAndNoMore() async {
    var brake = GuestBrake()
    var now = fight(&brake, from: 10_000)
    var moves = 0
    while let delay = brake.timeToTry(at: now), moves < 100 {
      now += delay
      brake.giveChance(at: now)
      while !brake.isOn, moves < 100 {
        brake.note("form", from: moves % 2 == 0 ? 300 : 0, to: moves % 2 == 0 ? 0 : 300, at: now)
        moves += 1
        now += 16
      }
    }
    XCTAssertLessThan(moves, 8)
    XCTAssertTrue(brake.isOn)
    XCTAssertGreaterThan(now, 13_000)
  }

  func testAfterAFightTheRoomOrAKeyOfTheUserGivesAChance() async {
    var brake = GuestBrake()
    brake.look(room: 600, at: 9000)
    var now = fight(&brake, from: 10_000)
    brake.look(room: 300, at: now)
    XCTAssertTrue(brake.isOn, "the move itself may have changed the room")
    now += 2000
    brake.look(room: 300, at: now)
    XCTAssertTrue(brake.isOn)
    brake.look(room: 600, at: now)
    XCTAssertFalse(brake.isOn)
    now = fight(&brake, from: now)
    XCTAssertTrue(brake.isOn)
    brake.giveChance(at: now)
    XCTAssertFalse(brake.isOn)
    brake.note("form", from: 0, to: 300, at: now)
    brake.note("form", from: 300, to: 0, at: now + 16)
    XCTAssertTrue(brake.isOn, "it is still a fight")
  }

  func testWhatNeverComesToAnEndIsFollowedAtLongerIntervals() async {
    var brake = GuestBrake()
    var (now, offset, moves) = (UInt64(10_000), 0.0, 0)
    while now < 40_000 {
      if brake.timeToTry(at: now) == 0 {
        brake.giveChance(at: now)
        brake.note("form", from: offset, to: offset + 3, at: now)
        offset += 3
        if now > 20_000 { moves += 1 }
      }
      now += 16
    }
    XCTAssertTrue((10...30).contains(moves), "\(moves)")
  }

  func testAnotherFieldBeginsAnew() async {
    var brake = GuestBrake()
    _ = fight(&brake, from: 10_000)
    brake.release()
    XCTAssertFalse(brake.isOn)
  }
}
