/// A picture on a key, drawn in the color and the size of its text.
package enum KeyShape: Hashable, Sendable {
  /// An arrow up, hollow: the next letter is a small one.
  case shift
  /// The same, filled: the next letter is a capital.
  case shiftOn
  /// The same with a bar below: all letters are capitals.
  case shiftLocked
  /// An arrow up that stands on a line: the next character is of the third level.
  case alternate
  /// Deletes what is before the caret.
  case backspace
  /// Begins a new line.
  case newline
  /// Goes on to the next field.
  case next
  /// Sends the form.
  case send
  /// Ends.
  case done
  /// Searches.
  case search
  /// Changes the language.
  case globe
  /// Puts the keyboard away.
  case hide
  /// Moves the caret to the left.
  case left
  /// Moves the caret to the right.
  case right
  /// Moves the caret up.
  case up
  /// Moves the caret down.
  case down
  /// The space bar.
  case space

  /// Lines in a square of 16 by 16, from the top left.
  struct Line {
    var points: [(x: Double, y: Double)]
    var isClosed = false
    var isFilled = false
  }

  /// An ellipse in the same square.
  struct Ellipse {
    var x = 8.0
    var y = 8.0
    var width: Double
    var height: Double
  }

  var lines: [Line] {
    switch self {
    case .shift: [Line(points: Self.arrow, isClosed: true)]
    case .shiftOn: [Line(points: Self.arrow, isClosed: true, isFilled: true)]
    case .shiftLocked:
      [
        Line(points: Self.arrow.map { ($0, $1 * 0.82) }, isClosed: true, isFilled: true),
        Line(points: [(5.5, 14.2), (10.5, 14.2)]),
      ]
    case .alternate:
      [
        Line(points: Self.arrow.map { ($0 * 0.82 + 1.44, $1 * 0.72) }, isClosed: true),
        Line(points: [(5.4, 12), (10.6, 12), (10.6, 14.4), (5.4, 14.4)], isClosed: true),
      ]
    case .backspace:
      [
        Line(points: [(5.5, 3), (15, 3), (15, 13), (5.5, 13), (1, 8)], isClosed: true),
        Line(points: [(7.6, 5.8), (12, 10.2)]), Line(points: [(12, 5.8), (7.6, 10.2)]),
      ]
    case .newline:
      [
        Line(points: [(13.5, 3), (13.5, 9), (3, 9)]),
        Line(points: [(6.5, 5.5), (3, 9), (6.5, 12.5)]),
      ]
    case .next:
      [Line(points: [(2.5, 8), (13, 8)]), Line(points: [(8.8, 3.8), (13, 8), (8.8, 12.2)])]
    case .send:
      [Line(points: [(2, 2.5), (14.5, 8), (2, 13.5), (4, 8)], isClosed: true, isFilled: true)]
    case .done: [Line(points: [(2.5, 8.5), (6.3, 12.3), (13.5, 4)])]
    case .search: [Line(points: [(10, 10), (14, 14)])]
    case .globe:
      [
        Line(points: [(1.5, 8), (14.5, 8)]), Line(points: [(2.6, 4.7), (13.4, 4.7)]),
        Line(points: [(2.6, 11.3), (13.4, 11.3)]),
      ]
    case .hide:
      [
        Line(points: [(1.5, 2), (14.5, 2), (14.5, 9.5), (1.5, 9.5)], isClosed: true),
        Line(points: [(4.2, 4.6), (11.8, 4.6)]), Line(points: [(5.5, 7), (10.5, 7)]),
        Line(points: [(5.3, 12), (8, 14.6), (10.7, 12)]),
      ]
    case .left: [Line(points: [(10.2, 3), (5.2, 8), (10.2, 13)])]
    case .right: [Line(points: [(5.8, 3), (10.8, 8), (5.8, 13)])]
    case .up: [Line(points: [(3, 10.5), (8, 5.5), (13, 10.5)])]
    case .down: [Line(points: [(3, 5.5), (8, 10.5), (13, 5.5)])]
    case .space: [Line(points: [(2.5, 8), (2.5, 11), (13.5, 11), (13.5, 8)])]
    }
  }

  var ellipses: [Ellipse] {
    switch self {
    case .search: [Ellipse(x: 6.3, y: 6.3, width: 9, height: 9)]
    case .globe: [Ellipse(width: 13, height: 13), Ellipse(width: 6, height: 13)]
    case .shift, .shiftOn, .shiftLocked, .alternate, .backspace, .newline, .next, .send, .done,
      .hide, .left, .right, .up, .down, .space:
      []
    }
  }

  /// Whether it points in the direction of reading and is mirrored for languages that run right to
  /// left.
  var followsReading: Bool {
    switch self {
    case .newline, .next, .send: true
    case .shift, .shiftOn, .shiftLocked, .alternate, .backspace, .done, .search, .globe, .hide,
      .left, .right, .up, .down, .space:
      false
    }
  }

  private static let arrow: [(x: Double, y: Double)] = [
    (8, 2), (14, 8.6), (10.6, 8.6), (10.6, 13.6), (5.4, 13.6), (5.4, 8.6), (2, 8.6),
  ]
}
