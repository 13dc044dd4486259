internal import FormNavigation
internal import OrderedJSON

/// A value on its way from JSON, with the way that led to it.
struct ScenarioNode {
  let value: JSONValue
  let pointer: JSONPointer

  func error(_ reason: ScenarioError.Reason) -> ScenarioError {
    ScenarioError(pointer: pointer, position: value.position, reason: reason)
  }

  /// Checks that the value is an object with no other members than these.
  func expectMembers(_ names: Set<String>) throws(ScenarioError) {
    for name in try object().keys where !names.contains(name) {
      throw ScenarioError(
        pointer: pointer.appending(name),
        position: value[name]?.position,
        reason: .unexpectedMember
      )
    }
  }

  func object() throws(ScenarioError) -> JSONObject {
    guard let object = value.objectValue else { throw error(.notAnObject) }
    return object
  }

  /// The member, or nil if it is not there.
  func member(_ name: String) throws(ScenarioError) -> ScenarioNode? {
    guard let member = try object()[name] else { return nil }
    return ScenarioNode(value: member, pointer: pointer.appending(name))
  }

  func required(_ name: String) throws(ScenarioError) -> ScenarioNode {
    if let member = try member(name) { return member }
    throw ScenarioError(
      pointer: pointer.appending(name),
      position: value.position,
      reason: .missing
    )
  }

  func elements() throws(ScenarioError) -> [ScenarioNode] {
    guard let array = value.arrayValue else { throw error(.notAnArray) }
    return array.enumerated().map { index, element in
      ScenarioNode(value: element, pointer: pointer.appending(index))
    }
  }

  func string() throws(ScenarioError) -> String {
    guard let text = value.stringValue else { throw error(.notAString) }
    return text
  }

  func fieldID() throws(ScenarioError) -> FieldID { FieldID(try string()) }

  func scrollerID() throws(ScenarioError) -> ScrollerID { ScrollerID(try string()) }

  func bool() throws(ScenarioError) -> Bool {
    guard let flag = value.boolValue else { throw error(.notABoolean) }
    return flag
  }

  func number() throws(ScenarioError) -> Double {
    guard let number = value.numberValue?.doubleValue, number.isFinite else {
      throw error(.notANumber)
    }
    return number
  }

  func length() throws(ScenarioError) -> Double {
    let length = try number()
    guard length >= 0 else { throw error(.negative) }
    return length
  }

  func integer() throws(ScenarioError) -> Int {
    guard let number = value.numberValue?.intValue else { throw error(.notAnInteger) }
    return number
  }

  /// One of the given words, as the value it stands for.
  func word<Value>(_ words: KeyValuePairs<String, Value>) throws(ScenarioError) -> Value {
    let text = value.stringValue
    if let choice = words.first(where: { $0.key == text }) { return choice.value }
    throw error(.notOneOf(words.map(\.key)))
  }
}

extension ScenarioNode {
  func rect() throws(ScenarioError) -> Rect {
    guard let array = value.arrayValue, array.count == 4 else { throw error(.notARectangle) }
    var numbers: [Double] = []
    for (place, element) in try elements().enumerated() {
      numbers.append(try place < 2 ? element.number() : element.length())
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A size; an extent that is left out is that of the given size.
  func size(otherwise size: Size?) throws(ScenarioError) -> Size {
    try expectMembers(["width", "height"])
    if let size {
      return Size(
        width: try member("width")?.length() ?? size.width,
        height: try member("height")?.length() ?? size.height
      )
    }
    return Size(width: try required("width").length(), height: try required("height").length())
  }

  /// A point; a coordinate that is left out is that of the given point.
  func point(otherwise point: Point) throws(ScenarioError) -> Point {
    Point(
      x: try member("x")?.number() ?? point.x,
      y: try member("y")?.number() ?? point.y
    )
  }
}
