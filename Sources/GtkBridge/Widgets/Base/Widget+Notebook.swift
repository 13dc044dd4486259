internal import CGtk
internal import CGtkHelpers

extension Widget {
  /// Whether it has pages of which tabs show one.
  package final var isNotebook: Bool { cgtk_is_notebook(raw) != 0 }

  /// Whether it is what moves the content of a scrolled window.
  package final var isViewport: Bool { cgtk_is_viewport(raw) != 0 }

  /// What a host has put into the tabs of a notebook and beside them, in order; the pages are not among that.
  package final var tabWidgets: [Widget] {
    guard isNotebook else { return [] }
    let labels = (0..<gtk_notebook_get_n_pages(pointer())).map { number in
      gtk_notebook_get_tab_label(pointer(), gtk_notebook_get_nth_page(pointer(), number))
    }
    let start = gtk_notebook_get_action_widget(pointer(), GTK_PACK_START)
    let end = gtk_notebook_get_action_widget(pointer(), GTK_PACK_END)
    return ([start] + labels + [end]).compactMap { $0.map { Widget(borrowing: $0) } }
  }

  /// Calls the handler when it is put before or after others in its notebook.
  package final func onPlaceChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connectPointer("child-notify::position") { _ in handler() }
  }
}
