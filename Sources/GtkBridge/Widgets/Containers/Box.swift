internal import CGtk

/// A row or a column of widgets.
@MainActor
public final class Box: Container {
  /// Creates an empty one.
  ///
  /// - Parameters:
  ///   - isVertical: Whether the widgets stand one below the other.
  ///   - spacing: The room between two of them, in pixels.
  package init(isVertical: Bool, spacing: Int = 0) {
    let orientation = isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    super.init(taking: made(gtk_box_new(orientation, gint(spacing))))
  }

  /// Puts a widget in before the one that is at a position.
  package func insert(_ child: Widget, at position: Int) {
    add(child)
    gtk_box_reorder_child(pointer(), child.widget, gint(position))
  }

  /// Moves a widget that is in it to a position.
  package func move(_ child: Widget, to position: Int) {
    gtk_box_reorder_child(pointer(), child.widget, gint(position))
  }

  /// Adds a widget at the end where reading ends.
  package func addAtEnd(_ child: Widget) {
    gtk_box_pack_end(pointer(), child.widget, 0, 0, 0)
  }
}
