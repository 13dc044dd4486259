internal import Glibc

/// A library of the system that is loaded while the program runs, so that a program that does not
/// come to need it neither waits for it nor wants it installed.
package struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let prefix: String

  /// The library, or one of its functions, is not there.
  package struct Missing: Error {}

  /// Loads it; it stays for as long as the process lives.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with the version of its interface.
  ///   - prefix: The beginning of the names of its functions.
  /// - Throws: ``Missing``.
  package init(_ name: String, prefix: String) throws(Missing) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw Missing() }
    self.handle = handle
    self.prefix = prefix
  }

  /// Finds a function.
  ///
  /// - Parameter name: The name behind the prefix.
  /// - Returns: The function; its type must be that of the library's header.
  /// - Throws: ``Missing``.
  package func function<Function>(_ name: String) throws(Missing) -> Function {
    guard let symbol = dlsym(handle, prefix + name) else { throw Missing() }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
