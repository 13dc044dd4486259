internal import CGtk
internal import CGtkHelpers

/// A GTK widget, our own or one that a host made.
@MainActor
open class Widget: ObjectRef {
  final var widget: UnsafeMutablePointer<GtkWidget> { pointer() }

  /// Shares a widget by its address, as a program has it that uses GTK without this library.
  ///
  /// - Parameter pointer: A `GtkWidget *`, floating or not; it is referenced, not taken over. An
  ///   object of another type, or no address, gives nil.
  public convenience init?(pointer: UnsafeMutableRawPointer?) {
    guard let pointer, cgtk_is_widget(pointer) != 0 else { return nil }
    self.init(borrowing: pointer)
  }

  /// The kind of control.
  package final var kind: WidgetKind { WidgetKind(rawValue: cgtk_widget_kind(raw)) ?? .other }

  /// Whether it wants to be shown; it is seen only if all its ancestors are, too.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Shows it and everything in it.
  public final func showAll() { gtk_widget_show_all(widget) }

  /// Whether `showAll` on an ancestor passes it over.
  package final var ignoresShowAll: Bool {
    get { gtk_widget_get_no_show_all(widget) != 0 }
    set { gtk_widget_set_no_show_all(widget, newValue ? 1 : 0) }
  }

  /// Whether it is on the screen, with all its ancestors.
  package final var isDrawable: Bool { gtk_widget_is_drawable(widget) != 0 }

  /// Whether it lies in an expander that is closed.
  package final var isFoldedAway: Bool { cgtk_is_folded_away(widget) != 0 }

  /// Whether it would be on the screen if its window were.
  public final var isVisibleWithAncestors: Bool { gtk_widget_is_visible(widget) != 0 }

  /// Whether the user can act on it, as far as it is up to itself.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Whether the user can act on it, ancestors considered.
  package final var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// Whether it can have the keyboard focus.
  package final var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Whether Tab would stop at it if GTK decides: it can have the focus and is no mere handle.
  package final var takesFocus: Bool { cgtk_takes_focus(raw) != 0 }

  /// Whether a turn of the wheel over it changes what it holds.
  package final var changesByWheel: Bool { cgtk_changes_by_wheel(raw) != 0 }

  /// Whether a click gives it the focus.
  package final var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(widget) != 0 }
    set { gtk_widget_set_focus_on_click(widget, newValue ? 1 : 0) }
  }

  /// Whether it is the focus widget of its window.
  public final var isFocus: Bool { gtk_widget_is_focus(widget) != 0 }

  /// Asks for the keyboard focus; the widget may decline.
  public final func grabFocus() { gtk_widget_grab_focus(widget) }

  /// The name a GtkBuilder file or the host gave it.
  public final var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// The text shown when the pointer rests on it.
  public final var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map(takeString) }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Whether the tooltip may come; one that is there goes.
  package final var showsTooltip: Bool {
    get { gtk_widget_get_has_tooltip(widget) != 0 }
    set {
      guard newValue != showsTooltip else { return }
      gtk_widget_set_has_tooltip(widget, newValue ? 1 : 0)
      gtk_widget_trigger_tooltip_query(widget)
    }
  }

  /// The container it is in.
  public final var parent: Widget? {
    gtk_widget_get_parent(widget).map { Widget(borrowing: $0) }
  }

  /// The window it is in.
  public final var window: Window? {
    guard let top = gtk_widget_get_toplevel(widget), cgtk_is_window(top) != 0 else { return nil }
    return Window(borrowing: top)
  }

  /// Whether it is the other one or lies in it.
  package final func isSame(orInside other: Widget) -> Bool {
    raw == other.raw || gtk_widget_is_ancestor(widget, other.widget) != 0
  }

  /// Whether text runs from right to left in it.
  package final var isRightToLeft: Bool {
    get { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_direction(widget, newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Ends its life: takes it out of its container, frees its handlers and children.
  public final func destroy() { gtk_widget_destroy(widget) }
}
