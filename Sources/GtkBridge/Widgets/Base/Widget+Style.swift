internal import CGtk

extension Widget {
  /// Adds a CSS style class.
  package final func addStyleClass(_ name: String) {
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), name)
  }

  /// Takes a CSS style class away.
  package final func removeStyleClass(_ name: String) {
    gtk_style_context_remove_class(gtk_widget_get_style_context(widget), name)
  }

  /// Adds or takes away a CSS style class.
  package final func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn { addStyleClass(name) } else { removeStyleClass(name) }
  }

  /// Whether it has a CSS style class.
  package final func hasStyleClass(_ name: String) -> Bool {
    gtk_style_context_has_class(gtk_widget_get_style_context(widget), name) != 0
  }

  /// Whether it looks held down.
  package final var looksPressed: Bool {
    get { gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 }
    set {
      if newValue {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
      }
    }
  }
}
