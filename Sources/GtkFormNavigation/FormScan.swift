import GtkBridge

/// What holds for the widgets that are being looked at, on the way down through the form.
struct FormScan {
  /// The scrolled window they lie in.
  var area: ScrollArea
  /// The container whose style class says that it belongs to the fields in it.
  var surroundings: Widget?
  /// What was known before, to be kept.
  let fields: [ObjectIdentity: AttachedField]
  /// The same of scrolled windows.
  let areas: [ObjectIdentity: ScrollArea]
}
