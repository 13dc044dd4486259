import Foundation
import GtkBridge
import XCTest

/// Settings are read as they are, and what is not there is nil.
@MainActor
final class SettingsTests: XCTestCase {
  /// A folder with the program's own schema, compiled.
  private func makeSchemas() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schemas-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "data")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/glib-compile-schemas")
    process.arguments = ["--strict", "--targetdir=\(folder.path)", data.path]
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return folder.path
  }

  private let id = "org.nextfield.Nextfield"

  func testTheProgramsOwnChoiceCanBeMade() async throws {
    let settings = try XCTUnwrap(Settings(schema: id, in: makeSchemas()))
    var changes = 0
    settings.onChange("keyboard") { changes += 1 }
    XCTAssertEqual(settings.string("keyboard"), "auto")
    XCTAssertTrue(settings.set("keyboard", to: "never"))
    XCTAssertTrue(MainLoop.pump { changes == 1 })
    XCTAssertEqual(settings.string("keyboard"), "never")
    XCTAssertTrue(settings.set("keyboard", to: "auto"))
  }

  func testWhatCannotBeChosenIsRefused() async throws {
    let settings = try XCTUnwrap(Settings(schema: id, in: makeSchemas()))
    for text in ["", "Never", "sometimes", "auto always", "é"] {
      XCTAssertFalse(settings.set("keyboard", to: text), text)
    }
    XCTAssertFalse(settings.set("keyboard", to: Variant(true)))
    XCTAssertFalse(settings.set("keybord", to: "auto"))
    XCTAssertEqual(settings.string("keyboard"), "auto")
  }

  func testWhatIsNotThereIsNil() async throws {
    XCTAssertNil(Settings(schema: "org.example.Nothing"))
    XCTAssertNil(Settings(schema: ""))
    XCTAssertNil(Settings(schema: id, in: "/nowhere"))
    // A schema that can be put anywhere cannot be opened without a place.
    XCTAssertNil(Settings(schema: "org.gnome.desktop.notifications.application"))
    let settings = try XCTUnwrap(Settings(schema: id, in: makeSchemas()))
    XCTAssertNil(settings.string("keybord"))
    XCTAssertNil(settings.boolean("keyboard"))
    XCTAssertNil(settings.pairs("keyboard"))
    XCTAssertNil(settings.onChange("keybord") {})
  }

  func testWithoutABusNothingIsStartedNorSaid() async throws {
    let names = ["GSETTINGS_BACKEND", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
    let before = names.map { ProcessInfo.processInfo.environment[$0] }
    names.forEach { unsetenv($0) }
    defer {
      for (name, value) in zip(names, before) { value.map { _ = setenv(name, $0, 1) } }
    }
    let folder = try makeSchemas()
    let settings = try XCTUnwrap(Settings(schema: id, in: folder))
    XCTAssertTrue(settings.set("keyboard", to: "always"))
    // All who ask hear of it.
    let other = try XCTUnwrap(Settings(schema: id, in: folder))
    XCTAssertEqual(other.string("keyboard"), "always")
    XCTAssertTrue(MainLoop.pump { other.set("keyboard", to: "auto") })
  }

  func testThePairsOfASettingAreRead() async throws {
    let settings = try XCTUnwrap(Settings(schema: "org.gnome.desktop.input-sources"))
    defer { settings.set("sources", to: Variant(pairs: [])) }
    XCTAssertTrue(settings.set("sources", to: Variant(pairs: [("xkb", "de"), ("ibus", "é")])))
    XCTAssertEqual(settings.pairs("sources")?.map(\.0), ["xkb", "ibus"])
    XCTAssertEqual(settings.pairs("sources")?.map(\.1), ["de", "é"])
    XCTAssertTrue(settings.set("sources", to: Variant(pairs: [])))
    XCTAssertEqual(settings.pairs("sources")?.count, 0)
  }
}
