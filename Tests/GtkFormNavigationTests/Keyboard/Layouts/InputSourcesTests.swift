import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Which layouts the user types with.
@MainActor
final class InputSourcesTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeSettings() throws -> Settings {
    let settings = try XCTUnwrap(Settings(schema: "org.gnome.desktop.input-sources"))
    addTeardownBlock { @MainActor in
      for key in ["sources", "mru-sources"] { settings.set(key, to: Variant(pairs: [])) }
    }
    return settings
  }

  private func started(_ desktops: [String] = ["GNOME"]) -> InputSources {
    let sources = InputSources(session: DesktopSession(busAddress: nil, desktops: desktops))
    sources.start()
    return sources
  }

  func testGnomeSettingsCountWithoutTheEnginesOfIBus() async throws {
    let settings = try makeSettings()
    let xkb = [
      ("xkb", "de+nodeadkeys"), ("ibus", "anthy"), ("xkb", "us"), ("xkb", "us"), ("xkb", ""),
    ]
    settings.set("sources", to: Variant(pairs: xkb))
    settings.set(
      "mru-sources",
      to: Variant(pairs: [("ibus", "anthy"), ("xkb", "fr"), ("xkb", "us")])
    )
    let sources = started()
    XCTAssertEqual(sources.all.map(\.name), ["de+nodeadkeys", "us"])
    XCTAssertEqual(sources.current, 1)
    XCTAssertNil(sources.all[0].symbol)
    XCTAssertEqual(started([]).all.count, 2)
    XCTAssertNotNil(started(["KDE"]).all.first?.symbol)
  }

  func testChangesOfTheSettingsAreFollowed() async throws {
    let settings = try makeSettings()
    let sources = started()
    var changes = 0
    sources.onChange = { changes += 1 }
    XCTAssertNotNil(sources.all.first?.symbol)
    settings.set("sources", to: Variant(pairs: [("xkb", "gr"), ("xkb", "us")]))
    XCTAssertTrue(MainLoop.pump { changes == 1 })
    XCTAssertEqual(sources.all.map(\.name), ["gr", "us"])
    XCTAssertEqual(sources.current, 0)
    settings.set("mru-sources", to: Variant(pairs: [("xkb", "us")]))
    XCTAssertTrue(MainLoop.pump { changes == 2 })
    XCTAssertEqual(sources.current, 1)
    settings.set("sources", to: Variant(pairs: [("ibus", "anthy")]))
    XCTAssertTrue(MainLoop.pump { changes == 3 })
    XCTAssertNotNil(sources.all.first?.symbol)
  }

  func testTheKeymapOfTheDisplayTellsWhatKeysType() async throws {
    let settings = try makeSettings()
    settings.set("sources", to: Variant(pairs: []))
    let sources = started()
    var changes = 0
    sources.onChange = { changes += 1 }
    defer { _ = TestDisplay.setKeymap("-layout", "us", "-variant", "") }
    XCTAssertTrue(TestDisplay.setKeymap("-layout", "us,de,gr", "-variant", ",nodeadkeys,"))
    XCTAssertTrue(MainLoop.pump { changes > 0 && sources.all.count == 3 })
    XCTAssertEqual(sources.all.map(\.name), ["us", "de+nodeadkeys", "gr"])
    XCTAssertEqual(sources.current, 0)
    // Y on an English keyboard is Z on a German one; beside L there is a semicolon, or an ö.
    let expected: [[(UInt32, Int, UInt32?)]] = [
      [(29, 0, 0x79), (29, 1, 0x59), (47, 0, 0x3b), (24, 2, nil)],
      [(29, 0, 0x7a), (29, 1, 0x5a), (47, 0, 0xf6), (24, 2, 0x40)],
      [(38, 0, 0x7e1), (38, 1, 0x7c1), (65, 0, 0x20), (8, 0, nil), (300, 0, nil)],
    ]
    for (source, keys) in zip(sources.all, expected) {
      for (keycode, level, symbol) in keys {
        XCTAssertEqual(source.symbol?(keycode, level), symbol, "\(source.name ?? "") \(keycode)")
      }
    }
  }

  func testTheLayoutInEffectIsKnown() async throws {
    defer {
      _ = TestDisplay.lockGroup(0)
      _ = TestDisplay.setKeymap("-layout", "us", "-variant", "")
    }
    XCTAssertTrue(TestDisplay.setKeymap("-layout", "us,de"))
    let sources = started(["KDE"])
    XCTAssertTrue(MainLoop.pump { sources.all.count == 2 })
    for group in [1, 0, 1] {
      XCTAssertTrue(TestDisplay.lockGroup(UInt32(group)))
      XCTAssertEqual(sources.current, group)
    }
    XCTAssertTrue(TestDisplay.setKeymap("-layout", "us"))
    XCTAssertTrue(MainLoop.pump { sources.all.count == 1 })
    XCTAssertEqual(sources.current, 0)
  }

  func testNothingIsFollowedAnyMoreByOneThatIsGone() async throws {
    let settings = try makeSettings()
    var sources: InputSources? = started()
    sources?.onChange = { XCTFail("is gone") }
    weak let gone = sources
    sources = nil
    XCTAssertNil(gone)
    settings.set("sources", to: Variant(pairs: [("xkb", "gr")]))
    XCTAssertTrue(MainLoop.pump { settings.pairs("sources")?.count == 1 })
  }

  func testBeforeTheStartThereAreNone() async throws {
    XCTAssertTrue(InputSources().all.isEmpty)
    XCTAssertEqual(InputSources().current, 0)
  }
}
