internal import CGtk
internal import CGtkHelpers
package import GtkBridge

/// Buttons of GTK's that a host may use, and shortcuts.
extension HostWidgets {
  /// Buttons that are made of several widgets: for a color, a font, a volume and a file.
  package static func compositeButtons() -> [Widget] {
    [
      gtk_color_button_new(), gtk_font_button_new(), gtk_volume_button_new(),
      gtk_file_chooser_button_new("File", GTK_FILE_CHOOSER_ACTION_OPEN),
    ].map { Widget(constructed: UnsafeMutableRawPointer($0)) }
  }

  /// A button with a widget that can have the focus in it.
  package static func button(holding child: Widget) -> Button {
    let button = Button()
    button.add(child)
    return button
  }

  /// Makes a key with modifiers click a button.
  package static func addShortcut(
    _ keyval: Int32,
    _ modifiers: Modifiers,
    for button: Button,
    in window: Window
  ) {
    guard let group = gtk_accel_group_new() else { return }
    window.withPointer {
      gtk_window_add_accel_group($0.assumingMemoryBound(to: GtkWindow.self), group)
    }
    button.withPointer {
      gtk_widget_add_accelerator(
        $0.assumingMemoryBound(to: GtkWidget.self),
        "clicked",
        group,
        guint(keyval),
        GdkModifierType(rawValue: modifiers.rawValue),
        GTK_ACCEL_VISIBLE
      )
    }
    g_object_unref(group)
  }

  /// Whether the list of a combo box is open.
  package static func isListOpen(_ combo: Widget) -> Bool {
    combo.withPointer { cgtk_get_bool($0, "popup-shown") != 0 }
  }

  /// Closes the list of a combo box.
  package static func closeList(_ combo: Widget) {
    combo.withPointer { gtk_combo_box_popdown($0.assumingMemoryBound(to: GtkComboBox.self)) }
  }

  /// The texts of all labels that are on the screen, without their underscores.
  package static func shownLabels(in widget: Widget) -> [String] {
    guard widget.isDrawable else { return [] }
    if let label = widget.withPointer({ cgtk_is_label($0) != 0 ? $0 : nil }) {
      let text = gtk_label_get_text(label.assumingMemoryBound(to: GtkLabel.self))
      return text.map { [String(cString: $0)] } ?? []
    }
    return widget.children.flatMap { shownLabels(in: $0) }
  }

  /// The name of the icon that a button shows; empty for none.
  package static func iconName(in button: Widget) -> String {
    button.withPointer { raw in
      guard let image = gtk_button_get_image(raw.assumingMemoryBound(to: GtkButton.self)) else {
        return ""
      }
      var name: UnsafePointer<CChar>?
      gtk_image_get_icon_name(
        UnsafeMutableRawPointer(image).assumingMemoryBound(to: GtkImage.self),
        &name,
        nil
      )
      return name.map { String(cString: $0) } ?? ""
    }
  }

  /// Whether a title bar has the buttons of its window.
  package static func showsWindowButtons(_ header: HeaderBar) -> Bool {
    header.withPointer {
      gtk_header_bar_get_show_close_button($0.assumingMemoryBound(to: GtkHeaderBar.self)) != 0
    }
  }
}
