import GtkBridge
import GtkFormNavigation

/// Guessing how high is what is not made.
extension FormColumn {
  /// Takes the rows that are made as the measure for the others: again when the column has become
  /// narrower or letters larger.
  ///
  /// The visible part stays where it is.
  func learnHeights() {
    guard let sight, let width = sight.width else { return }
    if let measure {
      guard measure.isOutdated(width: width, height: height(of: measure.part)) else {
        return renewMeasure(width)
      }
    }
    let made = slots.compactMap { if case .part(let part, _) = $0 { part } else { nil } }
    let heights = made.map { height(of: $0) ?? plan.height(of: $0) }
    plan.guess(
      height: heights.reduce(0, +),
      ofItems: made.reduce(0) { $0 + plan.items(of: $1).count }
    )
    measure = nil
    renewMeasure(width)
    let growth = fitStandIns()
    if growth != 0 { sight.navigator.contentChanged(growthAbove: growth) }
  }

  /// Takes another part for the measure if the one that was it is not made any more.
  private func renewMeasure(_ width: Int) {
    guard measure.map({ !plan.isMade($0.part) }) ?? true else { return }
    for case .part(let part, _) in slots {
      guard let height = height(of: part) else { continue }
      measure = HeightMeasure(part: part, width: width, height: height)
      return
    }
  }

  private func height(of made: Int) -> Int? {
    for case .part(made, let box) in slots { return sight?.height(of: box) }
    return nil
  }

  /// Gives the stand-ins the heights that are guessed now, and tells by how much they have grown
  /// above what is seen.
  private func fitStandIns() -> Int {
    var growth = 0
    for case .gap(let run, let standIn) in slots {
      let (before, height) = (standIn.allocatedSize.height, plan.height(of: run))
      if let top = sight?.top(of: standIn), top + before <= 0 { growth += height - before }
      standIn.setMinimumSize(height: height)
    }
    return growth
  }
}
