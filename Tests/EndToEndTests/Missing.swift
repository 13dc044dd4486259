/// An object that a test looked for and did not find.
struct Missing: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
