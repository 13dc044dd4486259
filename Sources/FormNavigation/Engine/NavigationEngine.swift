/// Decides, for one form, which field has the focus, what Return does, and how far the form is
/// scrolled.
///
/// The engine is a value: events go in, effects come out, and everything else is a query. It knows
/// ids, rectangles and flags, never widgets, and it reads no clock. Lengths are in content units,
/// `Double`; offsets that it answers are whole units wherever a whole one shows the field.
///
/// ```swift
/// var engine = NavigationEngine(
///   viewport: Size(width: 400, height: 600),
///   contentSize: Size(width: 400, height: 1200),
///   fields: [
///     Field(id: "name", rect: Rect(x: 0, y: 500, width: 300, height: 40)),
///     Field(id: "city", rect: Rect(x: 0, y: 560, width: 300, height: 40)),
///   ]
/// )
/// engine.handle(.fieldFocused("name"))  // [.showKeyboard]
/// engine.handle(.keyboardHeightChanged(250))  // [.scroll(toY: 200, animated: false)]
/// engine.handle(.nextRequested)  // [.focus("city"), .scroll(toY: 260, animated: true)]
/// ```
public struct NavigationEngine: Sendable {
  /// The choices of the host; changed by ``NavigationEvent/optionsChanged(_:)``.
  public internal(set) var options: NavigationOptions

  /// The size of what the form's own scroller shows.
  public internal(set) var viewport: Size

  /// The size of the scrolled content.
  public internal(set) var contentSize: Size

  /// How far the form is scrolled after all effects, that is at the end of any animation.
  public internal(set) var scrollOffset: Point

  /// The height hidden at the top of the viewport, such as by a sticky header.
  public internal(set) var obscuredTop: Double

  /// The host's say in moves that the user asks for; nil allows all.
  ///
  /// It is asked once per move, before anything changes, and never by a query.
  public var moveFilter: (@Sendable (NavigationMove) -> NavigationMove.Answer)?

  var keyboard: KeyboardCover
  var table: FieldTable
  var scrollers: ScrollerTable
  var chain: Chain
  var focus: Int?
  /// Whether the user has scrolled away, so that only what the user does next may scroll again.
  var isSuspended = false
  var restoration = Restoration()
  var attempt: FocusAttempt?
  var settled: SettledState
  var host: HostState
  var pending = PendingWork()

  /// Creates an engine for a form as it is now.
  ///
  /// - Parameters:
  ///   - options: The choices of the host.
  ///   - viewport: The size of what the form's own scroller shows.
  ///   - contentSize: The size of the scrolled content.
  ///   - scrollOffset: How far the form is scrolled.
  ///   - obscuredTop: The height hidden at the top of the viewport.
  ///   - obscuredBottom: The height hidden at its bottom, such as by a keyboard and the bar above
  ///     it.
  ///   - fields: The fields in the host's own order; a later one with an id that is taken is left
  ///     out.
  ///   - scrollers: The scrollers inside the form.
  public init(
    options: NavigationOptions = NavigationOptions(),
    viewport: Size = .zero,
    contentSize: Size = .zero,
    scrollOffset: Point = .zero,
    obscuredTop: Double = 0,
    obscuredBottom: Double = 0,
    fields: [Field] = [],
    scrollers: [Scroller] = []
  ) {
    self.options = options
    self.options.gap = options.gap.saneLength
    self.viewport = viewport.sane
    self.contentSize = contentSize.sane
    self.scrollOffset = scrollOffset.sane
    self.obscuredTop = obscuredTop.saneLength
    self.keyboard = .height(obscuredBottom.saneLength)
    self.table = FieldTable(fields)
    self.scrollers = ScrollerTable(scrollers)
    self.chain = Chain()
    self.settled = SettledState()
    self.host = HostState(offset: scrollOffset.sane)
    chain.rebuild(orderSource)
    self.scrollOffset = clamped(self.scrollOffset)
    settled = currentState
    restoration.offset = self.scrollOffset.y
  }
}
