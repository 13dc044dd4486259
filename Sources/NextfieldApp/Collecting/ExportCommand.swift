import FormStore
import GtkBridge
import OrderedJSON

/// The options of `nextfield export`.
struct ExportOptions: Equatable {
  enum Format: String { case json, csv }

  var source: CollectPlace
  var format = Format.json
  var since: String?
  var form: String?
  var keepsFormulas = false
}

/// Prints collected answers: `nextfield export SOURCE`.
struct ExportCommand {
  let options: ExportOptions

  /// How much is gathered before it is written, in bytes.
  private static let chunk = 64 << 10

  /// Prints one submission after the other, so that the memory does not depend on their number.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    do {
      let store = try openSource()
      var output = ""
      func write(_ text: String) throws {
        output += text
        guard output.utf8.count >= Self.chunk else { return }
        try StandardStream.output.write(output)
        output = ""
      }
      switch options.format {
      case .json: try store.forEach(selection) { try write($0.json.text() + "\n") }
      case .csv: try writeTable(of: store, write)
      }
      try StandardStream.output.write(output)
      return ExitStatus.done
    } catch let error as SubmissionError {
      complain("nextfield: \(options.source.shown): \(error.message)")
    } catch let error as DeliveryError {
      complain("nextfield: \(options.source.shown): \(error.message)")
    } catch let error as FileAccess.Failure {
      complain("nextfield: \(tr("standard output")): \(error.reason)")
    } catch {
      complain("nextfield: \(options.source.shown): \(error)")
    }
    return ExitStatus.unusable
  }

  /// Opens the database; a server may take as long as it likes to sort.
  private func openSource() throws -> any SubmissionSource {
    switch options.source {
    case .file(let path): try SubmissionStore(reading: path)
    case .server(let address): try SubmissionServer(address, patience: nil)
    }
  }

  private var selection: SubmissionSelection {
    SubmissionSelection(since: options.since, form: options.form)
  }

  /// Looks at everything twice: a header comes first, and any submission may have a column of its
  /// own.
  private func writeTable(of store: any SubmissionSource, _ write: (String) throws -> Void) throws {
    var table = ExportTable(keepsFormulas: options.keepsFormulas)
    try store.snapshot {
      try store.forEach(selection) { table.addColumns(for: $0.answers) }
      try write(table.header)
      try store.forEach(selection) { try write(table.row(of: $0)) }
    }
  }
}
