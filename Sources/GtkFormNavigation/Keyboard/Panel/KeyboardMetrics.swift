import GtkBridge
import KeyboardLayout

/// How large the keys are and where each is, in pixels of the panel.
///
/// The size of the window decides, not what is on the keys.
struct KeyboardMetrics: Hashable {
  /// The size of the window's content.
  var windowHeight: Int

  /// The room that a key has to its next one.
  static let gap = 4
  /// The room around all keys.
  static let padding = 3
  /// Beyond this the keys do not become wider.
  static let greatestWidth = 720
  /// The least width; the narrowest phone has more.
  static let leastWidth = 280

  /// The least that a finger can hit; a phone on its side has no room even for that.
  private var leastKeyHeight: Int { windowHeight >= 480 ? 40 : 32 }

  /// The height of a key if there are so many rows.
  func keyHeight(rows: Int) -> Int {
    guard rows > 0 else { return leastKeyHeight }
    // Four rows are usual. Others are as high altogether, so that nothing jumps when a page is
    // turned.
    let usual = min(max(windowHeight * 45 / 100 / 4 - Self.gap, leastKeyHeight), 48)
    return max(leastKeyHeight, (usual + Self.gap) * 4 / rows - Self.gap)
  }

  /// The height of a panel.
  func height(rows: Int) -> Int {
    rows * (keyHeight(rows: rows) + Self.gap) + 2 * Self.padding
  }

  /// The places of all keys of a panel, row by row; gaps between keys have one, too.
  func frames(of panel: KeyboardPanel, width: Int) -> [PixelRect] {
    let used = min(width, Self.greatestWidth, max(Self.leastWidth, panel.columns * 50))
    let left = Double((width - used) / 2 + Self.padding)
    let unit = Double(used - 2 * Self.padding) / Double(max(1, panel.columns))
    let height = keyHeight(rows: panel.rows.count)
    var frames: [PixelRect] = []
    for (row, keys) in panel.rows.enumerated() {
      var column = 0
      for key in keys {
        let start = Int((left + Double(column) * unit).rounded())
        column += key.width
        let end = Int((left + Double(column) * unit).rounded())
        frames.append(
          PixelRect(
            x: start + Self.gap / 2,
            y: Self.padding + row * (height + Self.gap) + Self.gap / 2,
            width: end - start - Self.gap,
            height: height
          )
        )
      }
    }
    return frames
  }
}

extension PixelRect {
  /// The square of the distance of a point; 0 inside.
  func squaredDistance(toX x: Double, y: Double) -> Double {
    let across = max(Double(self.x) - x, 0, x - Double(self.x + width))
    let down = max(Double(self.y) - y, 0, y - Double(self.y + height))
    return across * across + down * down
  }

  /// The point in its middle.
  var center: (x: Double, y: Double) {
    (Double(x) + Double(width) / 2, Double(y) + Double(height) / 2)
  }
}
