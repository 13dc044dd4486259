import GtkBridge

/// How a form is filled by one visitor after the other.
struct KioskOptions: Equatable {
  /// The seconds without any input after which a visitor is taken to have left.
  var patience = 120
}

extension FillOptions {
  /// Takes what was said about the time, and refuses what makes no sense for many visitors.
  mutating func setPatience(_ seconds: Int?) throws(UsageError) {
    guard kiosk != nil else {
      guard seconds == nil else {
        throw UsageError(reason: tr("--kiosk-timeout needs --kiosk"))
      }
      return
    }
    if let seconds { kiosk?.patience = seconds }
    let others = [
      ("--output", output != nil), ("--choose", choosesFiles), ("--record", record != nil),
      ("--timeout", timeoutSeconds != nil),
    ]
    for (option, isThere) in others where isThere {
      throw UsageError(
        reason: tr(
          "--kiosk is for many visitors, so it does not go with {option}",
          ["option": option]
        )
      )
    }
  }
}
