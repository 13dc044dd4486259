import AccessibilityDriver
import Foundation
import XCTest

/// Every form that comes with the program can be filled from start to end.
///
/// `Fillings` holds, for each, what is entered at which label, in the order of the form, and the
/// answers that must come of it.
final class SampleTests: XCTestCase {
  private struct Filling {
    let entries: [(label: String, value: Any)]
    let expected: NSDictionary
  }

  @MainActor
  func testEverySampleCanBeFilled() async throws {
    for sample in try samples() {
      let name = sample.deletingPathExtension().lastPathComponent
      let filling = try readFilling(name)
      let directory = try makeDirectory()
      let program = try run([sample.path], in: directory)
      let form = try FormSession(program: program, directory: directory)
      try form.resize(width: 360, height: 640)
      try walk(form, entering: filling, name)
      try form.press(.control(.return))
      do {
        try expect(form, ends: 0, with: filling.expected)
      } catch {
        throw Missing("\(name): \(error)")
      }
    }
  }

  /// Goes through the form with the keyboard, enters what belongs into each field, and sees that
  /// each field is seen.
  @MainActor
  private func walk(_ form: FormSession, entering filling: Filling, _ name: String) throws {
    var left = filling.entries
    var previous: String?
    while true {
      var label = ""
      try form.wait("\(name): the focus moves on from \"\(previous ?? "")\"") {
        label = try form.focusedLabel ?? ""
        return !label.isEmpty && label != previous
      }
      if let focused = try form.focused { try form.expectSeen(focused, label) }
      if let index = left.firstIndex(where: { $0.label == label }) {
        try form.enter(left.remove(at: index).value)
      }
      guard try form.button("Next").is(.sensitive) else { break }
      previous = label
      try form.press(.alt(.down))
    }
    XCTAssertEqual(left.map(\.label), [], "\(name): labels that were not met")
  }

  private func samples() throws -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: Place.samples,
      includingPropertiesForKeys: nil
    )
    let samples = (all ?? []).filter { $0.pathExtension == "json" }
    guard !samples.isEmpty else { throw XCTSkip("there are no samples") }
    return samples.sorted { $0.path < $1.path }
  }

  private func readFilling(_ name: String) throws -> Filling {
    let file = Place.fillings.appendingPathComponent("\(name).json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? NSDictionary
    let entries = (object?["entries"] as? [[Any]] ?? []).compactMap { entry in
      (entry.first as? String).map { (label: $0, value: entry[1]) }
    }
    guard let expected = object?["expected"] as? NSDictionary, !entries.isEmpty else {
      throw Missing("entries and expected answers in \(file.path)")
    }
    return Filling(entries: entries, expected: expected)
  }
}
