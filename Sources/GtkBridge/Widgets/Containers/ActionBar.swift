internal import CGtk

/// A bar for actions, with a leading and a trailing side.
@MainActor
public final class ActionBar: Container {
  /// Creates an empty one.
  package init() {
    super.init(taking: made(gtk_action_bar_new()))
  }

  /// Adds a widget to the leading side.
  public func addLeading(_ child: Widget) { gtk_action_bar_pack_start(pointer(), child.widget) }

  /// Adds a widget to the trailing side.
  public func addTrailing(_ child: Widget) { gtk_action_bar_pack_end(pointer(), child.widget) }
}
