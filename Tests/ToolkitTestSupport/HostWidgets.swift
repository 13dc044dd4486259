internal import CGtk
internal import CGtkHelpers
package import GtkBridge

/// Widgets that a host may use and this project does not.
@MainActor
package enum HostWidgets {
  /// An expander with a title.
  package static func expander(_ title: String, _ child: Widget) -> Container {
    add(child, to: container(gtk_expander_new(title)))
  }

  /// Opens or closes an expander.
  package static func setExpanded(_ expander: Widget, _ isExpanded: Bool) {
    expander.withPointer {
      gtk_expander_set_expanded($0.assumingMemoryBound(to: GtkExpander.self), isExpanded ? 1 : 0)
    }
  }

  /// A container that slides what is in it in and out from below, closed at first.
  package static func revealer(_ child: Widget, milliseconds: UInt32 = 250) -> Container {
    let revealer = add(child, to: container(gtk_revealer_new()))
    revealer.withPointer {
      let revealer = $0.assumingMemoryBound(to: GtkRevealer.self)
      gtk_revealer_set_transition_duration(revealer, milliseconds)
      gtk_revealer_set_transition_type(revealer, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    }
    return revealer
  }

  /// Makes a revealer slide in from above.
  public static func slideDown(_ revealer: Widget) {
    revealer.withPointer {
      gtk_revealer_set_transition_type(
        $0.assumingMemoryBound(to: GtkRevealer.self),
        GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
      )
    }
  }

  /// Slides a revealer in or out.
  package static func setRevealed(_ revealer: Widget, _ isRevealed: Bool) {
    revealer.withPointer {
      gtk_revealer_set_reveal_child(
        $0.assumingMemoryBound(to: GtkRevealer.self),
        isRevealed ? 1 : 0
      )
    }
  }

  /// Whether a revealer has come to its end.
  package static func isAtRest(_ revealer: Widget, revealed: Bool) -> Bool {
    revealer.withPointer {
      (gtk_revealer_get_child_revealed($0.assumingMemoryBound(to: GtkRevealer.self)) != 0)
        == revealed
    }
  }

  /// A notebook with named pages.
  package static func notebook(_ pages: [(String, Widget)]) -> Container {
    let notebook = container(gtk_notebook_new())
    notebook.withPointer { raw in
      for (title, page) in pages {
        page.withPointer { child in
          _ = gtk_notebook_append_page(
            raw.assumingMemoryBound(to: GtkNotebook.self),
            child.assumingMemoryBound(to: GtkWidget.self),
            gtk_label_new(title)
          )
        }
      }
    }
    return notebook
  }

  /// Shows a page of a notebook.
  package static func showPage(_ notebook: Widget, _ page: Int32) {
    notebook.withPointer {
      gtk_notebook_set_current_page($0.assumingMemoryBound(to: GtkNotebook.self), page)
    }
  }

  /// A stack with its first child shown.
  package static func stack(_ children: [Widget]) -> Container {
    let stack = container(gtk_stack_new())
    for child in children { stack.add(child) }
    return stack
  }

  /// Shows a child of a stack.
  package static func show(_ child: Widget, in stack: Widget) {
    stack.withPointer { raw in
      child.withPointer {
        gtk_stack_set_visible_child(
          raw.assumingMemoryBound(to: GtkStack.self),
          $0.assumingMemoryBound(to: GtkWidget.self)
        )
      }
    }
  }

  /// A list whose rows hold the given widgets.
  package static func listBox(_ rows: [Widget]) -> Container {
    let list = container(gtk_list_box_new())
    for row in rows { list.add(row) }
    return list
  }

  /// A container with a widget over the lower edge of another one, over the whole width or at its
  /// end.
  public static func overlay(
    _ main: Widget,
    with child: Widget,
    height: Int,
    isWide: Bool
  ) -> Container {
    let overlay = add(main, to: container(gtk_overlay_new()))
    child.setMinimumSize(height: height)
    child.withPointer { raw in
      let widget = raw.assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_set_valign(widget, GTK_ALIGN_END)
      gtk_widget_set_halign(widget, isWide ? GTK_ALIGN_FILL : GTK_ALIGN_END)
      overlay.withPointer {
        gtk_overlay_add_overlay($0.assumingMemoryBound(to: GtkOverlay.self), widget)
      }
    }
    return overlay
  }

  /// Boxes that flow from line to line, each around one of the given widgets.
  public static func flowBox(_ children: [Widget]) -> Container {
    let box = container(gtk_flow_box_new())
    for child in children { box.add(child) }
    return box
  }

  /// Makes that a row of a list does nothing when it is activated, and cannot be selected.
  public static func setInert(_ row: Widget) {
    row.withPointer {
      let row = $0.assumingMemoryBound(to: GtkListBoxRow.self)
      gtk_list_box_row_set_activatable(row, 0)
      gtk_list_box_row_set_selectable(row, 0)
    }
  }

  /// Whether an expander is open.
  public static func isExpanded(_ expander: Widget) -> Bool {
    expander.withPointer {
      gtk_expander_get_expanded($0.assumingMemoryBound(to: GtkExpander.self)) != 0
    }
  }

  /// The value of a scale, a spin button or a scale button, the day of a calendar's month, or the
  /// number of the choice.
  public static func value(of widget: Widget) -> Double {
    widget.withPointer { raw in
      let name = widget.name
      if name == "GtkScale" {
        return gtk_range_get_value(raw.assumingMemoryBound(to: GtkRange.self))
      }
      if name == "GtkSpinButton" {
        return gtk_spin_button_get_value(raw.assumingMemoryBound(to: GtkSpinButton.self))
      }
      if name == "GtkScaleButton" {
        return gtk_scale_button_get_value(raw.assumingMemoryBound(to: GtkScaleButton.self))
      }
      if name == "GtkCalendar" {
        var month: guint = 0
        gtk_calendar_get_date(raw.assumingMemoryBound(to: GtkCalendar.self), nil, &month, nil)
        return Double(month)
      }
      return Double(gtk_combo_box_get_active(raw.assumingMemoryBound(to: GtkComboBox.self)))
    }
  }

  /// A button that opens a scale from 0 to 100.
  public static func scaleButton() -> Widget {
    let button = gtk_scale_button_new(GTK_ICON_SIZE_BUTTON, 0, 100, 5, nil)
    button.map {
      gtk_scale_button_set_value(
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkScaleButton.self),
        50
      )
    }
    return Widget(constructed: button)
  }

  /// A month.
  public static func calendar() -> Widget { Widget(constructed: gtk_calendar_new()) }

  /// A list of lines in a tree view.
  package static func treeView(_ lines: [String]) -> Widget {
    var types = [cgtkStringType]
    let store = gtk_list_store_newv(1, &types)
    for line in lines {
      var (iter, value) = (GtkTreeIter(), GValue())
      gtk_list_store_append(store, &iter)
      g_value_init(&value, cgtkStringType)
      g_value_set_string(&value, line)
      gtk_list_store_set_value(store, &iter, 0, &value)
      g_value_unset(&value)
    }
    let view = gtk_tree_view_new_with_model(OpaquePointer(store))
    g_object_unref(store)
    let column = gtk_tree_view_column_new()
    let cell = gtk_cell_renderer_text_new()
    gtk_tree_view_column_pack_start(column, cell, 1)
    gtk_tree_view_column_add_attribute(column, cell, "text", 0)
    UnsafeMutableRawPointer(view).map {
      _ = gtk_tree_view_append_column($0.assumingMemoryBound(to: GtkTreeView.self), column)
    }
    return Widget(constructed: UnsafeMutableRawPointer(view))
  }

  /// A scale from 0 to 100.
  package static func scale() -> Widget {
    Widget(constructed: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1))
  }

  /// On or off.
  package static func makeSwitch() -> Widget { Widget(constructed: gtk_switch_new()) }

  /// A number with arrows, from 0 to 100.
  package static func spinButton() -> Widget {
    Widget(constructed: gtk_spin_button_new_with_range(0, 100, 1))
  }

  /// An event box that can have the focus itself.
  package static func focusableBox(_ child: Widget) -> Container {
    let box = add(child, to: container(gtk_event_box_new()))
    box.canFocus = true
    return box
  }

  /// A container in which widgets are put by hand and that scrolls without a viewport.
  package static func layout(width: UInt32, height: UInt32) -> Container {
    let layout = container(gtk_layout_new(nil, nil))
    layout.withPointer {
      gtk_layout_set_size($0.assumingMemoryBound(to: GtkLayout.self), width, height)
    }
    return layout
  }

  /// Puts a widget at a place in a layout.
  package static func put(_ child: Widget, in layout: Widget, x: Int32, y: Int32) {
    layout.withPointer { raw in
      child.withPointer {
        gtk_layout_put(
          raw.assumingMemoryBound(to: GtkLayout.self),
          $0.assumingMemoryBound(to: GtkWidget.self),
          x,
          y
        )
      }
    }
  }

  /// A scrolled window as GTK makes it, for both directions.
  package static func scrolledWindow() -> ScrolledWindow? {
    let widget = Widget(constructed: gtk_scrolled_window_new(nil, nil))
    return widget.withPointer { ScrolledWindow(pointer: $0) }
  }

  /// Gives a scrolled window other adjustments.
  package static func replaceAdjustments(of scrolledWindow: ScrolledWindow) {
    scrolledWindow.withPointer {
      let window = $0.assumingMemoryBound(to: GtkScrolledWindow.self)
      gtk_scrolled_window_set_vadjustment(window, gtk_adjustment_new(0, 0, 0, 0, 0, 0))
    }
  }

  /// Puts the caret at the beginning of a line, from 0.
  package static func moveCaret(of view: TextView, toLine line: Int32) {
    view.withPointer {
      let buffer = gtk_text_view_get_buffer($0.assumingMemoryBound(to: GtkTextView.self))
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_line(buffer, &place, line)
      gtk_text_buffer_place_cursor(buffer, &place)
    }
  }

  /// Adds to the end of a text, as a program does; the caret stays where it is.
  package static func append(_ text: String, to view: TextView) {
    view.withPointer {
      let buffer = gtk_text_view_get_buffer($0.assumingMemoryBound(to: GtkTextView.self))
      var end = GtkTextIter()
      gtk_text_buffer_get_end_iter(buffer, &end)
      gtk_text_buffer_insert(buffer, &end, text, gint(text.utf8.count))
    }
  }

  /// Makes Tab type a tab into a text view.
  package static func letTypeTabs(_ view: TextView) {
    view.withPointer {
      gtk_text_view_set_accepts_tab($0.assumingMemoryBound(to: GtkTextView.self), 1)
    }
  }

  /// Gives a text view another text.
  package static func replaceBuffer(of view: TextView) {
    view.withPointer {
      let buffer = gtk_text_buffer_new(nil)
      gtk_text_view_set_buffer($0.assumingMemoryBound(to: GtkTextView.self), buffer)
      g_object_unref(buffer)
    }
  }

  /// Scrolls down by a page as Page Down does, over some frames.
  package static func scrollByPage(_ scrolledWindow: ScrolledWindow) {
    scrolledWindow.withPointer { cgtk_scroll_by_page($0) }
  }

  private static let cgtkStringType = GType(16 << 2)

  private static func container(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Container {
    Container(constructed: widget)
  }

  private static func add(_ child: Widget, to container: Container) -> Container {
    container.add(child)
    return container
  }
}
