internal import CGtk

extension Entry {
  /// Offers those of the texts that contain what has been typed; nothing else makes sense in it.
  public func offerCompletions(_ texts: [String]) {
    let list = ObjectRef(owning: made(cgtk_text_list_new()))
    for text in texts { cgtk_text_list_append(list.pointer(), text) }
    cgtk_complete_from(pointer(), list.pointer())
  }
}
