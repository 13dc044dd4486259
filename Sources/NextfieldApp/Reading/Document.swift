import GtkBridge
import OrderedJSON

/// Reading the JSON files that the user names.
enum Document {
  /// A file that cannot be used, as one line `FILE:LINE:COLUMN: reason`.
  struct Failure: Error, Equatable {
    let line: String

    init(line: String) { self.line = line }

    init(path: String, position: JSONPosition? = nil, reason: String) {
      let name = path == "-" ? tr("standard input") : path
      line = "\(name):\(position?.line ?? 1):\(position?.column ?? 1): \(reason)"
    }
  }

  /// Reads and parses a file; `-` is standard input.
  static func read(_ path: String) throws(Failure) -> JSONDocument {
    let limits = JSONLimits.standard
    let bytes: [UInt8]
    do {
      // One byte more, so that the parser sees that the limit is exceeded.
      bytes = try FileAccess.read(path, limit: limits.size + 1)
    } catch {
      throw Failure(path: path, reason: error.reason)
    }
    do {
      return try JSONDocument(reading: bytes, limits: limits)
    } catch {
      throw Failure(path: path, position: error.position, reason: error.message)
    }
  }
}
