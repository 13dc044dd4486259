internal import CGtk

/// The texts that were copied or selected, for other programs to paste.
@MainActor
package enum Clipboards {
  /// Forgets what this program has put there; what others have put there stays.
  package static func forget() {
    for name in ["CLIPBOARD", "PRIMARY"] {
      guard let clipboard = gtk_clipboard_get(gdk_atom_intern(name, 0)) else { continue }
      gtk_clipboard_clear(clipboard)
    }
  }
}
