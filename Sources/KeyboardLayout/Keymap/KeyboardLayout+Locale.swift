extension KeyboardLayout {
  /// The layout that people of a language and country most likely have: the last resort.
  ///
  /// - Parameter locale: A locale's name as in the environment: `de_AT.UTF-8`, `sr_RS@latin`.
  /// - Returns: `at` for the first example; `us` if nothing is known.
  public static func named(forLocale locale: String) -> LayoutName {
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].prefix { $0 != "." }
    let language = name.prefix { $0 != "_" && $0 != "-" }
    let country = name.dropFirst(language.count + 1)
    let candidates = [
      parts.count > 1 ? "\(language)@\(parts[1])" : "",
      "\(language)_\(country)",
      String(language),
    ]
    let found = candidates.lazy.compactMap { usualLayouts[$0] }.first
    return found.flatMap(LayoutName.init) ?? LayoutName(known: "us")
  }

  /// By language, and by country if its people have another one.
  static let usualLayouts: [String: String] = [
    "am": "et", "ar": "ara", "ar_DZ": "dz:ar", "ar_MA": "ma", "az": "az", "be": "by", "bg": "bg",
    "bn": "in:ben", "bn_BD": "bd", "bo": "cn:tib", "bs": "ba", "ca": "es:cat", "cs": "cz",
    "cy": "gb", "da": "dk", "de": "de", "de_AT": "at", "de_BE": "be", "de_CH": "ch", "de_LI": "ch",
    "de_LU": "ch", "dv": "mv", "dz": "bt", "el": "gr", "en_AU": "au", "en_GB": "gb", "en_IE": "ie",
    "en_ZA": "za", "eo": "epo", "es": "latam", "es_ES": "es", "et": "ee", "eu": "es",
    "fa": "ir", "fa_AF": "af", "fi": "fi", "fo": "fo", "fr": "fr", "fr_BE": "be", "fr_CA": "ca",
    "fr_CH": "ch:fr", "fr_LU": "ch:fr", "ga": "ie", "gd": "gb", "gl": "es", "gu": "in:guj",
    "he": "il", "hi": "in", "hr": "hr", "hu": "hu", "hy": "am", "is": "is", "it": "it",
    "it_CH": "ch", "iw": "il", "ja": "jp", "ka": "ge", "kk": "kz", "km": "kh", "kn": "in:kan",
    "ko": "kr", "ku": "tr:ku", "ky": "kg", "lo": "la", "lt": "lt", "lv": "lv", "mk": "mk",
    "ml": "in:mal", "mn": "mn", "mr": "in", "mt": "mt", "my": "mm", "nb": "no", "ne": "np",
    "nl": "us:intl", "nl_BE": "be", "nn": "no", "no": "no", "oc": "fr", "pa": "in:guru",
    "pa_PK": "pk", "pl": "pl", "ps": "af:ps", "pt": "pt", "pt_BR": "br", "ro": "ro", "ru": "ru",
    "ru_UA": "ua", "sd": "pk:snd", "se": "no:smi", "se_FI": "fi:smi", "se_SE": "se:smi",
    "si": "lk", "sk": "sk", "sl": "si", "sq": "al", "sr": "rs", "sr@latin": "rs:latin",
    "sr_ME": "me", "sv": "se", "sv_FI": "fi", "ta": "in:tam", "ta_LK": "lk:tam_unicode",
    "te": "in:tel", "tg": "tj", "th": "th", "tk": "tm", "tr": "tr", "tt": "ru:tt", "ug": "cn:ug",
    "uk": "ua", "ur": "pk", "uz": "uz", "vi": "vn",
  ]
}
