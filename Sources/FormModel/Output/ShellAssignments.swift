import OrderedJSON

/// Assignments for `eval` in a POSIX shell.
enum ShellAssignments {
  /// Returns one line for each leaf, and a second one for `null`.
  static func text(of leaves: [AnswerLeaf]) -> String {
    var names = ShellNames()
    var text = ""
    for leaf in leaves {
      let name = names.name(of: leaf.pointer)
      guard let value = leaf.value else {
        text += "unset -v \(name)\n"
        continue
      }
      text += "\(name)=\(quoted(value.isNull ? "" : leaf.text))\n"
      if value.isNull { text += "\(names.unique(name + "_is_null"))='true'\n" }
    }
    return text
  }

  /// Puts a text into single quotes, between which a shell takes everything as it is.
  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "'")]
    for byte in AnswerLeaf.withoutNul(text).utf8 {
      if byte == UInt8(ascii: "'") { bytes.append(contentsOf: #"'\'"#.utf8) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "'"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
