import XCTest

@testable import NextfieldApp

@MainActor
final class FieldFinderTests: XCTestCase {
  private let finder = FieldFinder(["Postal Code", "City", "Country", "City of Birth", "Straße"])

  func testTheWholeLabelGoesBeforeItsBeginningAndThatBeforeAPart() async throws {
    XCTAssertEqual(finder.position(of: "city"), 1)
    XCTAssertEqual(finder.position(of: "City o"), 3)
    XCTAssertEqual(finder.position(of: "co"), 2)
    XCTAssertEqual(finder.position(of: "code"), 0)
    XCTAssertEqual(finder.position(of: " postal   code "), 0)
    XCTAssertEqual(finder.position(of: "straße"), 4)
  }

  func testWhatIsInNoLabelIsNotFound() async throws {
    XCTAssertNil(finder.position(of: "street"))
    XCTAssertNil(finder.position(of: "  "))
  }

  func testAPartIsOneOfWholeLetters() async throws {
    let finder = FieldFinder(["Cafe\u{301}s", "Safes", "Cafe"])
    XCTAssertEqual(finder.position(of: "fe"), 1)
    XCTAssertEqual(finder.position(of: "fé"), 0)
    XCTAssertEqual(finder.position(of: "afes"), 1)
    XCTAssertNil(finder.position(of: "cafess"))
  }
}
