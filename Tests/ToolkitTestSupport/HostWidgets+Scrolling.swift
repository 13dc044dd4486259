internal import CGtk
package import GtkBridge

/// Actions of a host on the content that it scrolls.
extension HostWidgets {
  /// Puts the caret of a text of several lines at the beginning of a line, without scrolling to it.
  package static func putCaret(atLine line: Int32, in text: Widget) {
    text.withPointer { raw in
      let buffer = gtk_text_view_get_buffer(raw.assumingMemoryBound(to: GtkTextView.self))
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_line(buffer, &place, line)
      gtk_text_buffer_place_cursor(buffer, &place)
    }
  }

  /// Pastes a text into one of several lines, as from another program: no event is being handled
  /// then.
  package static func paste(_ content: String, into text: Widget) {
    text.withPointer { raw in
      let buffer = gtk_text_view_get_buffer(raw.assumingMemoryBound(to: GtkTextView.self))
      let clipboard = gtk_clipboard_get(gdk_atom_intern("NEXTFIELD_TEST", 0))
      gtk_clipboard_set_text(clipboard, content, gint(content.utf8.count))
      gtk_text_buffer_paste_clipboard(buffer, clipboard, nil, 1)
    }
  }

  /// Sets what a vertical adjustment holds, sensible or not.
  package static func setExtents(
    of scrolledWindow: ScrolledWindow,
    value: Double,
    upper: Double,
    pageSize: Double
  ) {
    scrolledWindow.verticalAdjustment.withPointer { raw in
      let adjustment = raw.assumingMemoryBound(to: GtkAdjustment.self)
      gtk_adjustment_configure(adjustment, 0, 0, upper, 1, 1, pageSize)
      // GTK refuses extents that are no numbers, not such a position.
      gtk_adjustment_set_value(adjustment, value)
    }
  }

  /// Gives a scrolled window another vertical adjustment.
  package static func replaceAdjustment(of scrolledWindow: ScrolledWindow) {
    scrolledWindow.withPointer { raw in
      gtk_scrolled_window_set_vadjustment(
        raw.assumingMemoryBound(to: GtkScrolledWindow.self),
        gtk_adjustment_new(0, 0, 0, 0, 0, 0)
      )
    }
  }
}
