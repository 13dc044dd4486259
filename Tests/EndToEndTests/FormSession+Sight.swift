import AccessibilityDriver

extension FormSession {
  /// Finds the outermost thing around the field that scrolls.
  func pane(around field: Accessible) throws -> Accessible {
    var pane: Accessible?
    var ancestor = try field.parent
    while let current = ancestor {
      if try current.role == .scrollPane { pane = current }
      ancestor = try current.role == .frame ? nil : current.parent
    }
    guard let pane else { throw Missing("a scroll pane around \(try field.name)") }
    return pane
  }

  /// Waits until the whole field lies inside the scroll pane and under no button of the bar, and
  /// stays there.
  ///
  /// A field that is higher than the pane is seen when the line with its caret is.
  func expectSeen(_ label: String) throws {
    try expectSeen(field(label), label)
  }

  /// Waits until the whole field is seen, as ``expectSeen(_:)`` says.
  func expectSeen(_ field: Accessible, _ label: String) throws {
    let pane = try pane(around: field)
    let bar = try ["Previous", "Next", "Done"].map { try button($0) }
    var looks = 0
    var place = ""
    try wait("\"\(label)\" is seen: \(place)", upTo: 3) {
      let paneExtents = try pane.extents
      var extents = try field.extents
      if extents.height > paneExtents.height, field.is(.multiLine) {
        extents = try field.characterExtents(at: field.caretOffset)
      }
      place = "\(extents) in \(paneExtents)"
      let isClear = try bar.allSatisfy { try !$0.extents.intersects(extents) }
      let isSeen = isClear && paneExtents.contains(extents) && extents.height > 0
      // Something that was still under way could take it away again.
      looks = isSeen ? looks + 1 : 0
      return looks == 8
    }
  }

  /// Gives the topmost window the size, and waits until the program has drawn itself anew.
  func resize(width: Int, height: Int) throws {
    let window = try topLevelWindow
    window.resize(width: width, height: height)
    try wait("the window is \(width) by \(height)") { window.size == (width, height) }
    try window.waitForAnswer()
    // The window is resized at once, what is in it with the next frame. A keyboard may stand below
    // the bar.
    try wait("the content is \(width) by \(height)") {
      let parts = try activeWindow.children.map { try $0.extents }
      guard let extents = parts.max(by: { $0.height < $1.height }) else { return false }
      let gaps = (width - extents.x - extents.width, height - extents.y - extents.height)
      return (0..<40).contains(gaps.0) && (0..<40).contains(gaps.1)
    }
  }

  /// Presses the button with the pointer.
  func point(at name: String) throws {
    let extents = try button(name).extents
    try topLevelWindow.click(x: extents.x + extents.width / 2, y: extents.y + extents.height / 2)
  }
}
