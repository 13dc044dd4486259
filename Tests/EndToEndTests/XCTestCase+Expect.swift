import AccessibilityDriver
import Foundation
import XCTest

extension XCTestCase {
  /// Expects the program to end by itself with the status, the answers on standard output and no word on standard error.
  @MainActor
  func expect(
    _ form: FormSession,
    ends status: Int32,
    with answers: NSDictionary?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let program = form.program
    var ending: Program.Ending?
    do {
      ending = try program.waitForEnd()
    } catch {
      throw Missing("\(error)\n\(form.application.outline())")
    }
    XCTAssertEqual(ending, .status(status), file: file, line: line)
    XCTAssertEqual(program.standardError, "", file: file, line: line)
    let output = program.standardOutput
    guard let answers else {
      XCTAssertEqual(output, "", file: file, line: line)
      return
    }
    let object = try? JSONSerialization.jsonObject(with: Data(output.utf8))
    XCTAssertEqual(object as? NSDictionary, answers, output, file: file, line: line)
    XCTAssertTrue(output.hasSuffix("\n"), "answers end with a newline", file: file, line: line)
  }
}
