extension JSONValue: Hashable {
  /// Feeds what the value means to the hasher, wherever it was read and in whatever order.
  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    // Coarser than `==`, never finer: exactly equal strings hash alike.
    case .string(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements)
    case .object(let object):
      var sum = 0
      for member in object.members {
        var own = Hasher()
        own.combine(member.key)
        own.combine(member.value)
        sum &+= own.finalize()
      }
      hasher.combine(sum)
    }
  }
}
