internal import CGtk

/// The gettext domain of the program and of its libraries.
private let domain = "nextfield"

/// Returns the message in the user's language, with each `{name}` replaced by its value.
package func tr(_ message: String, _ values: [String: String] = [:]) -> String {
  // Without a translation gettext returns the very pointer that it was given.
  filled(message.withCString { String(cString: g_dgettext(domain, $0)) }, values)
}

/// Returns the message in the user's language and in the plural form that the count asks for.
///
/// It has a name of its own because xgettext has to know which calls have two messages.
package func trn(
  _ singular: String,
  _ plural: String,
  count: Int,
  _ values: [String: String] = [:]
) -> String {
  let message = singular.withCString { singular in
    plural.withCString {
      String(cString: g_dngettext(domain, singular, $0, gulong(clamping: count)))
    }
  }
  return filled(message, values)
}

private func filled(_ text: String, _ values: [String: String]) -> String {
  guard !values.isEmpty else { return text }
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    result += rest[..<open]
    let name = String(rest[rest.index(after: open)..<close])
    result += values[name] ?? String(rest[open...close])
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}

/// Makes ``tr(_:_:)`` speak the language of the environment.
///
/// - Parameter localeDirectory: The folder that holds `LANGUAGE/LC_MESSAGES/nextfield.mo`.
public func bindTranslations(localeDirectory: String) {
  bindtextdomain(domain, localeDirectory)
  bind_textdomain_codeset(domain, "UTF-8")
}
