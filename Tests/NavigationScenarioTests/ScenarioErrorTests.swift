import NavigationScenario
import OrderedJSON
import Testing

@Suite struct ScenarioErrorTests {
  private func error(_ text: String) -> String? {
    do {
      _ = try Scenario(reading: text)
      return nil
    } catch {
      return error.description
    }
  }

  private func error(fields: String = "[]", events: String = "[]", more: String = "") -> String? {
    let viewport = #""viewport": {"width": 400, "height": 600}"#
    return error("{\(viewport), \"fields\": \(fields), \"events\": \(events)\(more)}")
  }

  @Test func `the smallest scenario is one`() {
    #expect(error() == nil)
  }

  @Test(arguments: [
    ("[]", "/: must be an object"),
    ("{}", "/viewport: is missing"),
    (#"{"viewport": {"width": 400}}"#, "/viewport/height: is missing"),
    (#"{"viewport": {"width": 1, "height": "2"}}"#, "/viewport/height: must be a number"),
    (#"{"viewport": {"width": 1, "height": 2}, "fields": []}"#, "/events: is missing"),
    (#"{"feilds": []}"#, "/feilds: is not a member that stands here"),
  ])
  func `what is wrong with the whole is named`(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test(arguments: [
    (#"[{"id": "a"}]"#, "/fields/0/rect: is missing"),
    (#"[{"rect": [0, 0, 1, 1]}]"#, "/fields/0/id: is missing"),
    (
      #"[{"id": "a", "rect": [0, 0, 1]}]"#,
      "/fields/0/rect: must be four numbers: x, y, width, height"
    ),
    (#"[{"id": "a", "rect": [0, 0, 1, -1]}]"#, "/fields/0/rect/3: must not be negative"),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1]}, {"id": "a", "rect": [0, 0, 1, 1]}]"#,
      "/fields/1/id: stands for another field already"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "enabled": 1}]"#,
      "/fields/0/enabled: must be true or false"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "order": 1.5}]"#,
      "/fields/0/order: must be a whole number"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "successor": {"button": "b"}}]"#,
      "/fields/0/successor/button: is not a member that stands here"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "anchor": "bottom"}]"#,
      #"/fields/0/anchor: must be one of "nearest", "top""#
    ),
  ])
  func `what is wrong with a field is named`(fields: String, expected: String) {
    #expect(error(fields: fields) == expected)
  }

  @Test(arguments: [
    (#"[{"jump": {}}]"#, "/events/0/jump: is no event"),
    (#"[{"next": {}, "done": {}}]"#, "/events/0: must be an object with one member, the event"),
    (#"["next"]"#, "/events/0: must be an object"),
    (#"[{"focus": 3}]"#, "/events/0/focus: must be a string"),
    (#"[{"keyboard": {}}]"#, "/events/0/keyboard/height: is missing"),
    (
      #"[{"batch": [{"next": {}}, {"tap": null}]}]"#,
      "/events/0/batch/1/tap: must be a string"
    ),
    (#"[{"return": {"shift": true}}]"#, "/events/0/return/shift: is not a member that stands here"),
    (#"[{"update": {"enabled": true}}]"#, "/events/0/update/id: is missing"),
    (
      #"[{"update": {"id": "a", "rect": 3}}]"#,
      "/events/0/update/rect: must be four numbers: x, y, width, height"
    ),
    (
      #"[{"layout": {"fields": [{"id": "a"}]}}]"#,
      "/events/0/layout/fields/0/rect: is missing"
    ),
  ])
  func `what is wrong with an event is named`(events: String, expected: String) {
    #expect(error(events: events) == expected)
  }

  @Test func `an expectation for no event is named`() {
    #expect(error(more: #", "expect": [{}]"#) == "/expect/0: stands for an event that is not there")
  }

  @Test func `a text that is not JSON says where`() throws {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(reading: "{\n  \"viewport\": }")
    }
    #expect(error?.position?.line == 2)
  }

  @Test func `an error says where its value stands`() {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(reading: "{\"viewport\":\n {\"width\": true}}")
    }
    #expect(error?.pointer.description == "/viewport/width")
    #expect(error?.position?.line == 2)
  }
}
