import FormStore
import GtkBridge

extension DeliveryError {
  /// Why submissions are not on the server, without a full stop.
  var message: String {
    switch self {
    case .noLibrary: tr("PostgreSQL’s library is not installed (libpq.so.5)")
    case .away(let reason), .refused(let reason), .unsuitable(let reason): reason
    case .foreign:
      tr(
        "there is a table or view “submissions” or “collected” of another program; it is left as it is"
      )
    case .outbox(let error): error.message
    }
  }
}

extension PostgresAddress.Fault {
  /// The mistake in an address, without the address.
  var message: String {
    switch self {
    case .ambiguous:
      tr(
        "in the address of PostgreSQL, these signs of a name or a password need another spelling: {signs}",
        ["signs": "@ = %40, / = %2F, ? = %3F"]
      )
    case .malformed:
      tr("the address of PostgreSQL is not of the form postgresql://USER@HOST:PORT/DATABASE")
    }
  }
}
