import GtkBridge
import NavigationScenario
import OrderedJSON

extension Scenario {
  /// Reads the scenario that the user named; `-` is standard input.
  init(path: String) throws(Document.Failure) {
    let bytes: [UInt8]
    do {
      bytes = try FileAccess.read(path, limit: JSONLimits.standard.size + 1)
    } catch {
      throw Document.Failure(path: path, reason: error.reason)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Document.Failure(path: path, reason: tr("the text is not valid UTF-8"))
    }
    do {
      try self.init(reading: text)
    } catch {
      throw Document.Failure(path: path, position: error.position, reason: error.message)
    }
  }
}
