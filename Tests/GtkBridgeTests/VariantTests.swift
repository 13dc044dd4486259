import GtkBridge
import XCTest

/// A value is read as what it is, and as nothing else.
@MainActor
final class VariantTests: XCTestCase {
  func testEachTypeIsReadAsItselfOnly() async throws {
    let values: [(Variant, String)] = [
      (Variant(true), "b"), (Variant("é"), "s"), (Variant(boxing: Variant("x")), "v"),
      (Variant(tuple: [Variant(false), Variant("")]), "(bs)"), (Variant(tuple: []), "()"),
      (Variant(pairs: [("a", "b")]), "a(ss)"), (Variant(pairs: []), "a(ss)"),
    ]
    for (value, type) in values {
      XCTAssertEqual(value.type, type)
      XCTAssertEqual(value.boolean, type == "b" ? true : nil)
      XCTAssertEqual(value.string, type == "s" ? "é" : nil)
      XCTAssertEqual(value.boxed?.string, type == "v" ? "x" : nil)
      XCTAssertEqual(value.pairs != nil, type == "a(ss)")
      XCTAssertEqual(value.elements == nil, ["b", "s", "v"].contains(type))
      XCTAssertNil(value["a"]?.type)
    }
  }

  func testThePartsOutliveTheWhole() async throws {
    let parts = Variant(tuple: [Variant(boxing: Variant("in")), Variant(true)]).elements
    XCTAssertEqual(parts?[0].boxed?.string, "in")
    XCTAssertEqual(parts?[1].boolean, true)
  }
}
