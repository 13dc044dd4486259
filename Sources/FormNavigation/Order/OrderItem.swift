/// A member of a container: a field by its slot, or a scroller.
struct OrderItem: Hashable, Sendable {
  private let code: Int32

  init(slot: Int) { code = Int32(slot) }

  init(scroller: Int) { code = -Int32(scroller) - 1 }

  var slot: Int { Int(code) }

  var scroller: Int? { code < 0 ? -Int(code) - 1 : nil }
}
