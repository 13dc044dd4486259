/// The order of the active group's fields that geometry gives, or the host's own list.
struct ReadingOrder {
  private(set) var slots: [Int32] = []
  private let table: FieldTable
  private let scrollers: ScrollerTable
  private let options: NavigationOptions
  private var members: [Int: [Item]] = [:]

  private struct Item {
    var slot: Int32
    var scroller: Int?
    var rect: Rect
    var label: Int64
  }

  init(table: FieldTable, scrollers: ScrollerTable, options: NavigationOptions) {
    self.table = table
    self.scrollers = scrollers
    self.options = options
    let group = table.tree.filter { table.fields[Int($0)].group == options.activeGroup }
    guard options.orderPolicy == .reading else {
      slots = group
      return
    }
    collect(group)
    emit(container: -1, axis: .vertical)
  }

  private mutating func collect(_ group: [Int32]) {
    var entered: Set<Int> = []
    for slot in group {
      let field = table.fields[Int(slot)]
      let path = scrollers.path(from: field.scroller)
      members[path.first ?? -1, default: []].append(
        Item(slot: slot, scroller: nil, rect: field.rect, label: table.labels[Int(slot)])
      )
      for (depth, index) in path.enumerated() where entered.insert(index).inserted {
        let parent = depth + 1 < path.count ? path[depth + 1] : -1
        members[parent, default: []].append(
          Item(
            slot: -1,
            scroller: index,
            rect: scrollers.scrollers[index].rect,
            label: Int64.max - Int64(scrollers.scrollers.count) + Int64(index)
          )
        )
      }
    }
  }

  private mutating func emit(container: Int, axis: Scroller.Axis) {
    guard var items = members.removeValue(forKey: container) else { return }
    if axis == .horizontal {
      items.sort { precedesInRow($0, $1) }
      for item in items { emit(item) }
      return
    }
    items.sort { ($0.rect.y, $0.label) < ($1.rect.y, $1.label) }
    var start = 0
    while start < items.count {
      let leader = items[start].rect
      var end = start + 1
      while end < items.count, items[end].rect.y < leader.maxY || items[end].rect.y == leader.y {
        end += 1
      }
      for item in items[start..<end].sorted(by: precedesInRow) { emit(item) }
      start = end
    }
  }

  private mutating func emit(_ item: Item) {
    if let index = item.scroller {
      emit(container: index, axis: scrollers.scrollers[index].axis)
    } else {
      slots.append(item.slot)
    }
  }

  private func precedesInRow(_ first: Item, _ second: Item) -> Bool {
    let isMirrored = options.direction == .rightToLeft
    let firstEdge = isMirrored ? -first.rect.maxX : first.rect.x
    let secondEdge = isMirrored ? -second.rect.maxX : second.rect.x
    return (firstEdge, first.rect.y, first.label) < (secondEdge, second.rect.y, second.label)
  }
}
