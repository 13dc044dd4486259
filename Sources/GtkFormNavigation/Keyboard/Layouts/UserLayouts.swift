import GtkBridge
import KeyboardLayout

/// The layouts that the keyboard on the screen types with: one that was asked for, else the user's
/// own.
final class UserLayouts {
  /// Called when the user has chosen others.
  var onChange: (() -> Void)?

  private let only: LayoutName?
  private let sources: InputSources
  private var compiled: [LayoutName: KeyboardLayout] = [:]
  /// The layouts of all sources, until there are other sources.
  private var ofSources: [KeyboardLayout?]?

  /// Looks for none before ``current`` is asked for.
  init(only: LayoutName?, sources: InputSources = InputSources()) {
    self.only = only
    self.sources = sources
    sources.onChange = { [weak self] in
      self?.ofSources = nil
      self?.onChange?()
    }
  }

  /// The layouts, beginning with the one in use; never empty.
  ///
  /// The first time takes some milliseconds for each of them.
  var current: [KeyboardLayout] {
    if let only = only.flatMap(layout(named:)) { return [only] }
    sources.start()
    let ofSources = self.ofSources ?? sources.all.map(layout(of:))
    self.ofSources = ofSources
    let all = ofSources.compactMap { $0 }
    guard !all.isEmpty else { return [ofLocale] }
    let first = sources.all.count == all.count ? sources.current : 0
    return Array(all[first...] + all[..<first])
  }

  /// Takes notice of a key of the hardware, which may tell which layout is in use.
  func note(_ press: KeyPress) { sources.noteGroup(of: press) }

  private func layout(of source: InputSource) -> KeyboardLayout? {
    let name = source.name.flatMap { LayoutName($0) }
    let known = name.flatMap(layout(named:))
    guard let symbol = source.symbol else { return known }
    // The symbols that the keys of the display really type go before those that its name promises.
    let own = KeyboardLayout(
      title: known?.title ?? source.name ?? "",
      shortTitle: known?.shortTitle ?? source.name ?? ""
    ) { keycode, level in symbol(keycode, level).map { KeySymbol($0) } }
    return own ?? known
  }

  private func layout(named name: LayoutName) -> KeyboardLayout? {
    if let layout = compiled[name] { return layout }
    let layout = KeyboardLayout(named: name)
    compiled[name] = layout
    return layout
  }

  private var ofLocale: KeyboardLayout {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environmentVariable)
      .first { !$0.isEmpty }
    return layout(named: KeyboardLayout.named(forLocale: locale ?? "")) ?? .latin
  }
}
