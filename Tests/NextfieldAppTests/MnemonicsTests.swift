import XCTest

@testable import NextfieldApp

@MainActor
final class MnemonicsTests: XCTestCase {
  func testEachLabelGetsALetterOfItsOwnWhileThereAreAny() async throws {
    var mnemonics = Mnemonics(taken: ["d"])
    XCTAssertEqual(mnemonics.mark("Name"), "_Name")
    XCTAssertEqual(mnemonics.mark("Number"), "N_umber")
    XCTAssertEqual(mnemonics.mark("Date of birth"), "Date _of birth")
    XCTAssertEqual(mnemonics.mark("Nun"), "Nun")
  }

  func testUnderscoresOfTheLabelAreKept() async throws {
    var mnemonics = Mnemonics()
    XCTAssertEqual(mnemonics.mark("_x_y"), "___x__y")
  }

  func testOtherWritingSystemsHaveMnemonicsToo() async throws {
    var mnemonics = Mnemonics()
    XCTAssertEqual(mnemonics.mark("Имя"), "_Имя")
    XCTAssertEqual(mnemonics.mark("Индекс"), "И_ндекс")
    XCTAssertEqual(mnemonics.mark(""), "")
  }
}
