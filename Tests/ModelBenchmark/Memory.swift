import Glibc

/// The memory that this process takes, in MB.
enum Memory {
  /// The memory in use at present.
  static var resident: Int { value("VmRSS:") }

  /// The most that there was.
  static var peak: Int { value("VmHWM:") }

  private static func value(_ name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = fread(&bytes, 1, bytes.count, file)
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix(name) } ?? ""
    return (Int(line.filter(\.isNumber)) ?? 0) / 1024
  }
}
