extension NavigationEngine {
  /// The field that has the focus.
  public var focusedField: FieldID? { focusedID }

  /// The field that a move forward leads to, or nil if there is none; the first one while no field
  /// has the focus.
  public var nextField: FieldID? { nextSlot.map { table.fields[$0].id } }

  /// The field that a move backward leads to, or nil if there is none; the last one while no field
  /// has the focus.
  public var previousField: FieldID? { previousSlot.map { table.fields[$0].id } }

  /// The field at which a walk begins, or nil if there is nothing to walk.
  public var firstField: FieldID? { chain.first.map { table.fields[$0].id } }

  /// The field at which a walk ends, or nil if there is nothing to walk.
  public var lastField: FieldID? { chain.last.map { table.fields[$0].id } }

  /// Whether there is a next field.
  public var canMoveNext: Bool { nextSlot != nil }

  /// Whether there is a previous field.
  public var canMovePrevious: Bool { previousSlot != nil }

  /// The position of the focused field among the eligible ones, from zero; -1 if it is none of
  /// them.
  public var index: Int { focus.flatMap { chain.rank(of: $0) } ?? -1 }

  /// Returns the position of a field among the eligible ones, from zero, or nil if it is none of
  /// them; a run of fields has that of the first of them.
  public func index(of id: FieldID) -> Int? {
    table.slot(of: id).flatMap { chain.rank(of: $0) }
  }

  /// How many fields are eligible, that is can be moved to.
  public var count: Int { chain.totalWeight }

  /// The height hidden at the bottom of the viewport by the keyboard and the bar above it, inside
  /// the viewport.
  public var obscuredBottom: Double { keyboard.obscuredBottom(in: viewport) }

  /// The height to add below the content so that its last field can be raised above the keyboard.
  ///
  /// It is ``obscuredBottom`` while a field has the focus, else zero.
  public var extraSpace: Double { focus == nil ? 0 : obscuredBottom }

  /// The largest legal scroll offset.
  public var maximumScrollOffset: Point {
    Point(x: horizontalAxis.maximumOffset, y: verticalAxis.maximumOffset)
  }

  /// Whether the engine wants a keyboard, which it does for a focused field that can be typed into.
  public var wantsKeyboard: Bool { focus.map { table.fields[$0].asksForKeyboard } ?? false }

  /// Whether the user has scrolled away from the focused field and has done nothing since that
  /// brings it back.
  public var isRevealSuspended: Bool { isSuspended }

  /// The ids of all fields in the host's own order.
  public var fieldIDs: [FieldID] { table.tree.map { table.fields[Int($0)].id } }

  /// The ids of the fields that can be moved to, in the order of the chain.
  public var chainIDs: [FieldID] { chain.eligibleSlots.map { table.fields[$0].id } }

  /// Returns what is known of a field, or nil if there is none with that id.
  public func field(_ id: FieldID) -> Field? { table.slot(of: id).map { table.fields[$0] } }

  /// Returns what is known of a scroller, with its present offset, or nil if there is none with
  /// that id.
  public func scroller(_ id: ScrollerID) -> Scroller? { scrollers[id] }

  /// Returns how far a scroller inside the form is scrolled, or nil if there is none with that id.
  public func offset(of id: ScrollerID) -> Point? { scrollers[id]?.offset }

  /// All scrollers inside the form, with their present offsets.
  public var allScrollers: [Scroller] { scrollers.scrollers }

  /// Returns the field that a move forward from another one would lead to, or nil if there is none.
  public func nextField(after id: FieldID) -> FieldID? {
    table.slot(of: id).flatMap(slot(after:)).map { table.fields[$0].id }
  }

  /// Returns the field that a move backward from another one would lead to, or nil if there is
  /// none.
  public func previousField(before id: FieldID) -> FieldID? {
    table.slot(of: id).flatMap(slot(before:)).map { table.fields[$0].id }
  }

  var nextSlot: Int? {
    guard let focus else { return chain.first }
    return slot(after: focus)
  }

  var previousSlot: Int? {
    guard let focus else { return chain.last }
    return slot(before: focus)
  }

  func slot(after slot: Int) -> Int? {
    if let next = chain.next(after: slot) { return next }
    guard options.wraps, chain.contains(slot), let first = chain.first, first != slot else {
      return nil
    }
    return first
  }

  func slot(before slot: Int) -> Int? {
    if let previous = chain.previous(before: slot) { return previous }
    guard options.wraps, chain.contains(slot), let last = chain.last, last != slot else {
      return nil
    }
    return last
  }

  var verticalAxis: RevealAxis {
    RevealAxis(
      viewportLength: viewport.height,
      contentLength: contentSize.height,
      obscuredStart: obscuredTop,
      obscuredEnd: obscuredBottom,
      extraSpace: extraSpace
    )
  }

  var horizontalAxis: RevealAxis {
    RevealAxis(viewportLength: viewport.width, contentLength: contentSize.width)
  }

  func clamped(_ offset: Point) -> Point {
    Point(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }
}
