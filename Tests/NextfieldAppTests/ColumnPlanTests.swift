import XCTest

@testable import NextfieldApp

@MainActor
final class ColumnPlanTests: XCTestCase {
  func testEveryItemIsInOnePart() async throws {
    for count in [0, 1, 19, 20, 21, 40, 1001] {
      let plan = ColumnPlan(itemCount: count, itemsPerPart: 20, itemHeight: 10)
      let items = (0..<plan.partCount).flatMap { plan.items(of: $0) }
      XCTAssertEqual(items, Array(0..<count))
      XCTAssertTrue(items.allSatisfy { plan.items(of: plan.part(ofItem: $0)).contains($0) })
      XCTAssertEqual(plan.height(of: 0..<plan.partCount), count * 10)
    }
  }

  func testThePartsInASpanAreThoseThatReachIntoIt() async throws {
    let plan = ColumnPlan(itemCount: 100, itemsPerPart: 20, itemHeight: 10)
    let all = 0..<plan.partCount
    XCTAssertEqual(plan.parts(of: all, from: 0, in: 0..<1), 0..<1)
    XCTAssertEqual(plan.parts(of: all, from: 0, in: 199..<201), 0..<2)
    XCTAssertEqual(plan.parts(of: all, from: 0, in: 200..<400), 1..<2)
    XCTAssertEqual(plan.parts(of: all, from: -500, in: 0..<100), 2..<3)
    XCTAssertTrue(plan.parts(of: all, from: 0, in: 1000..<2000).isEmpty)
    XCTAssertTrue(plan.parts(of: all, from: 100, in: 0..<100).isEmpty)
  }

  func testWhatIsNotMadeNeverTakesMoreThanCanBePainted() async throws {
    for count in [1000, 100_000, 3_000_000] {
      var plan = ColumnPlan(itemCount: count, itemsPerPart: 20, itemHeight: 84)
      plan.guess(height: 4000, ofItems: 20)
      let grown = plan.make(1, height: 4000)
      let shrunk = plan.release(1, height: 4000)
      XCTAssertLessThanOrEqual(plan.height(of: 0..<plan.partCount), ColumnPlan.heightLimit)
      XCTAssertEqual(grown + shrunk, 0)
    }
  }

  func testHeightsAreGuessedByWhatIsMadeAndKeptWhenItGoes() async throws {
    var plan = ColumnPlan(itemCount: 50, itemsPerPart: 20, itemHeight: 10)
    XCTAssertEqual(plan.make(0, height: 260), 60)
    plan.guess(height: 260, ofItems: 20)
    XCTAssertEqual(plan.height(of: 1), 260)
    XCTAssertEqual(plan.height(of: 2), 130)
    XCTAssertEqual(plan.make(2, height: 120), -10)
    XCTAssertEqual(plan.release(2, height: 120), 0)
    XCTAssertFalse(plan.isMade(2))
    XCTAssertEqual(plan.height(of: 0..<3), 640)
  }
}
