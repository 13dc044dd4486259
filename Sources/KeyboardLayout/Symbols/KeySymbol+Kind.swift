extension KeySymbol {
  /// Whether words are made of it: a letter, a mark or a dead key.
  var isLetterLike: Bool {
    isDead || isLetterOrMark
  }

  var isLetterOrMark: Bool {
    guard let scalar else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: return scalar != "µ"
    // Ordinals and the Arabic stroke are letters to Unicode, but no words are made of them.
    case .modifierLetter, .otherLetter: return !["ª", "º", "\u{640}"].contains(scalar)
    // The two marks of Kana that stand alone.
    default: return isMark || scalar == "゛" || scalar == "゜"
    }
  }

  var isMark: Bool {
    switch scalar?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  var isNonspacingMark: Bool {
    scalar?.properties.generalCategory == .nonspacingMark
  }

  /// Whether it types a space, or controls what is beside it.
  var isInvisible: Bool {
    guard let properties = scalar?.properties else { return false }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format
  }

  /// Whether it is the second half of a pair of brackets or quotation marks that the other one
  /// begins.
  func closes(_ other: KeySymbol) -> Bool {
    switch (other.scalar?.properties.generalCategory, scalar?.properties.generalCategory) {
    case (.openPunctuation, .closePunctuation), (.initialPunctuation, .finalPunctuation): true
    default: false
    }
  }

  /// Whether it is one of the letters of ASCII.
  var isLatinLetter: Bool {
    guard let scalar else { return false }
    return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// A digit of any script.
  var isDigit: Bool { digitValue != nil }

  /// 0 to 9 for a digit of any script that counts in tens.
  var digitValue: Int? {
    guard let scalar, scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.flatMap(Int.init(exactly:))
  }

  var isCurrency: Bool {
    scalar?.properties.generalCategory == .currencySymbol
  }

  /// The capital of a small letter, if that is a single character.
  var capital: KeySymbol? {
    guard let scalar, scalar.properties.isLowercase else { return nil }
    if scalar == "ß" { return KeySymbol("ẞ") }
    let mapped = scalar.properties.uppercaseMapping.unicodeScalars
    guard mapped.count == 1, let capital = mapped.first, capital != scalar else { return nil }
    return KeySymbol(capital)
  }
}
