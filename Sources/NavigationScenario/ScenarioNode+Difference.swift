internal import OrderedJSON

extension ScenarioNode {
  /// Returns the first difference of an actual value from this expected one, or nil if there is
  /// none.
  ///
  /// Members that the expected value does not have are not compared.
  func difference(from actual: JSONValue) -> ScenarioDifference? {
    guard let object = value.objectValue, let actualObject = actual.objectValue else {
      guard value != actual else { return nil }
      return ScenarioDifference(
        pointer: pointer,
        expected: value.spacedText,
        actual: actual.spacedText
      )
    }
    for member in object.members {
      let node = ScenarioNode(value: member.value, pointer: pointer.appending(member.key))
      guard let counterpart = actualObject[member.key] else {
        return ScenarioDifference(
          pointer: node.pointer,
          expected: member.value.spacedText,
          actual: nil
        )
      }
      if let difference = node.difference(from: counterpart) { return difference }
    }
    return nil
  }
}
