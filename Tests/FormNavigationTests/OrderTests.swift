import FormNavigation
import Testing

@Suite struct OrderTests {
  @Test func `a taller neighbor does not pull a field out of its row`() {
    let engine = Forms.engine([
      Forms.field("notes", 0, x: 200, width: 100, height: 200),
      Forms.field("name", 10, width: 100),
      Forms.field("city", 100, width: 100),
      Forms.field("send", 220),
    ])
    #expect(engine.chainIDs == ["name", "city", "notes", "send"])
  }

  @Test func `a run of fields that are yet to be made counts as many and is one stop`() {
    var engine = Forms.engine([
      Forms.field("a", 0),
      Forms.field("rest", 60, height: 4000) { $0.count = 100 },
      Forms.field("nothing", 4060) { $0.count = 0 },
      Forms.field("z", 4100),
    ])
    #expect(engine.chainIDs == ["a", "rest", "z"])
    #expect(engine.count == 102)
    engine.handle(.fieldFocused("z"))
    #expect(engine.index == 101)
    #expect(engine.previousField == "rest")
    #expect(engine.index(of: "rest") == 1)
    #expect(engine.index(of: "nothing") == nil)
    engine.handle(.fieldChanged(Forms.field("rest", 60, height: 3960) { $0.count = 99 }))
    engine.handle(.fieldInserted(Forms.field("b", 60), before: "rest"))
    engine.handle(.fieldChanged(Forms.field("rest", 100, height: 3960) { $0.count = 99 }))
    #expect(engine.chainIDs == ["a", "b", "rest", "z"])
    #expect((engine.index, engine.count) == (101, 102))
    engine.handle(.fieldRemoved("rest"))
    #expect((engine.index, engine.count) == (2, 3))
  }

  @Test func `equal places fall back to the host's list`() {
    let engine = Forms.engine([Forms.field("b", 0), Forms.field("a", 0), Forms.field("c", 0)])
    #expect(engine.chainIDs == ["b", "a", "c"])
  }

  @Test func `the tree policy keeps the host's list`() {
    let engine = Forms.engine(
      [Forms.field("c", 200), Forms.field("a", 0), Forms.field("b", 100)],
      options: NavigationOptions(orderPolicy: .tree)
    )
    #expect(engine.chainIDs == ["c", "a", "b"])
  }

  @Test func `a field without a number follows the one it follows on the page`() {
    let engine = Forms.engine([
      Forms.field("a", 0) { $0.order = 1 },
      Forms.field("after-a", 60),
      Forms.field("c", 120) { $0.order = 0 },
      Forms.field("after-c", 180),
    ])
    #expect(engine.chainIDs == ["c", "after-c", "a", "after-a"])
  }

  @Test func `fields before the first number stay before it`() {
    let engine = Forms.engine([
      Forms.field("top", 0), Forms.field("a", 60) { $0.order = 2 },
      Forms.field("b", 120) { $0.order = 1 },
    ])
    #expect(engine.chainIDs == ["b", "top", "a"])
  }

  @Test func `equal numbers are in reading order`() {
    let engine = Forms.engine([
      Forms.field("b", 60) { $0.order = 1 }, Forms.field("a", 0) { $0.order = 1 },
      Forms.field("first", 120) { $0.order = 0 },
    ])
    #expect(engine.chainIDs == ["first", "a", "b"])
  }

  @Test func `a link puts its target directly behind its owner, for all`() {
    let engine = Forms.engine([
      Forms.field("a", 0) { $0.successor = .field("d") }, Forms.field("b", 60),
      Forms.field("c", 120), Forms.field("d", 180), Forms.field("e", 240),
    ])
    #expect(engine.chainIDs == ["a", "d", "b", "c", "e"])
    #expect(engine.previousField(before: "d") == "a")
  }

