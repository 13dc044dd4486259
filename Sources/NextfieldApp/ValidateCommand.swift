import FormModel
import GtkBridge
import OrderedJSON
import SchemaValidation

/// Checks answers against a form: `nextfield validate FORM ANSWERS`.
struct ValidateCommand {
  let form: String
  let answers: String

  /// Prints what is wrong as a JSON array, and where it is in a file on standard error.
  ///
  /// - Returns: The exit status: 0 for answers that are valid, 1 for others, 2 if a file cannot be
  ///   read, or if it cannot be told.
  func run() -> Int32 {
    do {
      let document = try Document.read(form)
      let schema = try Self.schema(in: document.value, at: form)
      let value = try Document.read(answers).value
      let report = schema.report(on: value, matcher: PatternCache())
      try Self.write(report.findings)
      for finding in report.findings { complain(line(about: finding, in: value)) }
      for gap in report.gaps { complain(line(about: gap, in: value)) }
      return switch report.outcome {
      case .valid: ExitStatus.done
      case .invalid: ExitStatus.cancelled
      case .unknown: ExitStatus.unusable
      }
    } catch {
      complain(error.line)
      return ExitStatus.unusable
    }
  }

  private func line(about finding: SchemaFinding, in value: JSONValue) -> String {
    let reason = "\(Self.prefix(finding.place))\(finding.message)"
    return Self.line(answers, at: finding.place, in: value, reason)
  }

  private func line(about gap: SchemaGap, in value: JSONValue) -> String {
    Self.line(
      answers,
      at: gap.instance,
      in: value,
      "\(Self.prefix(gap.instance))\(gap.reason.message)"
    )
  }

  private static func prefix(_ place: JSONPointer) -> String {
    place.tokens.isEmpty ? "" : "\(place): "
  }

  /// Returns a line about what is at a place of a file, or about what holds it if it is not there.
  private static func line(
    _ path: String,
    at place: JSONPointer,
    in value: JSONValue,
    _ reason: String
  ) -> String {
    let nearest = sequence(first: place, next: \.parent).lazy.compactMap { value[$0]?.position }
    return Document.Failure(path: path, position: nearest.first { _ in true }, reason: reason).line
  }

  static func schema(in file: JSONValue, at path: String) throws(Document.Failure)
    -> JSONSchema
  {
    do {
      let schema = try Form.schema(in: file)
      let files = FormFolder.files(of: path, schema: schema)
      return JSONSchema(compiling: schema, lookup: Form.documents(files))
    } catch {
      throw Document.Failure(path: path, position: error.position, reason: error.message)
    }
  }

  private static func write(_ findings: [SchemaFinding]) throws(Document.Failure) {
    let list = JSONValue.array(
      findings.map { finding in
        [
          "instance": .string(finding.instance.description),
          "schema": .string(finding.schema.description),
          "keyword": .string(finding.keyword),
          "message": .string(finding.message),
        ]
      }
    )
    do throws(FileAccess.Failure) {
      try StandardStream.output.write(list.text(.pretty) + "\n")
    } catch {
      throw Document.Failure(line: "nextfield: \(tr("standard output")): \(error.reason)")
    }
  }
}

extension SchemaGap.Reason {
  /// Why something cannot be checked, without a full stop.
  var message: String {
    switch self {
    case .tooMuchWork: tr("this cannot be checked, because it would take too long")
    case .tooDeep: tr("this cannot be checked, because the schemas lead on too deeply")
    case .pattern(let pattern):
      tr("the pattern “{pattern}” cannot be checked", ["pattern": pattern])
    case .missingSchema(let address):
      tr("this cannot be checked, because there is no schema “{address}”", ["address": address])
    }
  }
}
