package import GtkBridge

extension GuestRules {
  /// The wishes of the user from the environment and the settings; nil if nothing is to be done
  /// in this program.
  ///
  /// The variable `NEXTFIELD_MODULE` goes before the settings: `off`, or a list of features
  /// separated by commas.
  ///
  /// - Parameters:
  ///   - wish: What the variable holds; nil if it is not set.
  ///   - settings: The settings, if they are installed.
  ///   - names: What the program is called.
  /// - Returns: The rules for this program.
  package static func chosen(wish: String?, settings: Settings?, for names: [String]) -> GuestRules?
  {
    var rules = GuestRules()
    let words = wish.map(words(of:)) ?? settings?.strings("module-features") ?? []
    guard !words.contains("off") else { return nil }
    rules.features = Features(words: words)
    rules.excludedPrograms.formUnion(settings?.strings("module-excluded-programs") ?? [])
    rules.excludedTypes.formUnion(settings?.strings("module-excluded-widgets") ?? [])
    return rules.excludesProgram(named: names) ? nil : rules
  }

  private static func words(of list: String) -> [String] {
    list.split { $0 == "," || $0 == " " }.map(String.init)
  }
}

extension GuestRules.Features {
  /// The features of these names; an unknown name may be one of a later version.
  init(words: [String]) {
    self = []
    if words.contains("return") { insert(.returnKey) }
    if words.contains("keys") { insert(.keys) }
    if words.contains("bar") { insert(.bar) }
    if words.contains("keyboard") { insert(.keyboard) }
  }
}
