internal import CGtk
internal import CGtkHelpers
package import GtkBridge

extension HostWidgets {
  /// Lets an entry hold so many characters and no more.
  package static func setMaximumLength(of entry: Entry, _ length: Int32) {
    entry.withPointer {
      gtk_entry_set_max_length($0.assumingMemoryBound(to: GtkEntry.self), length)
    }
  }

  /// Selects from one character to another; -1 is the end.
  package static func select(in entry: Widget, from start: Int32, to end: Int32) {
    entry.withPointer { gtk_editable_select_region(OpaquePointer($0), start, end) }
  }

  /// Makes what is typed replace what stands behind the caret.
  package static func setOverwrites(_ text: Widget, _ isOn: Bool) {
    text.withPointer { raw in
      if text.kind == .textView {
        gtk_text_view_set_overwrite(raw.assumingMemoryBound(to: GtkTextView.self), isOn ? 1 : 0)
      } else {
        gtk_entry_set_overwrite_mode(raw.assumingMemoryBound(to: GtkEntry.self), isOn ? 1 : 0)
      }
    }
  }

  /// Gives a text other hints of what it wants, in GTK's bits.
  package static func setInputHints(_ hints: InputHints, of text: Widget) {
    text.withPointer { raw in
      let hints = GtkInputHints(rawValue: hints.rawValue)
      if text.kind == .textView {
        gtk_text_view_set_input_hints(raw.assumingMemoryBound(to: GtkTextView.self), hints)
      } else {
        gtk_entry_set_input_hints(raw.assumingMemoryBound(to: GtkEntry.self), hints)
      }
    }
  }

  /// An entry of a program's own class, which does something by itself when it is activated.
  package static func makeEntryWithOwnActivation() -> Widget {
    var query = GTypeQuery()
    g_type_query(gtk_entry_get_type(), &query)
    let known = g_type_from_name("TestEntryWithOwnActivation")
    let type =
      known != 0
      ? known
      : g_type_register_static_simple(
        gtk_entry_get_type(),
        "TestEntryWithOwnActivation",
        query.class_size,
        { own, _ in own?.assumingMemoryBound(to: GtkEntryClass.self).pointee.activate = { _ in } },
        query.instance_size,
        nil,
        GTypeFlags(rawValue: 0)
      )
    return Widget(
      constructed: UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
    )
  }

  /// An entry to search with.
  package static func searchEntry() -> Widget { Widget(constructed: gtk_search_entry_new()) }

  /// A list with a text that can be typed as well.
  package static func comboBoxWithEntry(_ lines: [String]) -> Widget {
    let combo = Widget(constructed: gtk_combo_box_text_new_with_entry())
    combo.withPointer { raw in
      for line in lines {
        gtk_combo_box_text_append_text(raw.assumingMemoryBound(to: GtkComboBoxText.self), line)
      }
    }
    return combo
  }

  /// Lets an entry pop up those of some texts that begin with what is typed.
  package static func complete(_ entry: Widget, from texts: [String]) {
    let list = cgtk_text_list_new()
    for text in texts { cgtk_text_list_append(list, text) }
    let completion = gtk_entry_completion_new()
    gtk_entry_completion_set_model(completion, OpaquePointer(list))
    gtk_entry_completion_set_text_column(completion, 0)
    entry.withPointer {
      gtk_entry_set_completion($0.assumingMemoryBound(to: GtkEntry.self), completion)
    }
    g_object_unref(list)
    g_object_unref(completion)
  }

  /// Says whether an entry pops up its completions.
  package static func setPopsUpCompletion(of entry: Widget, _ isOn: Bool) {
    gtk_entry_completion_set_popup_completion(completion(of: entry), isOn ? 1 : 0)
  }

  /// Whether an entry pops up its completions.
  package static func popsUpCompletion(of entry: Widget) -> Bool {
    gtk_entry_completion_get_popup_completion(completion(of: entry)) != 0
  }

  private static func completion(of entry: Widget) -> UnsafeMutablePointer<GtkEntryCompletion>? {
    entry.withPointer { gtk_entry_get_completion($0.assumingMemoryBound(to: GtkEntry.self)) }
  }

  /// Counts the choices from the completions of an entry, as a host hears of them.
  package static func watchCompletions(of entry: Widget) -> PressCounter {
    PressCounter(onCompletion: UnsafeMutableRawPointer(completion(of: entry)))
  }

