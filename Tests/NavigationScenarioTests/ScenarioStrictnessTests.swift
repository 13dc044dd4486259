import NavigationScenario
import Testing

/// Every event is read strictly: nothing too many in it, nothing of another type.
@Suite struct ScenarioStrictnessTests {
  private func error(_ event: String) -> String? {
    let text = #"{"viewport": {"width": 4, "height": 6}, "fields": [], "events": [\#(event)]}"#
    do {
      _ = try Scenario(reading: text)
      return nil
    } catch {
      return "\(error.pointer) \(error.reason)"
    }
  }

  /// The content of each event that is an object, complete.
  private static let objects: [(String, String)] = [
    ("next", ""), ("previous", ""), ("return", #""control": true"#), ("done", ""),
    ("activate", ""), ("keyboard", #""height": 3"#), ("keyboard", #""rect": [0, -5, 1, 1]"#),
    ("resize", #""width": 1, "height": 2"#), ("content", #""width": 1"#),
    ("layout", #""content": {"width": 1}, "fields": [], "parents": []"#),
    ("update", #""id": "a", "rect": [0, -5, 1, 1]"#),
    ("replace", #""id": "a", "rect": [-1, 0, 1, 1]"#),
    ("insert", #""id": "a", "rect": [0, 0, 1, 1], "before": "b""#),
    ("parent", #""id": "s", "rect": [0, 0, 1, 1]"#), ("options", #""wrap": true"#),
    ("userScroll", #""x": 1, "y": -2"#), ("innerScroll", #""id": "s", "x": 1, "y": 2"#),
    ("caret", #""id": "a", "rect": null"#),
  ]

  @Test(arguments: objects)
  func `a member too many is named`(name: String, content: String) {
    #expect(error("{\"\(name)\": {\(content)}}") == nil)
    let more = content.isEmpty ? "" : ", "
    #expect(
      error("{\"\(name)\": {\(content)\(more)\"wide\": 1}}")
        == "/events/0/\(name)/wide unexpectedMember"
    )
    #expect(error("{\"\(name)\": 1}") == "/events/0/\(name) notAnObject")
  }

  @Test(arguments: [
    (#""next": []"#, "next"), (#""return": {"control": 1}"#, "return/control"),
    (#""keyboard": {"height": "3"}"#, "keyboard/height"),
    (#""keyboard": {"rect": 3}"#, "keyboard/rect"), (#""resize": {"width": "1"}"#, "resize/width"),
    (#""content": {"width": "1"}"#, "content/width"),
    (#""layout": {"content": {"width": "1"}}"#, "layout/content/width"),
    (#""update": {"id": "a", "visible": 1}"#, "update/visible"),
    (#""replace": {"id": 3}"#, "replace/id"),
    (#""insert": {"id": "a", "rect": [0, 0, 1, 1], "before": 1}"#, "insert/before"),
    (#""parent": {"id": "s", "rect": 1}"#, "parent/rect"),
    (#""options": {"gap": "1"}"#, "options/gap"),
    (#""userScroll": {"x": "1"}"#, "userScroll/x"),
    (#""innerScroll": {"id": "s", "y": "1"}"#, "innerScroll/y"),
    (#""innerScroll": {"id": 1}"#, "innerScroll/id"),
    (#""caret": {"id": 1, "rect": null}"#, "caret/id"),
    (#""focus": 1"#, "focus"), (#""tap": 1"#, "tap"), (#""request": 1"#, "request"),
    (#""refused": 1"#, "refused"), (#""refuse": 1"#, "refuse"), (#""remove": 1"#, "remove"),
    (#""gap": "1"# + "\"", "gap"), (#""shift": {}"#, "shift"),
    (#""obscuredTop": -1"#, "obscuredTop"),
    (#""batch": {}"#, "batch"),
  ])
  func `a value of another type is named`(event: String, place: String) {
    #expect(error("{\(event)}")?.hasPrefix("/events/0/\(place) ") == true, "\(event)")
  }
}
