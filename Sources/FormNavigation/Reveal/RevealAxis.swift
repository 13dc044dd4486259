/// One axis of a viewport: what it can show of its content, and how far it can be scrolled.
///
/// All lengths are in content units. The same rules hold for both axes; for the vertical one the
/// start is the top.
public struct RevealAxis: Hashable, Sendable {
  /// The extent of the viewport.
  public var viewportLength: Double

  /// The extent of the content.
  public var contentLength: Double

  /// How much of the viewport is hidden at its start, such as by a sticky header.
  public var obscuredStart: Double

  /// How much of the viewport is hidden at its end, such as by a keyboard.
  public var obscuredEnd: Double

  /// How much can be scrolled beyond the content's end.
  public var extraSpace: Double

  /// Creates an axis; without further words nothing is hidden and nothing can be scrolled beyond
  /// the content.
  public init(
    viewportLength: Double,
    contentLength: Double,
    obscuredStart: Double = 0,
    obscuredEnd: Double = 0,
    extraSpace: Double = 0
  ) {
    self.viewportLength = viewportLength.saneLength
    self.contentLength = contentLength.saneLength
    self.obscuredStart = obscuredStart.saneLength
    self.obscuredEnd = obscuredEnd.saneLength
    self.extraSpace = extraSpace.saneLength
  }

  /// How much of the viewport the user can really see; not positive if nothing can be seen.
  public var usableLength: Double { viewportLength - obscuredStart - obscuredEnd }

  /// The largest legal scroll offset.
  public var maximumOffset: Double { max(0, contentLength + extraSpace - viewportLength) }

  /// Returns the legal offset that is nearest to the given one.
  public func clamped(_ offset: Double) -> Double {
    min(max(0, offset.sane), maximumOffset)
  }
}
