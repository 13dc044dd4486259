extension NavigationOptions {
  /// The direction in which rows are read.
  public enum Direction: Hashable, Sendable {
    /// As in English.
    case leftToRight

    /// As in Arabic and Hebrew.
    case rightToLeft
  }

  /// The rule for the order of fields without an explicit number.
  public enum OrderPolicy: Hashable, Sendable {
    /// Rows from top to bottom, each along the reading direction.
    case reading

    /// The order in which the host lists the fields.
    case tree
  }

  /// The treatment of the scroll offset when the keyboard has gone.
  public enum Restore: Hashable, Sendable {
    /// It stays, as far as the content reaches.
    case stay

    /// It goes back to where it was before the keyboard came, unless the user has scrolled since.
    case restoreIfUntouched

    /// It goes back to where it was before the keyboard came.
    case always
  }

  /// The reaction to a field that declines the focus.
  public enum Refusal: Hashable, Sendable {
    /// The focus goes back to where it was.
    case stay

    /// The field after it is tried, in the direction of the move, until one accepts or the chain
    /// ends.
    case tryFollowing
  }
}
