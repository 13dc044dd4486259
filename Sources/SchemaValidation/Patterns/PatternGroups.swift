/// The groups of a pattern that keep what they match.
///
/// Where something refers to one, all have names in the translation; without names PCRE2 can be
/// told to keep nothing.
struct PatternGroups {
  private(set) var count = 0
  private(set) var hasDoubleName = false
  private var numbers: [String: Int] = [:]
  private var hasReferences = false
  private var opened = 0

  init(_ scalars: [Unicode.Scalar]) {
    var offset = 0
    var isInClass = false
    func scalar(_ place: Int) -> Unicode.Scalar? {
      place < scalars.count ? scalars[place] : nil
    }
    while let sign = scalar(offset) {
      switch sign {
      case "\\":
        offset += 1
        if !isInClass, let digit = scalar(offset), digit == "k" || ("1"..."9").contains(digit) {
          hasReferences = true
        }
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass:
        if scalar(offset + 1) != "?" {
          count += 1
        } else if scalar(offset + 2) == "<", let third = scalar(offset + 3), third != "=",
          third != "!"
        {
          count += 1
          let name = scalars[(offset + 3)...].prefix { $0 != ">" }
          let text = String(String.UnicodeScalarView(name))
          if numbers[text] != nil { hasDoubleName = true }
          numbers[text] = count
        }
      default: break
      }
      offset += 1
    }
  }

  /// Returns the beginning of the next group.
  mutating func open(_ name: String?) -> String {
    opened += 1
    return hasReferences ? "(?<g\(opened)>" : "("
  }

  /// Returns a reference to a group; one without a match is the empty text.
  func reference(to number: Int) -> String? {
    (1...max(count, 1)).contains(number) && count > 0 ? "(?(<g\(number)>)\\k<g\(number)>)" : nil
  }

  func number(of name: String) -> Int? { numbers[name] }
}
