/// The parts of the focused field to show, from the largest to the smallest, in the coordinates of
/// one content.
struct RevealTarget {
  var context: Rect?
  var whole: Rect?
  var field: Rect
  var caret: Rect?

  init(_ field: Field) {
    let whole = field.revealRect.map { $0.union(field.rect) }
    self.whole = whole
    context = field.contextRect.map { $0.union(whole ?? field.rect) }
    self.field = field.rect
    caret = field.caret
  }

  /// The same in the coordinates of what contains a scroller, after that scroller has moved.
  func carried(outOf scroller: Scroller) -> RevealTarget {
    var target = self
    let dx = scroller.rect.x - scroller.offset.x
    let dy = scroller.rect.y - scroller.offset.y
    let carry = { (rect: Rect) in rect.moved(x: dx, y: dy).clipped(to: scroller.rect) }
    target.context = context.map(carry)
    target.whole = whole.map(carry)
    target.field = carry(field)
    target.caret = caret.map(carry)
    return target
  }

  /// The largest part that fits: all, else label, entry and message, else the entry, which yields
  /// to the caret if too long.
  func span(_ axis: KeyPath<Rect, Span>, within length: Double) -> Span {
    if let context = context?[keyPath: axis], context.length <= length { return context }
    if let whole = whole?[keyPath: axis], whole.length <= length { return whole }
    return field[keyPath: axis]
  }

  /// The line with the caret, for a field that is too tall: from the label down or else on to the
  /// message, if that fits; nil without a caret.
  func line(within height: Double) -> Span? {
    guard let caret else { return nil }
    guard let whole else { return caret.vertical }
    let start = min(whole.y, caret.y)
    let end = max(whole.maxY, caret.maxY)
    if whole.y < field.y, caret.maxY - start <= height {
      return Span(start: start, length: caret.maxY - start)
    }
    if whole.maxY > field.maxY, end - caret.y <= height {
      return Span(start: caret.y, length: end - caret.y)
    }
    return caret.vertical
  }
}
