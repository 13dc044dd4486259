import GtkBridge
import KeyboardLayout

/// The keys of the panel that is shown.
///
/// There are as many buttons as the largest panel needs; another panel gives them other faces. Keys
/// are counted row by row, gaps between them included.
final class KeyGrid {
  let container = PlacedContainer()
  private(set) var keys: [PanelKey] = []
  private(set) var frames: [PixelRect] = []
  /// How many buttons have been made, and how often one has got another face.
  private(set) var (buttonCount, changeCount) = (0, 0)
  private var caps: [KeyCap?] = []
  private var (plainCaps, toggleCaps): ([KeyCap], [KeyCap]) = ([], [])
  private var panel = KeyboardPanel(rows: [], columns: 1)
  private var metrics = KeyboardMetrics(windowHeight: 0)
  private var width = 0

  /// Called with the number of a key that assistive technology clicks.
  var onClick: ((Int) -> Void)?

  /// Called when the keys have been given their places.
  var onPlaced: (() -> Void)?

  init() {
    container.accessibleName = tr("On-screen keyboard")
    container.isRightToLeft = false
    // No panel of the layouts of XKB has more; were there one, more would be made.
    for _ in 0..<56 { plainCaps.append(makeCap(isToggle: false)) }
    for _ in 0..<2 { toggleCaps.append(makeCap(isToggle: true)) }
    container.onLayout { [weak self] in self?.layOut() }
  }

  private func makeCap(isToggle: Bool) -> KeyCap {
    let cap = KeyCap(isToggle: isToggle) { [weak self] cap in
      guard let self, let index = caps.firstIndex(where: { $0 === cap }) else { return }
      onClick?(index)
    }
    container.add(cap.button)
    buttonCount += 1
    return cap
  }

  /// Shows a panel.
  ///
  /// - Returns: Whether its keys are in other places than before.
  @discardableResult
  func show(
    _ new: KeyboardPanel,
    metrics: KeyboardMetrics,
    look: (PanelKey) -> KeyLook
  ) -> Bool {
    let isMoved = metrics != self.metrics || !panel.hasSamePlaces(as: new)
    (panel, self.metrics) = (new, metrics)
    keys = new.rows.flatMap { $0 }
    var (plain, toggles) = (0, 0)
    var caps: [KeyCap?] = []
    for key in keys {
      guard key.action != .gap else {
        caps.append(nil)
        continue
      }
      let cap: KeyCap
      if key.action == .shift || key.action == .alternate {
        cap = self.cap(toggles, in: \.toggleCaps, isToggle: true)
        toggles += 1
      } else {
        cap = self.cap(plain, in: \.plainCaps, isToggle: false)
        plain += 1
      }
      if cap.show(look(key)) { changeCount += 1 }
      caps.append(cap)
    }
    for cap in plainCaps[plain...] + toggleCaps[toggles...] { cap.show(nil) }
    let isRearranged = !caps.elementsEqual(self.caps) { $0 === $1 }
    self.caps = caps
    if isRearranged { container.setOrder(caps.compactMap { $0?.button }) }
    if isMoved || isRearranged { rearrange() }
    return isMoved
  }

  private func cap(
    _ number: Int,
    in pool: ReferenceWritableKeyPath<KeyGrid, [KeyCap]>,
    isToggle: Bool
  ) -> KeyCap {
    while self[keyPath: pool].count <= number {
      self[keyPath: pool].append(makeCap(isToggle: isToggle))
    }
    return self[keyPath: pool][number]
  }

  private func rearrange() {
    container.setRequest(
      minimumWidth: KeyboardMetrics.leastWidth,
      naturalWidth: 360,
      height: metrics.height(rows: panel.rows.count)
    )
    frames = width > 0 ? metrics.frames(of: panel, width: width) : []
    container.requestLayout()
  }

  private func layOut() {
    width = container.allocatedSize.width
    frames = metrics.frames(of: panel, width: width)
    for (cap, frame) in zip(caps, frames) {
      if let cap { container.place(cap.button, at: frame) }
    }
    onPlaced?()
  }

  /// The button that is a key at the moment.
  func cap(at index: Int?) -> KeyCap? {
    index.flatMap { caps.indices.contains($0) ? caps[$0] : nil }
  }

  /// The key that is nearest to a point of the container.
  func key(nearX x: Double, y: Double) -> Int? {
    frames.indices.filter { cap(at: $0) != nil }.min {
      frames[$0].squaredDistance(toX: x, y: y) < frames[$1].squaredDistance(toX: x, y: y)
    }
  }
}

extension KeyboardPanel {
  /// Whether there is a key wherever the other one has one, as wide as that.
  func hasSamePlaces(as other: KeyboardPanel) -> Bool {
    columns == other.columns
      && rows.elementsEqual(other.rows) {
        $0.elementsEqual($1) { $0.width == $1.width && ($0.action == .gap) == ($1.action == .gap) }
      }
  }
}
