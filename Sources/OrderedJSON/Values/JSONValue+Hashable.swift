extension JSONValue: Hashable {
  /// Feeds what the value means to the hasher, wherever it was read and in whatever order.
  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .string(let text): text.hashExactly(into: &hasher)
    case .array(let elements): hasher.combine(elements)
    case .object(let object):
      var sum = 0
      for member in object.members {
        var own = Hasher()
        member.key.hashExactly(into: &own)
        own.combine(member.value)
        sum &+= own.finalize()
      }
      hasher.combine(sum)
    }
  }
}
