internal import CGtk

/// A container that shows and hides its child gradually.
@MainActor
public final class Revealer: Container {
  /// How the child comes and goes.
  package enum Transition: Sendable {
    /// It fades in and out.
    case crossFade
    /// It slides in from below, and the rest makes room.
    case slideUp
  }

  /// Creates one that hides its child.
  ///
  /// - Parameters:
  ///   - transition: How the child comes and goes.
  ///   - milliseconds: How long that takes, if the user wants things to move.
  package init(_ transition: Transition, milliseconds: Int = 250) {
    super.init(taking: made(gtk_revealer_new()))
    let type =
      transition == .crossFade
      ? GTK_REVEALER_TRANSITION_TYPE_CROSSFADE : GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP
    gtk_revealer_set_transition_type(pointer(), type)
    gtk_revealer_set_transition_duration(pointer(), guint(milliseconds))
  }

  /// How long it takes, in milliseconds.
  package var milliseconds: Int {
    get { Int(gtk_revealer_get_transition_duration(pointer())) }
    set { gtk_revealer_set_transition_duration(pointer(), guint(clamping: newValue)) }
  }

  /// Whether the child is shown or on its way in.
  package var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(pointer()) != 0 }
    set { gtk_revealer_set_reveal_child(pointer(), newValue ? 1 : 0) }
  }
}
