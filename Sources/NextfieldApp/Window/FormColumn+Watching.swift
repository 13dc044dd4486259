import GtkBridge
import GtkFormNavigation

/// Making what comes into sight, in time.
extension FormColumn {
  /// Begins to make what comes into sight.
  func watch(_ scroller: ScrolledWindow, navigator: FormNavigator) {
    sight = ColumnSight(of: widget, in: scroller, navigator: navigator)
    for case .gap(_, let standIn) in slots { announce(standIn) }
    if plan.partCount > 0 { make(0) }
    scroller.connect("realize", after: true) { [weak self, weak scroller] in
      guard let self, let scroller else { return }
      updates = scroller.onFrameUpdate { [weak self] in self?.update() }
    }
    let look: @MainActor () -> Void = { [weak self, weak scroller] in
      self?.needsUpdate = true
      scroller?.requestFrameUpdate()
    }
    scroller.verticalAdjustment.onValueChange(look)
    scroller.verticalAdjustment.onExtentChange(look)
    // Letters may have another size now.
    scroller.connect("style-updated", after: true, look)
  }

  /// Makes what is seen by now, before the frame is laid out, and the rest later.
  private func update() {
    guard needsUpdate, let sight, sight.page > 1 else { return }
    needsUpdate = false
    // The first frame waits for nothing but what is seen in it.
    let reach = worksAhead ? sight.page / 2 : 0
    while let part = nextPart(within: reach) { make(part) }
    // If keys come without a pause there is never nothing else to do.
    if rows.count > Self.rowLimit * 3 / 2 { releaseWhatIsFar() }
    workLater()
  }

  /// From now on more is made than what is seen, while there is nothing else to do.
  ///
  /// To be called when the window has been seen first, which this is not to hold up.
  func workAhead() {
    worksAhead = true
    workLater()
  }

  func workLater() {
    guard worksAhead, work?.isPending != true else { return }
    work = MainLoop.whenIdle { [weak self] in self?.workOn() }
  }

  /// Makes one part more, or gives some up; the rest later, so that no key waits.
  private func workOn() {
    guard let sight, sight.page > 1 else { return }
    learnHeights()
    let reach = isLong ? 2 * sight.page : Int.max / 4
    if let part = nextPart(within: reach) {
      make(part)
      workLater()
    } else {
      releaseWhatIsFar()
    }
  }

  /// The part to be made next of those that are no farther from what is seen.
  private func nextPart(within reach: Int) -> Int? {
    guard let sight else { return nil }
    for case .gap(let run, let standIn) in slots {
      guard let top = sight.top(of: standIn) else { continue }
      let wanted = plan.parts(of: run, from: top, in: -reach..<sight.page + reach)
      guard !wanted.isEmpty else { continue }
      // A part that begins above is made from below, where it is nearest.
      return top < 0 && wanted.upperBound == run.upperBound ? wanted.last : wanted.first
    }
    return nil
  }

  private func releaseWhatIsFar() {
    guard let sight, rows.count > Self.rowLimit else { return }
    let kept = keptIndex().flatMap(part(ofField:))
    var far: [(part: Int, distance: Int)] = []
    for case .part(let part, let box) in slots where part != kept {
      guard let top = sight.top(of: box) else { continue }
      let distance = max(-(top + box.allocatedSize.height), top - sight.page)
      if distance > 3 * sight.page { far.append((part, distance)) }
    }
    for (part, _) in far.sorted(by: { $0.distance > $1.distance }) where rows.count > Self.rowLimit
    {
      release(part)
    }
  }
}
