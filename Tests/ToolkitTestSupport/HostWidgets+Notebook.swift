internal import CGtk
package import GtkBridge

/// Actions of hosts on notebooks.
extension HostWidgets {
  /// The side on which a notebook has its tabs.
  package enum TabPosition: CaseIterable, Sendable {
    /// Above the pages.
    case top
    /// Below the pages.
    case bottom
    /// To the left of the pages.
    case left
    /// To the right of the pages.
    case right

    fileprivate var gtk: GtkPositionType {
      switch self {
      case .top: GTK_POS_TOP
      case .bottom: GTK_POS_BOTTOM
      case .left: GTK_POS_LEFT
      case .right: GTK_POS_RIGHT
      }
    }
  }

  /// Puts the tabs of a notebook on one side of its pages.
  package static func setTabs(of notebook: Widget, _ position: TabPosition) {
    onNotebook(notebook) { gtk_notebook_set_tab_pos($0, position.gtk) }
  }

  /// Puts a text and a button into the tab of a page.
  package static func setTab(of page: Widget, in notebook: Widget, label: String, button: Widget) {
    let tab = Box(isVertical: false, spacing: 4)
    tab.add(Label(label))
    tab.add(button)
    tab.showAll()
    onNotebook(notebook) { notebook in
      page.withPointer { page in
        tab.withPointer {
          gtk_notebook_set_tab_label(
            notebook,
            page.assumingMemoryBound(to: GtkWidget.self),
            $0.assumingMemoryBound(to: GtkWidget.self)
          )
        }
      }
    }
  }

  /// Moves a page to another place in its notebook.
  package static func reorder(_ page: Widget, in notebook: Widget, to place: Int32) {
    onNotebook(notebook) { notebook in
      page.withPointer {
        gtk_notebook_reorder_child(notebook, $0.assumingMemoryBound(to: GtkWidget.self), place)
      }
    }
  }

  /// Puts a widget behind the tabs of a notebook.
  package static func setAction(_ widget: Widget, of notebook: Widget) {
    onNotebook(notebook) { notebook in
      widget.withPointer {
        gtk_notebook_set_action_widget(
          notebook,
          $0.assumingMemoryBound(to: GtkWidget.self),
          GTK_PACK_END
        )
      }
    }
  }

  private static func onNotebook(
    _ notebook: Widget,
    _ body: (UnsafeMutablePointer<GtkNotebook>) -> Void
  ) {
    notebook.withPointer { body($0.assumingMemoryBound(to: GtkNotebook.self)) }
  }
}