  /// How many windows of lists and menus are on the screen.
  package static var popupCount: Int {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    var (count, node) = (0, windows)
    while let current = node {
      if let window = current.pointee.data?.assumingMemoryBound(to: GtkWindow.self),
        gtk_window_get_window_type(window) == GTK_WINDOW_POPUP,
        gtk_widget_get_mapped(current.pointee.data?.assumingMemoryBound(to: GtkWidget.self)) != 0
      {
        count += 1
      }
      node = current.pointee.next
    }
    return count
  }

  /// The text of something with one line of it.
  package static func text(of entry: Widget) -> String {
    entry.withPointer {
      String(cString: gtk_entry_get_text($0.assumingMemoryBound(to: GtkEntry.self)))
    }
  }

  /// Calls the handler whenever the user begins to change the text of a view, as for undo.
  package static func onUserAction(in view: TextView, _ handler: @escaping @MainActor () -> Void) {
    view.withPointer { raw in
      let buffer = gtk_text_view_get_buffer(raw.assumingMemoryBound(to: GtkTextView.self))
      guard let buffer else { return }
      g_object_ref(UnsafeMutableRawPointer(buffer))
      _ = ObjectRef(constructed: UnsafeMutableRawPointer(buffer)).connect(
        "begin-user-action",
        handler
      )
    }
  }

  /// Says how long a long press is, in milliseconds.
  package static func setLongPressTime(_ milliseconds: Int32) {
    set("gtk-long-press-time", milliseconds)
  }

  /// Asks for no on-screen keyboard in an entry.
  package static func inhibitKeyboard(of entry: Widget) {
    entry.withPointer {
      gtk_entry_set_input_hints(
        $0.assumingMemoryBound(to: GtkEntry.self),
        GTK_INPUT_HINT_INHIBIT_OSK
      )
    }
  }

  /// Says how large texts are, in dots per inch; 96 is usual.
  package static func setTextResolution(_ dotsPerInch: Int32) {
    set("gtk-xft-dpi", dotsPerInch * 1024)
  }

  /// Says whether things move smoothly.
  package static func setAnimates(_ isOn: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    cgtk_set_bool(settings, "gtk-enable-animations", isOn ? 1 : 0)
  }

  private static func set(_ setting: String, _ number: Int32) {
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    g_value_set_int(&value, number)
    guard let settings = gtk_settings_get_default() else { return }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, setting, &value)
    g_value_unset(&value)
  }
}

extension TestDisplay {
  /// The background color that the style of a widget has at the moment, as text.
  package static func backgroundColor(of widget: Widget) -> String {
    widget.withPointer { raw in
      let style = gtk_widget_get_style_context(raw.assumingMemoryBound(to: GtkWidget.self))
      var value = GValue()
      let state = gtk_style_context_get_state(style)
      gtk_style_context_get_property(style, "background-color", state, &value)
      defer { g_value_unset(&value) }
      guard let color = g_value_get_boxed(&value)?.assumingMemoryBound(to: GdkRGBA.self),
        let text = gdk_rgba_to_string(color)
      else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}

/// Counts the presses and touches that come as far as to a widget.
@MainActor
package final class PressCounter {
  private let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  /// Begins to count.
  package init(on widget: Widget) {
    counter.initialize(to: 0)
    let handler:
      @convention(c) (gpointer?, UnsafeMutablePointer<GdkEvent>?, gpointer?) -> gboolean = {
        $2?.assumingMemoryBound(to: Int.self).pointee += 1
        return 0
      }
    widget.withPointer { raw in
      for signal in ["button-press-event", "button-release-event", "touch-event"] {
        let callback = unsafeBitCast(handler, to: GCallback.self)
        g_signal_connect_data(raw, signal, callback, counter, nil, GConnectFlags(rawValue: 0))
      }
    }
  }

  init(onCompletion completion: UnsafeMutableRawPointer?) {
    counter.initialize(to: 0)
    let handler: @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?) -> gboolean = {
      // As most hosts do, which want the row of their own model.
      if let filter = $1?.assumingMemoryBound(to: GtkTreeModelFilter.self),
        gtk_tree_model_filter_get_model(filter) != nil
      {
        $3?.assumingMemoryBound(to: Int.self).pointee += 1
      }
      return 0
    }
    g_signal_connect_data(
      completion,
      "match-selected",
      unsafeBitCast(handler, to: GCallback.self),
      counter,
      nil,
      GConnectFlags(rawValue: 0)
    )
  }

  /// How many there were.
  package var count: Int { counter.pointee }
}
