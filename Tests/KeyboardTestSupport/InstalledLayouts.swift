import Foundation
public import KeyboardLayout

/// The layouts and variants that the data of XKB lists.
public enum InstalledLayouts {
  /// All of them, without the empty one that users may fill by themselves (`custom`).
  public static let names: [LayoutName] = {
    guard let list = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    var section = ""
    var names: [LayoutName] = []
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      if words.first == "!" {
        section = String(words.last ?? "")
      } else if section == "layout", words[0] != "custom" {
        names += [LayoutName(String(words[0]))].compactMap { $0 }
      } else if section == "variant", words.count > 1 {
        names += [LayoutName("\(words[1].dropLast()):\(words[0])")].compactMap { $0 }
      }
    }
    return names
  }()

  /// Where Debian and most others have it.
  static let file = "/usr/share/X11/xkb/rules/base.lst"
}
