import FormStore
import GtkBridge

/// The file in which submissions wait for a server, one for each address.
struct Outbox {
  let address: PostgresAddress

  init(_ address: PostgresAddress) { self.address = address }

  /// The folder of all outboxes.
  static var folder: String { userStateFolder + "/nextfield/outboxes" }

  /// The path of the file; what is secret in the address is not in the name, nor does it count.
  var path: String {
    let key = sha256(Array(address.withoutSecrets.utf8)).prefix(12)
    return "\(Self.folder)/\(address.slug)-\(key).db"
  }

  /// Starts a process that sends what waits, and ends.
  ///
  /// A process of its own can wait for a name server or a frozen connection without keeping a
  /// window from closing, goes on once the window is closed, and spares the window the library. The
  /// address goes by a pipe, as everybody on the machine can read the arguments.
  func startDelivery() throws(FileAccess.Failure) {
    try ProcessImage.startAgain(
      as: "nextfield",
      arguments: ["deliver", "--background", path, "-"],
      input: address.text + "\n"
    )
  }
}
