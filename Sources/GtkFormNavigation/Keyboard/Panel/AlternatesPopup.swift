import GtkBridge
import KeyboardLayout

/// The bubble above a key that offers its alternates, or the layouts.
final class AlternatesPopup {
  /// The symbols that can be chosen from it.
  enum Choice: Hashable {
    case symbol(KeySymbol)
    case layout(KeyboardLayout)

    fileprivate var text: String {
      switch self {
      case .symbol(let symbol): symbol.label
      case .layout(let layout): layout.title
      }
    }
  }

  /// Called with what was chosen by a click.
  var onChoice: ((Choice) -> Void)?

  /// Called when it has opened or closed.
  var onOpenChange: ((Bool) -> Void)?

  private(set) var isOpen = false {
    didSet { if isOpen != oldValue { onOpenChange?(isOpen) } }
  }
  private(set) var choices: [Choice] = []
  /// The choice that would be made now.
  private(set) var chosen: Int? {
    didSet {
      guard chosen != oldValue else { return }
      if let oldValue { caps[oldValue].isChosen = false }
      if let chosen { caps[chosen].isChosen = true }
    }
  }

  private let surface: TouchSurface
  private let container = PlacedContainer()
  private(set) var caps: [KeyCap] = []
  private var popover: Popover?
  private var pressWatch: PressWatch?
  private var (cellWidth, cellHeight, perRow) = (36, 40, 8)

  init(over surface: TouchSurface) { self.surface = surface }

  /// Opens it above a key.
  ///
  /// - Parameters:
  ///   - choices: What it offers.
  ///   - frame: The place of the key on the surface.
  func open(_ choices: [Choice], at frame: PixelRect) {
    let popover = self.popover ?? makePopover()
    close()
    self.choices = choices
    while caps.count < choices.count { addCap() }
    for (index, cap) in caps.enumerated() {
      cap.show(choices.indices.contains(index) ? KeyLook(choices[index].text) : nil)
    }
    setSizes(frame, isWide: choices.contains { $0.text.count > 3 })
    popover.point(at: frame)
    popover.isVisible = true
    isOpen = true
    pressWatch = PressWatch { [weak self] in self?.pressed($0) }
  }

  /// A press elsewhere puts it away, and does what it does there.
  private func pressed(_ widget: Widget?) {
    let own = [surface, popover].compactMap { $0 as Widget? }
    if let widget, own.contains(where: widget.isSame(orInside:)) { return }
    close()
  }

  private func setSizes(_ frame: PixelRect, isWide: Bool) {
    let room = surface.allocatedSize.width - 2 * Self.border
    cellWidth = isWide ? min(140, room) : min(max(frame.width, 34), 48)
    cellHeight = max(frame.height, 36)
    perRow = min(max(1, room / cellWidth), choices.count)
    // Two rows of much the same length look better than one that is full and a rest.
    let rows = (choices.count + perRow - 1) / perRow
    perRow = (choices.count + rows - 1) / rows
    let width = perRow * cellWidth
    container.setRequest(minimumWidth: width, naturalWidth: width, height: rows * cellHeight)
    container.requestLayout()
  }

  /// The frame of a bubble around its content, in pixels, and some more.
  private static let border = 14

  private func makePopover() -> Popover {
    let popover = Popover(over: surface)
    popover.addStyleClass("nextfield-alternates")
    popover.isRightToLeft = false
    container.isRightToLeft = false
    container.isVisible = true
    container.onLayout { [weak self] in self?.layOut() }
    popover.add(container)
    self.popover = popover
    return popover
  }

  private func addCap() {
    let cap = KeyCap(isToggle: false) { [weak self] cap in self?.wasClicked(cap) }
    container.add(cap.button)
    caps.append(cap)
  }

  private func wasClicked(_ cap: KeyCap) {
    guard isOpen, let index = caps.firstIndex(where: { $0 === cap }),
      choices.indices.contains(index)
    else { return }
    let choice = choices[index]
    close()
    onChoice?(choice)
  }

  private func layOut() {
    for index in choices.indices {
      let frame = PixelRect(
        x: index % perRow * cellWidth + 1,
        y: index / perRow * cellHeight + 1,
        width: cellWidth - 2,
        height: cellHeight - 2
      )
      container.place(caps[index].button, at: frame)
    }
  }

  /// Chooses what is nearest to a point of the surface.
  func choose(nearX x: Double, y: Double) {
    let distances = choices.indices.compactMap { index in
      caps[index].button.frameAcrossWindows(in: surface).map {
        (index: index, distance: $0.squaredDistance(toX: x, y: y))
      }
    }
    chosen = distances.min { $0.distance < $1.distance }?.index
  }

  /// Chooses the next one to the right or to the left, or the first one.
  func moveChoice(by step: Int) {
    guard isOpen, !choices.isEmpty else { return }
    chosen = chosen.map { max(0, min(choices.count - 1, $0 + step)) } ?? 0
  }

  /// Closes it, if something is chosen.
  ///
  /// - Returns: What is chosen; nil if it stays open.
  func takeChoice() -> Choice? {
    guard isOpen, let chosen else { return nil }
    let choice = choices[chosen]
    close()
    return choice
  }

  /// Closes it; nothing is chosen.
  func close() {
    chosen = nil
    guard isOpen else { return }
    isOpen = false
    pressWatch = nil
    popover?.isVisible = false
  }

  /// Lets go of everything, as the keyboard is destroyed.
  func forget() {
    close()
    (onChoice, onOpenChange) = (nil, nil)
  }
}

extension KeyLook {
  /// The look of something that types the text on it.
  fileprivate init(_ text: String) {
    (face, name, tone, isOn) = (.text(text), text, .plain, false)
  }
}
