internal import CGtk
internal import CGtkHelpers

extension Widget {
  private final var accessible: UnsafeMutablePointer<AtkObject>? {
    gtk_widget_get_accessible(widget)
  }

  /// The accessible name.
  public final var accessibleName: String {
    get { accessible.flatMap(atk_object_get_name).map { String(cString: $0) } ?? "" }
    set {
      guard let accessible, newValue != accessibleName else { return }
      atk_object_set_name(accessible, newValue)
      cgtk_name_internal_button(raw, newValue)
    }
  }

  /// The accessible description, which a screen reader adds to the name.
  public final var accessibleDescription: String {
    get { accessible.flatMap(atk_object_get_description).map { String(cString: $0) } ?? "" }
    set {
      guard let accessible, newValue != accessibleDescription else { return }
      atk_object_set_description(accessible, newValue)
      cgtk_describe_internal_button(raw, newValue)
    }
  }

  /// Says which one it is of how many, if they cannot be counted as not all of them are there.
  ///
  /// - Parameters:
  ///   - index: Its position, from 0.
  ///   - count: How many there are.
  package final func setPlace(_ index: Int, of count: Int) {
    cgtk_set_position_in_set(widget, gint(clamping: index + 1), gint(clamping: count))
  }

  /// Says which widget explains this one.
  package final func addAccessibleRelation(describedBy other: Widget) {
    guard let accessible, let target = other.accessible else { return }
    atk_object_add_relationship(accessible, ATK_RELATION_DESCRIBED_BY, target)
    atk_object_add_relationship(target, ATK_RELATION_DESCRIPTION_FOR, accessible)
  }

  /// Tells assistive technology that the content is wrong, or right again.
  package final func announceInvalid(_ isInvalid: Bool) {
    guard let accessible else { return }
    atk_object_notify_state_change(
      accessible,
      AtkState(ATK_STATE_INVALID_ENTRY.rawValue),
      isInvalid ? 1 : 0
    )
  }

  /// Makes a screen reader treat a piece of text as a heading.
  package final func becomeHeading() {
    guard let accessible else { return }
    atk_object_set_role(accessible, ATK_ROLE_HEADING)
  }

  /// Makes a screen reader say a name as the focus comes into it.
  package final func becomePanel(named name: String) {
    accessibleName = name
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_PANEL)
  }

  /// Makes a screen reader treat it as a list.
  package final func becomeList(named name: String) {
    accessibleName = name
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_LIST_BOX)
  }

  /// Makes a screen reader treat it as one of the things in a list.
  package final func becomeListItem() {
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_LIST_ITEM)
  }

  /// Makes a screen reader say a text as soon as it comes up.
  package final func becomeNotification() {
    guard let accessible else { return }
    atk_object_set_role(accessible, ATK_ROLE_NOTIFICATION)
  }
}

extension Widget {
  /// The labels that a mnemonic or the host ties to it.
  package final var mnemonicLabels: [Widget] {
    Self.taking(gtk_widget_list_mnemonic_labels(widget))
  }

  /// The name that a person uses for it: its accessible name, or else the text of its label,
  /// without the underscore of a mnemonic and without a colon at the end; nil if it has neither.
  public final var spokenName: String? {
    let own = accessibleName
    guard own.isEmpty else { return own }
    for label in mnemonicLabels where cgtk_is_label(label.raw) != 0 {
      var text = String(cString: gtk_label_get_text(label.pointer()))
      while let last = text.last, last == ":" || last.isWhitespace { text.removeLast() }
      if !text.isEmpty { return text }
    }
    return nil
  }
}
