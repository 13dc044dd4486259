/// Returns a text in which every secret is replaced by an ellipsis.
package func hiding(_ secrets: [String], in text: String) -> String {
  var bytes = ArraySlice(Array(text.utf8))
  // The longest first: one may be a part of another.
  let hidden = secrets.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  guard !hidden.isEmpty else { return text }
  var shown: [UInt8] = []
  while let byte = bytes.first {
    if let secret = hidden.first(where: { bytes.starts(with: $0) }) {
      shown += Array("…".utf8)
      bytes = bytes.dropFirst(secret.count)
    } else {
      shown.append(byte)
      bytes = bytes.dropFirst()
    }
  }
  return String(decoding: shown, as: UTF8.self)
}
