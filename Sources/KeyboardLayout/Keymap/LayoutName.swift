/// The name of a keyboard layout, as XKB has it: `de`, or with a variant `de:nodeadkeys`.
public struct LayoutName: Hashable, Sendable {
  /// The layout, the name of a file of XKB's symbols: `de`.
  public let layout: String

  /// The variant, a part of that file; empty for the layout's usual one.
  public let variant: String

  /// Reads `LAYOUT`, `LAYOUT:VARIANT` or, as GNOME writes it, `LAYOUT+VARIANT`.
  ///
  /// Whether there is such a layout is not looked up. Nil if a name is empty, longer than 64
  /// characters, or holds anything but ASCII letters, digits, `_`, `-` and `.` between two of them:
  /// no path can be smuggled in.
  public init?(_ text: String) {
    guard text.utf8.count <= 2 * Self.longest + 1 else { return nil }
    let parts = text.split(
      maxSplits: 1,
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == ":" || $0 == "+" }
    )
    guard let layout = parts.first, parts.allSatisfy(Self.isName) else { return nil }
    self.layout = String(layout)
    variant = parts.count > 1 ? String(parts[1]) : ""
  }

  init(known layout: String, _ variant: String = "") {
    self.layout = layout
    self.variant = variant
  }

  private static let longest = 64

  private static func isName(_ part: Substring) -> Bool {
    let isInside: (Character) -> Bool = { isWord($0) || $0 == "-" || $0 == "." }
    guard let first = part.first, let last = part.last, part.utf8.count <= longest else {
      return false
    }
    let hasDots = part.split(separator: ".", omittingEmptySubsequences: false).contains(
      where: \.isEmpty
    )
    return isWord(first) && isWord(last) && part.allSatisfy(isInside) && !hasDots
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}

extension LayoutName: CustomStringConvertible {
  /// The name as `init(_:)` reads it: `de:nodeadkeys`.
  public var description: String {
    variant.isEmpty ? layout : "\(layout):\(variant)"
  }
}
