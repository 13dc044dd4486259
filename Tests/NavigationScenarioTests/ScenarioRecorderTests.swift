import FormNavigation
import NavigationScenario
import OrderedJSON
import Testing

/// A recording holds all that the engine knows.
@Suite struct ScenarioRecorderTests {
  private let engine: NavigationEngine = {
    var options = NavigationOptions()
    options.wraps = true
    options.gap = 7
    options.restore = .always
    options.refusal = .tryFollowing
    return NavigationEngine(
      options: options,
      viewport: Size(width: 400, height: 600),
      contentSize: Size(width: 400, height: 1600),
      scrollOffset: Point(x: 0, y: 30),
      obscuredTop: 20,
      obscuredBottom: 100,
      fields: [
        Field(
          id: "a",
          rect: Rect(x: 0, y: 700, width: 300, height: 40),
          isSkipped: true,
          order: 3,
          successor: .field("b"),
          anchor: .top,
          contextRect: Rect(x: 0, y: 600, width: 300, height: 200)
        ),
        Field(id: "b", rect: Rect(x: 0, y: 20, width: 300, height: 40), scroller: "inner"),
      ],
      scrollers: [
        Scroller(
          id: "inner",
          rect: Rect(x: 0, y: 900, width: 300, height: 200),
          contentSize: Size(width: 300, height: 800),
          offset: Point(x: 0, y: 40)
        )
      ]
    )
  }()

  @Test func `each frame is recorded with what came of it`() throws {
    var engine = engine
    var recorder = ScenarioRecorder(engine)
    let effects = engine.handle(.fieldFocused("b"))
    recorder.record([.fieldFocused("b")], effects: effects, in: engine)
    recorder.record([], effects: [], in: engine)
    recorder.record([.windowActivated])
    let recorded = try JSONValue(reading: recorder.text)
    #expect(recorded["events"]?.arrayValue?.count == 2)
    let expectations = try #require(recorded["expect"]?.arrayValue)
    #expect(expectations.count == 2)
    #expect(expectations[0]["focus"] == .string("b"))
    #expect(expectations[0]["effects"]?.arrayValue?.isEmpty == false)
    #expect(expectations[1] == .object([:]))
  }

  /// A recording of what is recorded is the same text only if nothing is lost on the way.
  @Test func `the form that is read back is the same`() throws {
    let text = ScenarioRecorder(engine).text
    let model = try JSONValue(reading: text)
    #expect(model["obscured"] == ["top": 20, "bottom": 100])
    #expect(model["scroll"] == ["x": 0, "y": 30])
    #expect(model["fields"]?[0]?["anchor"] == .string("top"))
    #expect(model["fields"]?[1]?["anchor"] == nil)
    var expected = engine
    let line = try #require(
      try Scenario(reading: text.replacingEvents("{\"activate\": {}}")).replay().first
    )
    expected.handle(.windowActivated)
    let state = try JSONValue(reading: line)
    #expect(state["scroll"]?["y"] == .number(JSONNumber(Int(expected.scrollOffset.y))))
    #expect(state["obscuredBottom"] == 100)
    #expect(state["inner"]?["inner"]?["y"] == 40)
  }

  @Test func `a recording has a line for each element`() {
    var recorder = ScenarioRecorder(engine)
    recorder.record([.nextRequested])
    let lines = recorder.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("  \"events\": ["))
    #expect(lines.contains("    {\"next\": {}}"))
    #expect(lines.contains("    {}"))
  }
}

extension String {
  /// The scenario with other events, and nothing expected of them.
  fileprivate func replacingEvents(_ event: String) throws -> String {
    var scenario = try JSONValue(reading: self)
    let path = try #require(JSONPointer("/events"))
    scenario.set(.array([try JSONValue(reading: event)]), at: path)
    return scenario.text()
  }
}
