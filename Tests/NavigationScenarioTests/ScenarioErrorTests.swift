import NavigationScenario
import OrderedJSON
import Testing

@Suite struct ScenarioErrorTests {
  private func error(_ text: String) -> String? {
    do {
      _ = try Scenario(reading: text)
      return nil
    } catch {
      let place = error.pointer.tokens.isEmpty ? "/" : "\(error.pointer)"
      return "\(place): \(error.reason)"
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
    ("[]", "/: notAnObject"),
    ("{}", "/viewport: missing"),
    (#"{"viewport": {"width": 400}}"#, "/viewport/height: missing"),
    (#"{"viewport": {"width": 1, "height": "2"}}"#, "/viewport/height: notANumber"),
    (#"{"viewport": {"width": 1, "height": 2}, "fields": []}"#, "/events: missing"),
    (#"{"feilds": []}"#, "/feilds: unexpectedMember"),
  ])
  func `what is wrong with the whole is named`(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test(arguments: [
    (#"[{"id": "a"}]"#, "/fields/0/rect: missing"),
    (#"[{"rect": [0, 0, 1, 1]}]"#, "/fields/0/id: missing"),
    (
      #"[{"id": "a", "rect": [0, 0, 1]}]"#,
      "/fields/0/rect: notARectangle"
    ),
    (#"[{"id": "a", "rect": [0, 0, 1, -1]}]"#, "/fields/0/rect/3: negative"),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1]}, {"id": "a", "rect": [0, 0, 1, 1]}]"#,
      "/fields/1/id: duplicateID"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "enabled": 1}]"#,
      "/fields/0/enabled: notABoolean"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "order": 1.5}]"#,
      "/fields/0/order: notAnInteger"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "successor": {"button": "b"}}]"#,
      "/fields/0/successor/button: unexpectedMember"
    ),
    (
      #"[{"id": "a", "rect": [0, 0, 1, 1], "anchor": "bottom"}]"#,
      #"/fields/0/anchor: notOneOf(["nearest", "top"])"#
    ),
  ])
  func `what is wrong with a field is named`(fields: String, expected: String) {
    #expect(error(fields: fields) == expected)
  }

  @Test(arguments: [
    (#"[{"jump": {}}]"#, "/events/0/jump: unknownEvent"),
    (#"[{"next": {}, "done": {}}]"#, "/events/0: notOneEvent"),
    (#"["next"]"#, "/events/0: notAnObject"),
    (#"[{"focus": 3}]"#, "/events/0/focus: notAString"),
    (#"[{"keyboard": {}}]"#, "/events/0/keyboard/height: missing"),
    (
      #"[{"batch": [{"next": {}}, {"tap": null}]}]"#,
      "/events/0/batch/1/tap: notAString"
    ),
    (#"[{"return": {"shift": true}}]"#, "/events/0/return/shift: unexpectedMember"),
    (#"[{"update": {"enabled": true}}]"#, "/events/0/update/id: missing"),
    (
      #"[{"update": {"id": "a", "rect": 3}}]"#,
      "/events/0/update/rect: notARectangle"
    ),
    (
      #"[{"layout": {"fields": [{"id": "a"}]}}]"#,
      "/events/0/layout/fields/0/rect: missing"
    ),
  ])
  func `what is wrong with an event is named`(events: String, expected: String) {
    #expect(error(events: events) == expected)
  }

  @Test func `an expectation for no event is named`() {
    #expect(error(more: #", "expect": [{}]"#) == "/expect/0: expectationWithoutEvent")
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
