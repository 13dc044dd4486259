/// The sort key of the members of a container or of a band, with the host's own order last.
struct OrderKey: Comparable {
  let first: Double
  let second: Double
  let label: Int64

  static func < (left: OrderKey, right: OrderKey) -> Bool {
    if left.first != right.first { return left.first < right.first }
    if left.second != right.second { return left.second < right.second }
    return left.label < right.label
  }
}
