internal import CGtk
internal import CGtkHelpers
package import GtkBridge

/// Changes that a host or a user may make while a form is on the screen.
extension HostWidgets {
  /// Puts a widget into a box, at a place among its children.
  package static func insert(_ child: Widget, into box: Box, at place: Int) {
    box.add(child)
    box.withPointer { raw in
      child.withPointer {
        gtk_box_reorder_child(
          raw.assumingMemoryBound(to: GtkBox.self),
          $0.assumingMemoryBound(to: GtkWidget.self),
          gint(place)
        )
      }
    }
  }

  /// Packs a widget into a box, of which the box says nothing.
  package static func pack(_ child: Widget, into box: Box) {
    box.withPointer { raw in
      child.withPointer {
        gtk_box_pack_start(
          raw.assumingMemoryBound(to: GtkBox.self),
          $0.assumingMemoryBound(to: GtkWidget.self),
          0,
          0,
          0
        )
      }
    }
  }

  /// Makes radio buttons of one group, the first of them chosen.
  package static func radioButtons(_ labels: [String]) -> [Widget] {
    var group: UnsafeMutablePointer<GSList>?
    return labels.map { label in
      let button = gtk_radio_button_new_with_label(group, label)
      group = button.flatMap {
        gtk_radio_button_get_group(
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkRadioButton.self)
        )
      }
      return Widget(constructed: button)
    }
  }

  /// Gives a scrolled window a border and a scrollbar that is always there.
  package static func addFrame(to scrolledWindow: ScrolledWindow) {
    scrolledWindow.withPointer { raw in
      let window = raw.assumingMemoryBound(to: GtkScrolledWindow.self)
      gtk_scrolled_window_set_shadow_type(window, GTK_SHADOW_IN)
      gtk_scrolled_window_set_overlay_scrolling(window, 0)
      gtk_scrolled_window_set_policy(window, GTK_POLICY_ALWAYS, GTK_POLICY_ALWAYS)
      gtk_container_set_border_width(raw.assumingMemoryBound(to: GtkContainer.self), 8)
    }
  }

  /// Does what the mnemonic of a widget does.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - isShared: Whether others have the same one, so that it only moves the focus.
  package static func activateMnemonic(of widget: Widget, isShared: Bool) {
    widget.withPointer {
      _ = gtk_widget_mnemonic_activate(
        $0.assumingMemoryBound(to: GtkWidget.self),
        isShared ? 1 : 0
      )
    }
  }

  /// Turns a switch on or off.
  package static func setOn(_ widget: Widget, _ isOn: Bool) {
    widget.withPointer { cgtk_set_bool($0, "active", isOn ? 1 : 0) }
  }

  /// The direction of all widgets that have none of their own.
  package static var isRightToLeftByDefault: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Leaves the direction of a widget to the default.
  package static func followDefaultDirection(_ widget: Widget) {
    widget.withPointer {
      gtk_widget_set_direction($0.assumingMemoryBound(to: GtkWidget.self), GTK_TEXT_DIR_NONE)
    }
  }

  /// Sets the font of the desktop, such as "Sans 11".
  package static func setDesktopFont(_ font: String) {
    cgtk_set_string(UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-font-name", font)
  }

  /// Replaces the style sheet of the tests.
  package static func setStyle(_ css: String) {
    guard let provider = styleProvider else { return }
    gtk_css_provider_load_from_data(provider, css, -1, nil)
  }

  private static let styleProvider: UnsafeMutablePointer<GtkCssProvider>? = {
    guard let provider = gtk_css_provider_new() else { return nil }
    gtk_style_context_add_provider_for_screen(
      gdk_screen_get_default(),
      OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
    return provider
  }()
}

extension TestDisplay {
  /// Handles all that is waiting, the answers of the display included.
  package static func handleEvents() {
    gdk_display_sync(gdk_display_get_default())
    while gtk_events_pending() != 0 { gtk_main_iteration() }
  }

  /// Waits until the next frame of a window has been laid out, whether or not anything is drawn in
  /// it.
  package static func passLayout(of window: Window) {
    window.withPointer { raw in
      guard let clock = gtk_widget_get_frame_clock(raw.assumingMemoryBound(to: GtkWidget.self))
      else { return }
      let start = gdk_frame_clock_get_frame_counter(clock)
      window.requestFrame()
      while gdk_frame_clock_get_frame_counter(clock) == start { g_main_context_iteration(nil, 1) }
    }
  }

  /// Lays a window out without waiting for a frame.
  package static func layOutNow(_ window: Window) {
    window.withPointer { raw in
      guard let clock = gtk_widget_get_frame_clock(raw.assumingMemoryBound(to: GtkWidget.self))
      else { return }
      cgtk_emit(UnsafeMutableRawPointer(clock), "layout")
    }
  }
}
