internal import CGtk
package import GtkBridge

/// The widget of a window that Return presses.
extension HostWidgets {
  /// Whether Return in an entry presses the window's default widget.
  package static func activatesDefault(_ entry: Widget) -> Bool {
    entry.withPointer { gtk_entry_get_activates_default($0.assumingMemoryBound(to: GtkEntry.self)) }
      != 0
  }

  /// Makes Return in an entry press the window's default widget.
  package static func setActivatesDefault(_ entry: Widget, _ doesSo: Bool = true) {
    entry.withPointer {
      gtk_entry_set_activates_default($0.assumingMemoryBound(to: GtkEntry.self), doesSo ? 1 : 0)
    }
  }

  /// Says whether the user may make a window larger and smaller.
  package static func setResizable(_ window: Window, _ isResizable: Bool) {
    window.withPointer {
      gtk_window_set_resizable($0.assumingMemoryBound(to: GtkWindow.self), isResizable ? 1 : 0)
    }
  }

  /// Makes a button the default widget of a window.
  package static func makeDefault(_ button: Widget, of window: Window) {
    button.withPointer { raw in
      let button = raw.assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_set_can_default(button, 1)
      window.withPointer {
        gtk_window_set_default($0.assumingMemoryBound(to: GtkWindow.self), button)
      }
    }
  }

  /// A choice from a list into which another text can be typed, and its entry.
  package static func comboBoxWithEntry() -> (combo: Widget, entry: Widget?) {
    let combo = Widget(constructed: gtk_combo_box_text_new_with_entry())
    let entry = combo.withPointer { raw in
      Widget(pointer: gtk_bin_get_child(raw.assumingMemoryBound(to: GtkBin.self)))
    }
    return (combo, entry)
  }

  /// Keeps a signal from going on to those handlers that are yet to be called.
  package static func stop(_ signal: String, of widget: Widget) {
    widget.withPointer { g_signal_stop_emission_by_name($0, signal) }
  }
}
