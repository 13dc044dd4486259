import GtkBridge

/// A keyboard of the system that tells of itself over the session's bus.
///
/// It is believed what it says and nothing else: after a request it counts as visible until it says
/// otherwise. A property of another type than it should have counts as false. When its owner leaves
/// the bus, all that it has said is forgotten.
final class BusKeyboard: SystemKeyboard {
  private static let properties = "org.freedesktop.DBus.Properties"

  private let kind: BusKeyboardKind
  private let bus: MessageBus
  private let onChange: @MainActor () -> Void

  private var subscriptions: [BusSubscription] = []
  private var watch: BusSubscription?
  /// The properties that the present owner has told.
  private var values: [String: Bool] = [:]
  /// The owner's unique name.
  private var owner: String?
  private var reading: Cancellation?
  private var mustReadAgain = false

  private var isHeldBack = false
  private var hasPaused = false
  private var wasVisible = false

  /// Starts to watch; the handler is called whenever it may have changed.
  init(_ kind: BusKeyboardKind, on bus: MessageBus, onChange: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.bus = bus
    self.onChange = onChange
    watch = bus.watch(kind.object.owner) { [weak self] owner in self?.meet(owner) }
  }

  var isAvailable: Bool { owner != nil && kind.conditions.allSatisfy { values[$0] == true } }

  var isVisible: Bool { isAvailable && kind.visibility.map { values[$0] == true } ?? false }

  func askToStayAway() {
    isHeldBack = true
    guard isAvailable else { return }
    pause()
    guard isVisible || kind.visibility == nil else { return }
    wasVisible = isVisible
    send(kind.hide)
  }

  func letReturn(shown: Bool) {
    isHeldBack = false
    if hasPaused, let pause = kind.pause { send(.set(pause, Variant(false))) }
    if shown && wasVisible && isAvailable, let show = kind.show { send(show) }
    (hasPaused, wasVisible) = (false, false)
  }

  private func pause() {
    guard isHeldBack, !hasPaused, let pause = kind.pause, values[pause] == false else { return }
    hasPaused = true
    send(.set(pause, Variant(true)))
  }

  private func send(_ request: BusKeyboardKind.Request) {
    guard var object = present else { return }
    switch request {
    case .call(let method, let arguments): bus.call(method, of: object, arguments)
    case .set(let property, let value):
      let arguments = [Variant(object.interface), Variant(property), Variant(boxing: value)]
      object.interface = Self.properties
      bus.call("Set", of: object, arguments)
    }
  }

  // MARK: Listening

  /// The object of the present owner.
  private var present: BusObject? {
    guard let owner else { return nil }
    var object = kind.object
    object.owner = owner
    return object
  }

  private func meet(_ owner: String?) {
    reading?.cancel()
    (reading, mustReadAgain) = (nil, false)
    subscriptions.forEach { $0.end() }
    (subscriptions, values, self.owner) = ([], [:], owner)
    (hasPaused, wasVisible) = (false, false)
    if !kind.properties.isEmpty { listen() }
    onChange()
  }

  private func listen() {
    guard let present else { return }
    var properties = present
    properties.interface = Self.properties
    subscriptions = [
      bus.listen(to: properties, signal: "PropertiesChanged") { [weak self] _, arguments in
        self?.take(arguments)
      },
      bus.listen(to: present) { [weak self] _, _ in self?.read() },
    ]
    read()
  }

  /// Asks for all properties; what has changed before the answer is in the answer.
  private func read() {
    guard reading == nil else { return mustReadAgain = true }
    guard var object = present else { return }
    let arguments = [Variant(object.interface)]
    object.interface = Self.properties
    let reading = Cancellation()
    self.reading = reading
    bus.call("GetAll", of: object, arguments, cancellation: reading) { [weak self] reply in
      guard let self else { return }
      self.reading = nil
      let isFirst = values.isEmpty
      if let all = reply?.elements?.first { note(all) }
      if isFirst { pause() }
      onChange()
      if mustReadAgain {
        mustReadAgain = false
        read()
      }
    }
  }

  /// Takes notice of the arguments of `PropertiesChanged`.
  private func take(_ arguments: Variant) {
    guard let parts = arguments.elements, parts.count == 3,
      parts[0].string == kind.object.interface
    else { return }
    note(parts[1])
    onChange()
    // Some only say that there is a new value.
    if parts[2].elements?.isEmpty == false { read() }
  }

  private func note(_ changes: Variant) {
    for property in kind.properties {
      guard let value = changes[property] else { continue }
      values[property] = value.boolean ?? false
    }
    // Another program has taken the pause back: it is theirs now.
    if let pause = kind.pause, hasPaused, changes[pause]?.boolean == false { hasPaused = false }
  }
}
