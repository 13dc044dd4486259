import GtkBridge
import GtkFormNavigation
import XCTest

/// The rules of the user for programs that a guest comes to.
@MainActor
final class GuestRulesTests: XCTestCase {
  private func rules(_ wish: String?, for names: [String] = ["yad"]) -> GuestRules? {
    GuestRules.chosen(wish: wish, settings: nil, for: names)
  }

  func testWhereNothingIsSaidNothingIsDoneBeyondKeepingInSight() async throws {
    XCTAssertEqual(rules(nil), GuestRules())
    XCTAssertEqual(rules(""), GuestRules())
  }

  func testFeaturesAreAskedForByName() async throws {
    XCTAssertEqual(rules("return")?.features, .returnKey)
    XCTAssertEqual(rules("keys, return")?.features, [.keys, .returnKey])
    XCTAssertEqual(rules("bar keyboard")?.features, [.bar, .keyboard])
    XCTAssertEqual(rules("something,of,later,keys")?.features, .keys)
  }

  func testItCanBeSwitchedOff() async throws {
    XCTAssertNil(rules("off"))
    XCTAssertNil(rules("keys,off"))
  }

  func testProgramsThatNavigateByThemselvesAreLeftAlone() async throws {
    XCTAssertNil(rules(nil, for: ["nextfield"]))
    XCTAssertNil(rules("keys", for: ["python3", "org.nextfield.Nextfield"]))
  }
}
