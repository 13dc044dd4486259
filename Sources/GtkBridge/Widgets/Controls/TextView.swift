internal import CGtk
internal import CGtkHelpers

/// Several lines of text.
@MainActor
package final class TextView: Widget {
  /// Creates an empty one that wraps its lines, however narrow it becomes, and lets Tab lead out of
  /// it.
  package init() {
    super.init(taking: made(cgtk_text_view_new()))
    gtk_text_view_set_wrap_mode(pointer(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(pointer(), 0)
  }

  private var buffer: ObjectRef { ObjectRef(borrowing: gtk_text_view_get_buffer(pointer())) }

  /// The text in it.
  package var text: String {
    get {
      let buffer = self.buffer
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer.pointer(), &start, &end)
      return gtk_text_buffer_get_text(buffer.pointer(), &start, &end, 1).map(takeString) ?? ""
    }
    set {
      guard newValue != text else { return }
      gtk_text_buffer_set_text(buffer.pointer(), newValue, gint(newValue.utf8.count))
    }
  }

  /// Whether the user can change the text.
  package var isEditable: Bool {
    get { gtk_text_view_get_editable(pointer()) != 0 }
    set { gtk_text_view_set_editable(pointer(), newValue ? 1 : 0) }
  }

  /// Wraps lines at any character, which takes little time for words of very many letters, too.
  package func wrapAtAnyCharacter() { gtk_text_view_set_wrap_mode(pointer(), GTK_WRAP_CHAR) }

  /// The room between the text and the edge, in pixels.
  package func setPadding(_ padding: Int) {
    gtk_text_view_set_left_margin(pointer(), gint(padding))
    gtk_text_view_set_right_margin(pointer(), gint(padding))
    gtk_text_view_set_top_margin(pointer(), gint(padding))
    gtk_text_view_set_bottom_margin(pointer(), gint(padding))
  }

  /// The known traits of the text that it takes.
  package func setInputHints(_ hints: InputHints) {
    gtk_text_view_set_input_hints(pointer(), GtkInputHints(rawValue: hints.rawValue))
  }

  /// Whether letters are all of one width, for text that a program reads.
  package var isMonospace: Bool {
    get { gtk_text_view_get_monospace(pointer()) != 0 }
    set { gtk_text_view_set_monospace(pointer(), newValue ? 1 : 0) }
  }

  /// Calls the handler when the text has changed.
  package func onTextChange(_ handler: @escaping @MainActor () -> Void) {
    buffer.connect("changed", handler)
  }
}

extension Widget {
  /// The rectangle of the caret in a text view, in the view's own coordinates.
  package final var caretFrame: PixelRect? { caretFrame(in: GTK_TEXT_WINDOW_WIDGET) }

  /// The rectangle of the caret in a text view, from the top left corner of the text that is seen:
  /// what may stand beside that, such as numbers of lines, is not scrolled.
  package final var caretFrameInText: PixelRect? { caretFrame(in: GTK_TEXT_WINDOW_TEXT) }

  private func caretFrame(in part: GtkTextWindowType) -> PixelRect? {
    guard kind == .textView else { return nil }
    var (strong, weak) = (GdkRectangle(), GdkRectangle())
    gtk_text_view_get_cursor_locations(pointer(), nil, &strong, &weak)
    var (x, y): (gint, gint) = (0, 0)
    gtk_text_view_buffer_to_window_coords(
      pointer(),
      part,
      strong.x,
      strong.y,
      &x,
      &y
    )
    return PixelRect(
      x: Int(x),
      y: Int(y),
      width: Int(max(1, strong.width)),
      height: Int(strong.height)
    )
  }

  /// How many characters of a text are before the caret; nil, and never set, if the widget holds
  /// no text.
  ///
  /// If it is set nothing is selected; what lies behind the end of the text stands for its end.
  package final var caretPosition: Int? {
    get {
      switch kind {
      case .entry, .spinButton:
        return Int(gtk_editable_get_position(OpaquePointer(raw)))
      case .textView:
        guard let buffer = gtk_text_view_get_buffer(pointer()) else { return nil }
        var caret = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
        return Int(gtk_text_iter_get_offset(&caret))
      case .other, .comboBox, .toggle, .switch, .button, .scrolledWindow: return nil
      }
    }
    set {
      guard let newValue, newValue != caretPosition else { return }
      switch kind {
      case .entry, .spinButton:
        gtk_editable_set_position(OpaquePointer(raw), gint(clamping: newValue))
      case .textView:
        guard let buffer = gtk_text_view_get_buffer(pointer()) else { return }
        var caret = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &caret, gint(clamping: newValue))
        gtk_text_buffer_place_cursor(buffer, &caret)
      case .other, .comboBox, .toggle, .switch, .button, .scrolledWindow: break
      }
    }
  }

  /// Calls the handler when the caret may have moved, be it by typing or by keys, if there is one.
  @discardableResult
  package final func onCaretMove(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    switch kind {
    case .entry, .spinButton: onNotify("cursor-position", handler)
    case .textView:
      gtk_text_view_get_buffer(pointer()).map {
        ObjectRef(borrowing: $0).onNotify("cursor-position", handler)
      }
    case .other, .comboBox, .toggle, .switch, .button, .scrolledWindow: nil
    }
  }

  /// Calls the handler when the user has pasted into a text view, which may take another program's
  /// time; nil for others.
  package final func onPaste(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    guard kind == .textView, let buffer = gtk_text_view_get_buffer(pointer()) else { return nil }
    return ObjectRef(borrowing: buffer).connectPointer("paste-done") { _ in handler() }
  }
}
