/// The links that hold, as paths that begin at fields without an owner.
struct LinkPaths {
  /// The slot that each slot leads to, or -1.
  let target: [Int32]
  /// The slot that leads to each slot, or -1.
  let owner: [Int32]
  /// The end of each path, by its beginning; slots that have been one may stand here too.
  let tail: [Int32: Int32]
}
