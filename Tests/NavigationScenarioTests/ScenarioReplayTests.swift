import FormNavigation
import NavigationScenario
import Testing

@Suite struct ScenarioReplayTests {
  private let text = """
    {
      "viewport": {"width": 400, "height": 600},
      "content": {"width": 400, "height": 1200},
      "fields": [{"id": "a", "rect": [0, 500, 300, 40]}, {"id": "b", "rect": [0, 900, 300, 40]}],
      "events": [{"focus": "a"}, {"keyboard": {"height": 250.5}}, {"done": {}}]
    }
    """

  @Test func `each event gives a line with everything in it`() throws {
    #expect(
      try Scenario.replay(text) == [
        #"{"focus": "a", "scroll": {"x": 0, "y": 0}, "inner": {}, "obscuredBottom": 0, "index": 0, "count": 2, "canPrevious": false, "canNext": true, "returnKey": "next", "keyboard": "shown", "effects": ["show-keyboard"]}"#,
        #"{"focus": "a", "scroll": {"x": 0, "y": 201}, "inner": {}, "obscuredBottom": 250.5, "index": 0, "count": 2, "canPrevious": false, "canNext": true, "returnKey": "next", "keyboard": "shown", "effects": ["scroll 201"]}"#,
        #"{"focus": null, "scroll": {"x": 0, "y": 201}, "inner": {}, "obscuredBottom": 250.5, "index": -1, "count": 2, "canPrevious": true, "canNext": true, "returnKey": null, "keyboard": "hidden", "effects": ["dismiss"]}"#,
      ]
    )
  }

  @Test func `checking names the first difference and compares only what is expected`() throws {
    func check(_ expect: String) throws -> String? {
      try Scenario.check(text.dropLast(2) + ", \"expect\": \(expect)\n}").map {
        "\($0.pointer) \($0.expected) \($0.actual ?? "-")"
      }
    }
    #expect(try check("[]") == nil)
    #expect(try check(#"[{}, {"scroll": {"y": 201.0}}]"#) == nil)
    #expect(
      try check(#"[{"focus": "a"}, {"scroll": {"y": 200}, "count": 9}]"#)
        == "/expect/1/scroll/y 200 201"
    )
    #expect(
      try check(#"[{"effects": ["focus a"]}]"#)
        == #"/expect/0/effects ["focus a"] ["show-keyboard"]"#
    )
    #expect(try check(#"[{"color": "red"}]"#) == #"/expect/0/color "red" -"#)
  }

  @Test func `a field that refuses does so in every frame from then on`() throws {
    let lines = try Scenario.replay(
      """
      {
        "viewport": {"width": 400, "height": 600}, "refusal": "tryFollowing",
        "fields": [
          {"id": "a", "rect": [0, 0, 300, 40]}, {"id": "b", "rect": [0, 60, 300, 40]},
          {"id": "c", "rect": [0, 120, 300, 40]}
        ],
        "events": [{"focus": "a"}, {"refuse": "b"}, {"next": {}}, {"refuse": "a"}, {"previous": {}}]
      }
      """
    )
    #expect(lines[2].hasPrefix(#"{"focus": "c""#))
    #expect(lines[2].hasSuffix(#""effects": ["focus c", "refused b"]}"#))
    #expect(lines[4].hasSuffix(#""effects": ["refused b", "refused a"]}"#))
  }

  @Test func `an event about a field that is not there does nothing`() throws {
    let events = #"[{"focus": "z"}, {"remove": "z"}, {"update": {"id": "z", "enabled": false}}]"#
    let lines = try Scenario.replay(
      #"{"viewport": {"width": 4, "height": 6}, "fields": [], "events": \#(events)}"#
    )
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasSuffix(#""effects": []}"#) })
  }

  @Test func `what is recorded replays the same`() throws {
    var engine = NavigationEngine(
      viewport: Size(width: 400, height: 600),
      contentSize: Size(width: 400, height: 1600),
      fields: [
        Field(
          id: "a \"quoted\"",
          rect: Rect(x: 0, y: 700.25, width: 300, height: 40),
          isMultiline: true,
          order: -2,
          successor: .action("go", isEnabled: false),
          returnKey: .custom("Go"),
          anchor: .top,
          caret: Rect(x: 1, y: 701, width: 1, height: 20),
          revealRect: Rect(x: 0, y: 680, width: 300, height: 80),
          orderRect: Rect(x: 100, y: 700.25, width: 300, height: 40)
        ),
        Field(id: "b", rect: Rect(x: 0, y: 20, width: 300, height: 40), scroller: "inner"),
      ],
      scrollers: [
        Scroller(
          id: "inner",
          rect: Rect(x: 0, y: 900, width: 300, height: 200),
          orderRect: Rect(x: 100, y: 900, width: 300, height: 200),
          axis: .both,
          contentSize: Size(width: 600, height: 800)
        )
      ]
    )
    engine.handle(.fieldFocused("a \"quoted\""))
    var recorder = ScenarioRecorder(engine, about: "All kinds of events")
    for events in Self.frames(engine) {
      let effects = engine.handle(batch: events)
      recorder.record(events, effects: effects, in: engine)
    }
    #expect(try Scenario.check(recorder.text) == nil, "\(recorder.text)")
  }

  private static func frames(_ engine: NavigationEngine) -> [[NavigationEvent]] {
    var options = engine.options
    options.direction = .rightToLeft
    options.wraps = true
    let new = Field(id: "c", rect: Rect(x: 0, y: 1300, width: 300, height: 40), group: "main")
    let all = engine.fieldIDs.compactMap(engine.field)
    return [
      [.keyboardHeightChanged(250)], [.nextRequested, .keyboardHeightChanged(300)],
      [.previousRequested], [.returnPressed(control: true)], [.fieldTapped("b")],
      [.userScrolled(Point(x: 0, y: 12.5))], [.innerScrolled("inner", Point(x: 3, y: 4))],
      [.caretMoved("b", Rect(x: 0, y: 30, width: 1, height: 20))], [.caretMoved("b", nil)],
      [.fieldInserted(new, before: "b")], [.focusRequested("c")], [.focusRefused("c")],
      [.fieldChanged(all[1])], [.optionsChanged(options)], [.windowActivated], [.gapChanged(3)],
      [.contentShifted(-12)],
      [.obscuredTopChanged(20)], [.viewportResized(Size(width: 300, height: 500))],
      [.contentResized(Size(width: 300, height: 1500))],
      [.keyboardFrameChanged(Rect(x: 0, y: 300, width: 300, height: 200))],
      [.scrollerChanged(engine.allScrollers[0])], [.fieldRemoved("b")],
      [.layoutChanged(contentSize: engine.contentSize, fields: all, scrollers: [])],
      [.fieldFocused("b")], [.focusLost], [.nextRequested], [.doneRequested], [],
    ]
  }
}
