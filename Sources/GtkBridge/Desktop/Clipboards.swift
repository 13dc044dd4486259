internal import CGtk

/// The texts that were copied or selected, for other programs to paste.
@MainActor
package enum Clipboards {
  /// Makes all programs forget what is there.
  ///
  /// Nothing at all would not do: many desktops then bring back the last text that they have seen.
  package static func forget() {
    for name in ["CLIPBOARD", "PRIMARY"] {
      guard let clipboard = gtk_clipboard_get(gdk_atom_intern(name, 0)) else { continue }
      gtk_clipboard_set_text(clipboard, "", 0)
    }
  }
}
