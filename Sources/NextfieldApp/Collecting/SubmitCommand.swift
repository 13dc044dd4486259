import FormModel
import FormStore
import GtkBridge
import OrderedJSON
import SchemaValidation

/// The options of `nextfield submit`.
struct SubmitOptions: Equatable {
  var form: String
  var answers: [String]
  var collect: CollectPlace
  /// Whether the first answers that are wrong end it.
  var stops = false
}

/// Checks answers and keeps them: `nextfield submit FORM ANSWERS…`.
struct SubmitCommand {
  let options: SubmitOptions

  /// Keeps what is right, and says of the rest what is wrong.
  ///
  /// - Returns: The exit status: 0 if everything is kept, 1 if some is wrong, 2 if the form, a file
  ///   or the database cannot be used.
  func run() -> Int32 {
    do {
      let form = try Form(path: options.form)
      let schema = try ValidateCommand.schema(
        in: Document.read(options.form).value,
        at: options.form
      )
      let store = try openStore()
      defer { options.collect.startDelivery() }
      var status = ExitStatus.done
      for path in options.answers {
        for (line, document) in try Self.documents(in: path) {
          guard let fault = Self.fault(in: document, schema) else {
            try keep(document.value, of: form, in: store)
            continue
          }
          complain("\(path):\(line): \(fault)")
          status = ExitStatus.cancelled
          if options.stops { return status }
        }
      }
      return status
    } catch let error as Document.Failure {
      complain(error.line)
    } catch {
      complain("nextfield: \(error)")
    }
    return ExitStatus.unusable
  }

  private func keep(_ answers: JSONValue, of form: Form, in store: SubmissionStore) throws {
    let now = LocalTime.timestamp
    let submission = Submission(
      uuid: makeUUID(),
      digest: form.digest,
      id: form.id,
      title: form.title ?? "",
      begun: now,
      finished: now,
      answers: answers
    )
    do throws(SubmissionError) {
      try store.keep(submission)
    } catch {
      throw Document.Failure(line: "nextfield: \(options.collect.shown): \(error.message)")
    }
  }

  /// The answers in a file: one value, or one in each line.
  private static func documents(in path: String) throws -> [(line: Int, document: JSONDocument)] {
    let bytes: [UInt8]
    do throws(FileAccess.Failure) {
      bytes = try FileAccess.read(path, limit: JSONLimits.standard.size + 1)
    } catch {
      throw Document.Failure(path: path, reason: error.reason)
    }
    if let document = try? JSONDocument(reading: bytes) { return [(1, document)] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // One value that is broken over lines is wrong as one.
    guard lines.count > 1, (try? JSONDocument(reading: Array(lines[0]))) != nil else {
      _ = try Document.read(path)
      return []
    }
    var documents: [(line: Int, document: JSONDocument)] = []
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      do {
        documents.append((index + 1, try JSONDocument(reading: Array(line))))
      } catch {
        let position = "\(index + 1):\(error.position.column)"
        throw Document.Failure(line: "\(path):\(position): \(error.message)")
      }
    }
    return documents
  }

  /// Tells what is wrong with answers first of all.
  private static func fault(in document: JSONDocument, _ schema: JSONSchema) -> String? {
    let report = schema.report(on: document.value, matcher: PatternCache())
    if let finding = report.findings.first { return "\(finding.instance): \(finding.message)" }
    return report.gaps.first.map { "\($0.instance): \($0.reason.message)" }
  }

  private func openStore() throws(Document.Failure) -> SubmissionStore {
    do throws(FileAccess.Failure) {
      return try options.collect.open()
    } catch {
      throw Document.Failure(line: "nextfield: \(options.collect.shown): \(error.reason)")
    }
  }
}
