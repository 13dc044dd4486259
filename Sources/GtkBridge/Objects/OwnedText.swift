internal import CGtk

/// The text that GLib has handed over, which is freed.
func takeString(_ text: UnsafeMutablePointer<gchar>) -> String {
  defer { g_free(text) }
  return String(cString: text)
}
