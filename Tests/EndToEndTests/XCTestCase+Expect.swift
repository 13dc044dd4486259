import AccessibilityDriver
import Foundation
import XCTest

extension XCTestCase {
  /// Expects the program to end by itself, with the answers on standard output and no word on
  /// standard error.
  ///
  /// - Parameters:
  ///   - form: The run of the program.
  ///   - status: Its exit status.
  ///   - answers: All of its answers; nil for nothing at all on standard output.
  ///   - others: Whether there may be more answers than these.
  ///   - file: The file of the test.
  ///   - line: The line of the test.
  @MainActor
  func expect(
    _ form: FormSession,
    ends status: Int32,
    with answers: NSDictionary?,
    others: Bool = false,
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
    let given = object as? NSDictionary
    for (key, value) in answers {
      XCTAssertEqual(given?[key] as? NSObject, value as? NSObject, output, file: file, line: line)
    }
    if !others {
      XCTAssertEqual(given?.count, answers.count, output, file: file, line: line)
    }
    XCTAssertTrue(output.hasSuffix("\n"), "answers end with a newline", file: file, line: line)
  }
}
