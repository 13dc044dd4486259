import FormStore
import GtkBridge

/// Where finished forms are kept.
enum CollectPlace: Equatable {
  /// A database in a file.
  case file(String)
  /// A database on a server, by way of a file on this machine.
  case server(PostgresAddress)

  /// Reads an argument: an address of PostgreSQL, or the path of a file.
  init(argument: String) throws(UsageError) {
    if PostgresAddress.isMeant(by: argument) {
      self = .server(try PostgresAddress(argument: argument))
    } else {
      self = .file(argument)
    }
  }

  /// The place as it is shown.
  var shown: String {
    switch self {
    case .file(let path): path
    case .server(let address): address.description
    }
  }

  /// Opens the database on this machine, or makes one that only the user can read.
  func open() throws(FileAccess.Failure) -> SubmissionStore {
    switch self {
    case .file(let path): return try SubmissionStore(makingOrOpening: path)
    case .server(let address):
      try FileAccess.createFolder(Outbox.folder)
      return try SubmissionStore(makingOrOpening: Outbox(address).path)
    }
  }

  /// The file of the database on this machine.
  var path: String {
    switch self {
    case .file(let path): path
    case .server(let address): Outbox(address).path
    }
  }

  /// Has what is kept sent to the server, if there is one, while the caller goes on.
  ///
  /// That it cannot be sent now is no fault: it is safe, and is sent the next time.
  func startDelivery() {
    guard case .server(let address) = self else { return }
    do throws(FileAccess.Failure) {
      try Outbox(address).startDelivery()
    } catch {
      complain("nextfield: \(shown): \(error.reason)")
    }
  }
}
