/// The changes of an edit beside the input of its own field, as data for a view.
///
/// To follow it, apply the splices in order to the sequence that is shown, make the fields of
/// `updatedFields` that are shown anew from `form.fields`, and move the focus if `focus` is set.
public struct FormChange: Sendable, Equatable {
  /// One place of the sequence in which items go and come.
  public struct Splice: Sendable, Equatable {
    /// The range that goes, in the sequence as the splices before have left it.
    public var removed: Range<Int>
    /// The items that come in its place.
    public var inserted: [FormItem]

    /// Creates a splice.
    public init(removed: Range<Int>, inserted: [FormItem]) {
      self.removed = removed
      self.inserted = inserted
    }
  }

  /// The changes to the sequence of items, in order.
  public var splices: [Splice] = []
  /// Fields that stay, with their inputs, and have another description than before.
  public var updatedFields: [Int] = []
  /// The field that should get the focus, or nil to leave it where it is.
  public var focus: Int?

  /// Creates a change; without arguments, none.
  public init(splices: [Splice] = [], updatedFields: [Int] = [], focus: Int? = nil) {
    self.splices = splices
    self.updatedFields = updatedFields
    self.focus = focus
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { splices.isEmpty && updatedFields.isEmpty && focus == nil }
}
