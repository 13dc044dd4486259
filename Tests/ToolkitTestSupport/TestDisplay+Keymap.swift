internal import Foundation

extension TestDisplay {
  /// Gives the display another keymap, as a user does.
  ///
  /// - Parameter arguments: Those of `setxkbmap`.
  /// - Returns: Whether it has been given.
  package static func setKeymap(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/setxkbmap")
    process.arguments = arguments
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Puts one of the keymap's layouts into effect, as a key of the keyboard would.
  ///
  /// - Returns: Whether the display has done so.
  package static func lockGroup(_ group: UInt32) -> Bool {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Lock = @convention(c) (OpaquePointer, CUnsignedInt, CUnsignedInt) -> CInt
    typealias Finish = @convention(c) (OpaquePointer) -> CInt
    // Nothing else needs the library, which GTK has loaded already.
    guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return false }
    defer { dlclose(library) }
    guard let open = dlsym(library, "XOpenDisplay"), let lock = dlsym(library, "XkbLockGroup"),
      let close = dlsym(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return false }
    let coreKeyboard: CUnsignedInt = 0x100
    let isLocked = unsafeBitCast(lock, to: Lock.self)(display, coreKeyboard, group) != 0
    // Closing waits until the display has done everything.
    _ = unsafeBitCast(close, to: Finish.self)(display)
    return isLocked
  }
}
