import FormModel
import GtkBridge
import OrderedJSON

extension FillOptions {
  /// The form's name if it has no title.
  var fileName: String {
    guard let form, form != "-" else { return "Nextfield" }
    return String(form.split(separator: "/").last ?? "")
  }

  /// Opens the database, so that one that cannot be used is refused before any answer is entered.
  func openCollector() throws(Document.Failure) -> Collector? {
    guard let place = collect else { return nil }
    do throws(FileAccess.Failure) {
      return try Collector(place)
    } catch {
      throw Document.Failure(line: "nextfield: --collect \(place.shown): \(error.reason)")
    }
  }

  /// Reads the form, and the answers that it begins with.
  func readAnswers(for path: String) throws(Document.Failure) -> FormAnswers {
    let form = try Form(path: path, layout: layout)
    let numbers = NumberFormat(decimalSeparator: Toolkit.decimalSeparator.first ?? ".")
    let given = try answers.map { (path) throws(Document.Failure) in
      try readInitial(path, for: form)
    }
    var value = given?.value
    for setting in settings {
      value = try (value ?? (form.asksForObject ? [:] : [])).setting(setting, in: form)
    }
    let start =
      if let given {
        FormAnswers(
          form: form,
          reading: JSONDocument(value ?? given.value, duplicateKeys: given.duplicateKeys),
          numberFormat: numbers,
          matcher: PatternCache()
        )
      } else {
        FormAnswers(form: form, initial: value, numberFormat: numbers, matcher: PatternCache())
      }
    for warning in start.warnings {
      complain("nextfield: \(warning.pointer): \(warning.message)")
    }
    return start
  }

  private func readInitial(_ path: String, for form: Form) throws(Document.Failure)
    -> JSONDocument
  {
    let document = try Document.read(path)
    guard document.value.objectValue != nil || !form.asksForObject else {
      let reason = tr("answers must be a JSON object")
      throw Document.Failure(path: path, position: document.value.position, reason: reason)
    }
    return document
  }
}
