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

  func testAllThatItMayBeComeInTheSameOrder() async throws {
    XCTAssertEqual(finder.positions(of: "city", atMost: 50), [1, 3])
    XCTAssertEqual(finder.positions(of: "co", atMost: 50), [2, 0])
    XCTAssertEqual(finder.positions(of: "", atMost: 50), [0, 1, 2, 3, 4])
    XCTAssertEqual(finder.positions(of: "", atMost: 2), [0, 1])
    XCTAssertEqual(finder.positions(of: "t", atMost: 2), [0, 1])
    XCTAssertEqual(finder.positions(of: "street", atMost: 50), [])
    for text in ["c", "t", "st", "city of", "straße"] {
      XCTAssertEqual(finder.positions(of: text, atMost: 1).first, finder.position(of: text), text)
    }
  }

  func testAnAccentIsFoundHoweverItIsWritten() async throws {
    let finder = FieldFinder(["Pre\u{301}nom", "Prénom usuel"])
    for text in ["prén", "pre\u{301}n"] {
      XCTAssertEqual(finder.positions(of: text, atMost: 50), [0, 1])
    }
  }
}
