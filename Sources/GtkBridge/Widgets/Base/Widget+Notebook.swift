internal import CGtk
internal import CGtkHelpers

extension Widget {
  /// Whether it has pages of which tabs show one.
  package final var isNotebook: Bool { cgtk_is_notebook(raw) != 0 }

  /// Whether it slides what it shows in and out, so that that is elsewhere for a while than where
  /// it will be seen.
  package final var slidesChildren: Bool { cgtk_slides_children(raw) != 0 }

  /// Calls the handler when it begins to slide its child in or out, if it is a revealer.
  ///
  /// A child that is to be slid in can have the focus at once.
  package final func onRevealing(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    guard isOfType("GtkRevealer") else { return nil }
    let revealer = WeakWidget(self)
    return onNotify("reveal-child") {
      if let revealer = revealer.widget { cgtk_show_opening_child(revealer.raw) }
      handler()
    }
  }

  /// Whether it lays some of its children over another one.
  package final var isOverlay: Bool { cgtk_is_overlay(raw) != 0 }

  /// Whether it is what moves the content of a scrolled window.
  package final var isViewport: Bool { cgtk_is_viewport(raw) != 0 }

  /// The widgets that a host has put into the tabs of a notebook and beside them, in order; the
  /// pages are not among that.
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
