import GtkBridge
import GtkFormNavigation

/// Where a column is seen: what of it lies in the scrolled window, and who has to know of changes.
final class ColumnSight {
  let navigator: FormNavigator
  private let scroller: ScrolledWindow
  private let column: Box

  init(of column: Box, in scroller: ScrolledWindow, navigator: FormNavigator) {
    (self.column, self.scroller, self.navigator) = (column, scroller, navigator)
  }

  /// How high the part is that can be seen, in pixels.
  var page: Int { Int(scroller.verticalAdjustment.pageSize) }

  /// Where a box begins, from the upper edge of what can be seen; nil while it has no place.
  func top(of box: Widget) -> Int? {
    box.allocatedSize.height > 1 ? box.frame(in: scroller)?.y : nil
  }

  /// How wide what stands in the column is; nil while it has no place.
  var width: Int? {
    guard let width = column.children.first?.allocatedSize.width, width > 1 else { return nil }
    return width
  }

  /// How high a box wants to be, with the margin around it; nil while the column has no width.
  func height(of box: Widget) -> Int? { width.map(box.naturalHeight(forWidth:)) }
}
