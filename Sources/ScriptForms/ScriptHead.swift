/// The options that zenity and yad have alike: the window, and the text above the fields.
struct ScriptHead {
  private var text: String?
  private var hasMarkup = true

  /// Reads an option if it is one of them.
  ///
  /// - Returns: Whether it is.
  mutating func read(
    _ name: String,
    _ inline: String?,
    _ walk: inout ArgumentWalk,
    into form: inout ScriptForm
  ) throws(ScriptError) -> Bool {
    switch name {
    case "--text": text = try walk.value(inline, of: name)
    case "--no-markup": (hasMarkup, _) = (false, try walk.refuse(inline, of: name))
    case "--title": form.title = try walk.value(inline, of: name)
    case "--width": form.width = try walk.count(inline, of: name)
    case "--height": form.height = try walk.count(inline, of: name)
    case "--timeout": form.timeout = try walk.count(inline, of: name)
    default: return false
    }
    return true
  }

  /// The text as Markdown, once all options are read.
  var markdown: String? {
    guard let text = text.map(ScriptText.unescaped) else { return nil }
    return hasMarkup ? PangoMarkup(text).markdown : PangoMarkup.literal(text)
  }
}
