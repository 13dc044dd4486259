import FormModel
import GtkBridge
import OrderedJSON
import SchemaValidation

/// Checks answers against a form: `nextfield validate FORM ANSWERS`.
struct ValidateCommand {
  let form: String
  let answers: String

  /// Prints what is wrong as a JSON array.
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
      for gap in report.gaps {
        complain("\(form): \(gap.schema): \(gap.reason.message)")
      }
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

  private static func schema(in file: JSONValue, at path: String) throws(Document.Failure)
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
