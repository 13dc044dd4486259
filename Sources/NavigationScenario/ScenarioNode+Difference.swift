internal import OrderedJSON

extension ScenarioNode {
  /// Says how an actual value differs from this expected one, or nil if it does not; members that do not stand here
  /// are not compared.
  func difference(from actual: JSONValue) -> String? {
    guard let object = value.objectValue, let actualObject = actual.objectValue else {
      return value == actual
        ? nil : "\(pointer): expected \(value.spacedText), got \(actual.spacedText)"
    }
    for member in object.members {
      let node = ScenarioNode(value: member.value, pointer: pointer.appending(member.key))
      guard let counterpart = actualObject[member.key] else {
        return "\(node.pointer): expected \(member.value.spacedText), got nothing"
      }
      if let difference = node.difference(from: counterpart) { return difference }
    }
    return nil
  }
}