  @Test func `a target has one owner, the first in the order`() {
    let engine = Forms.engine([
      Forms.field("a", 0) { $0.successor = .field("d") },
      Forms.field("b", 60) { $0.successor = .field("d") },
      Forms.field("c", 120), Forms.field("d", 180),
    ])
    #expect(engine.chainIDs == ["a", "d", "b", "c"])
  }

  @Test func `a ring of links ends`() {
    let engine = Forms.engine([
      Forms.field("a", 0) { $0.successor = .field("b") },
      Forms.field("b", 60) { $0.successor = .field("c") },
      Forms.field("c", 120) { $0.successor = .field("a") },
    ])
    #expect(engine.chainIDs == ["a", "b", "c"])
    #expect(engine.nextField(after: "c") == nil)
  }

  @Test func `a field that leads to itself leads on`() {
    let engine = Forms.engine([
      Forms.field("a", 0) { $0.successor = .field("a") }, Forms.field("b", 60),
    ])
    #expect(engine.nextField(after: "a") == "b")
  }

  @Test func `a link comes to life with its target`() {
    var engine = Forms.engine([
      Forms.field("a", 0) { $0.successor = .field("z") }, Forms.field("b", 60),
    ])
    engine.handle(.fieldInserted(Forms.field("z", 300), before: nil))
    #expect(engine.chainIDs == ["a", "z", "b"])
    engine.handle(.fieldRemoved("z"))
    #expect(engine.chainIDs == ["a", "b"])
  }

  @Test func `a horizontal scroller is one band in the order of its own axis`() {
    let cards = Scroller(
      id: "cards",
      rect: Rect(x: 0, y: 60, width: 400, height: 100),
      axis: .horizontal,
      contentSize: Size(width: 1200, height: 100)
    )
    let fields = [
      Forms.field("below", 170), Forms.field("above", 0),
      Forms.field("third", 0, x: 800) { $0.scroller = "cards" },
      Forms.field("first", 50, x: 0) { $0.scroller = "cards" },
      Forms.field("second", 0, x: 400) { $0.scroller = "cards" },
    ]
    let engine = Forms.engine(fields, scrollers: [cards])
    #expect(engine.chainIDs == ["above", "first", "second", "third", "below"])
    let mirrored = Forms.engine(
      fields,
      options: NavigationOptions(direction: .rightToLeft),
      scrollers: [cards]
    )
    #expect(mirrored.chainIDs == ["above", "third", "second", "first", "below"])
  }

  @Test func `a scroller's fields stay together`() {
    let panel = Scroller(
      id: "panel",
      rect: Rect(x: 0, y: 50, width: 200, height: 100),
      contentSize: Size(width: 200, height: 900)
    )
    let engine = Forms.engine(
      [
        Forms.field("side", 60, x: 210), Forms.field("last", 800) { $0.scroller = "panel" },
        Forms.field("first", 0) { $0.scroller = "panel" },
      ],
      scrollers: [panel]
    )
    #expect(engine.chainIDs == ["first", "last", "side"])
  }

  @Test func `scrollers that hold each other do not hang the engine`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let size = Size(width: 100, height: 500)
    let engine = Forms.engine(
      [Forms.field("a", 0) { $0.scroller = "one" }],
      scrollers: [
        Scroller(id: "one", rect: rect, parent: "two", contentSize: size),
        Scroller(id: "two", rect: rect, parent: "one", contentSize: size),
      ]
    )
    #expect(engine.chainIDs == ["a"])
  }

  @Test func `a field between two is inserted in the chain and the labels at once`() {
    var engine = Forms.column("a", "c")
    engine.handle(.fieldFocused("a"))
    engine.handle(.fieldInserted(Forms.field("b", 30, height: 10), before: nil))
    #expect(engine.nextField == "b")
    #expect(engine.index == 0 && engine.count == 3)
  }

  @Test func `queries change nothing`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("b"))
    for _ in 0..<3 {
      #expect(engine.nextField == "c" && engine.previousField == "a")
      #expect(engine.index == 1 && engine.count == 3)
    }
  }
}
