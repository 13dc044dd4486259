@testable import NextfieldApp

@MainActor extension FormColumn {
  /// The rows that are made, in the form's order.
  var made: [any FieldRow] { rows.sorted { $0.key < $1.key }.map(\.value) }
}
