internal import FormNavigation
internal import OrderedJSON

/// A form as it was, and what happened to it then: a report that runs.
///
/// The text is a JSON object with the model, a list of events, and optionally what is expected
/// after each event. The same text always gives the same lines. Lengths are in content units,
/// rectangles are `[x, y, width, height]`, and what may be left out has the default that the engine
/// has.
///
/// - The model: `viewport`, `content`, `scroll`, `obscured` (`top`, `bottom`), `fields`, and
///   `parents` for the scrollers inside the form. Its choices: `gap`, `direction` (`ltr`, `rtl`),
///   `order` (`reading`, `tree`), `wrap`, `submit`, `restore` (`stay`, `restoreIfUntouched`,
///   `always`), `activeGroup`, `refusal` (`stay`, `tryFollowing`), `guest`.
/// - A field: `id`, `rect`, `enabled`, `visible`, `ancestorsVisible`, `editable`, `focusable`,
///   `skip`, `multiline`, `wantsKeyboard`, `group`, `order`, `successor` (`field`, or `action` with
///   `enabled`), `returnKey`, `anchor` (`nearest`, `top`), `caret`, `reveal`, `context`, and `in`
///   for the scroller that holds it. A scroller: `id`, `rect`, `axis`, `content`, `scroll`, `in`,
///   `ignored`.
/// - Actions of the user: `focus` (null if it leaves the form), `tap`, `request`, `next`,
///   `previous`, `return` (`control`), `done`, `userScroll`, `innerScroll` (`id`, `x`, `y`),
///   `caret` (`id`, `rect`).
/// - Changes around the form: `keyboard` (`height` or `rect`), `obscuredTop`, `resize`, `activate`,
///   `gap`, `options`.
/// - Changes of the form: `layout` (`content`, `fields`, `parents`), `content`, `update` (only what
///   changes), `replace`, `insert` (also `before`), `remove`, `parent`.
/// - `refuse` makes a field decline the focus from then on; `refused` reports that one has. `batch`
///   holds the events of one frame.
public struct Scenario: Sendable {
  let root: ScenarioNode
  let engine: NavigationEngine
  let events: [ScenarioEvent]
  let expectations: [ScenarioNode]

  /// Reads a scenario.
  ///
  /// - Parameter text: The JSON text.
  /// - Throws: ``ScenarioError`` naming the first value that is wrong.
  public init(reading text: String) throws(ScenarioError) {
    let value: JSONValue
    do {
      value = try JSONValue(reading: text)
    } catch {
      throw ScenarioError(pointer: .root, position: error.position, reason: .invalidJSON(error))
    }
    root = ScenarioNode(value: value, pointer: .root)
    engine = try root.engine()
    var events: [ScenarioEvent] = []
    for node in try root.required("events").elements() { events.append(try node.event()) }
    self.events = events
    expectations = try root.member("expect")?.elements() ?? []
    for expectation in expectations { _ = try expectation.object() }
    guard expectations.count <= events.count else {
      throw expectations[events.count].error(.expectationWithoutEvent)
    }
  }

  /// Runs the events and returns one JSON object, on one line and without a line end, for each.
  public func replay() -> [String] {
    states().map { $0.spacedText }
  }

  /// Runs the events and returns the first thing that is not as expected, or nil if all is.
  ///
  /// Only the members of an expectation are compared.
  public func firstDifference() -> ScenarioDifference? {
    for (expected, actual) in zip(expectations, states()) {
      if let difference = expected.difference(from: actual) { return difference }
    }
    return nil
  }

  private func states() -> [JSONValue] {
    var player = ScenarioPlayer(engine: engine)
    return events.map { player.play($0) }
  }
}

extension Scenario {
  /// Runs a scenario's text and returns one line for each of its events.
  ///
  /// - Throws: ``ScenarioError`` if the text is not a scenario.
  public static func replay(_ text: String) throws(ScenarioError) -> [String] {
    try Scenario(reading: text).replay()
  }

  /// Runs a scenario's text and returns the first difference from what it expects, or nil if there
  /// is none.
  ///
  /// - Throws: ``ScenarioError`` if the text is not a scenario.
  public static func check(_ text: String) throws(ScenarioError) -> ScenarioDifference? {
    try Scenario(reading: text).firstDifference()
  }
}
