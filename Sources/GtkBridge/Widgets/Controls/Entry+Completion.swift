internal import CGtk
internal import CGtkHelpers

extension Entry {
  /// Offers those of the texts that contain what has been typed; nothing else makes sense in it.
  package func offerCompletions(_ texts: [String]) {
    let list = ObjectRef(owning: made(cgtk_text_list_new()))
    for text in texts { cgtk_text_list_append(list.pointer(), text) }
    cgtk_complete_from(pointer(), list.pointer())
  }
}

extension Widget {
  /// The texts offered by its host that fit what is typed, if it is one line of text.
  ///
  /// Which those are its host may decide by code of its own; here it is those that begin with what
  /// is typed, or contain it if ``Entry/offerCompletions(_:)`` offers them.
  ///
  /// - Parameter limit: The most that are wanted.
  /// - Returns: Each with its place among all.
  package final func completions(atMost limit: Int) -> [(text: String, place: Int)] {
    guard kind == .entry || kind == .spinButton else { return [] }
    var rows = [gint](repeating: 0, count: limit)
    let count = cgtk_completion_matches(pointer(), &rows, guint(limit))
    return rows.prefix(Int(count)).compactMap { row in
      cgtk_completion_text(pointer(), row).map { (takeString($0), Int(row)) }
    }
  }

  /// Takes one of ``completions(atMost:)``, as a click in its list would.
  package final func chooseCompletion(at place: Int) {
    guard kind == .entry || kind == .spinButton else { return }
    cgtk_completion_choose(pointer(), gint(place))
    moveCaretToEnd()
  }
}
