import FormStore
import PostgresBridge
import Testing

/// Addresses, and that nothing secret gets out of them.
@Suite struct PostgresAddressTests {
  @Test(arguments: [
    ("postgresql://u:pw@h:5/d?sslmode=require", "postgresql://u@h:5/d", ["pw"]),
    ("postgres://u:p%40%3Aw@h/d", "postgresql://u@h/d", ["p%40%3Aw", "p@:w"]),
    ("postgresql:///d?user=u&password=pw&host=/tmp", "postgresql:///d?user=u&host=/tmp", ["pw"]),
    ("postgresql://h/d?pass%77ord=pw&sslpassword=key", "postgresql://h/d", ["key", "pw"]),
    ("postgresql://u:a?b:c@[::1]:5432,h2:7/d", "postgresql://u@[::1]:5432,h2:7/d", ["a?b:c"]),
    ("postgresql://?service=forms", "postgresql://?service=forms", []),
    ("postgresql://", "postgresql://", []),
    ("postgresql://h/d?application_name=a@b", "postgresql://h/d", []),
  ])
  func secretsAreLeftOut(_ text: String, _ shown: String, _ secrets: [String]) throws {
    let address = try PostgresAddress(text)
    #expect(address.description == shown)
    #expect("\(address)" == shown)
    #expect(address.text == text)
    #expect(Set(address.secrets) == Set(secrets))
    for secret in secrets {
      #expect(hiding([secret], in: address.withoutSecrets) == address.withoutSecrets)
    }
  }

  @Test(arguments: [
    "postgresql://u:p@w@h/d", "postgresql://u:p/w@h/d", "postgresql://?password=p@h",
    "postgresql://h?password=a@b",
  ])
  func aPasswordWhoseEndCannotBeToldIsRefused(_ text: String) {
    #expect(throws: PostgresAddress.Fault.ambiguous) { try PostgresAddress(text) }
  }

  @Test(arguments: [
    "", "a.db", "postgresql:u:p@h", "mysql://h/d", "postgresql://u:pw", "postgresql://u:%zz@h/d",
    "postgresql://u:%00@h/d", "postgresql://h/d?password", "postgresql://h\0/d",
    "postgresql://h/d?%FF=1",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(throws: PostgresAddress.Fault.malformed) { try PostgresAddress(text) }
  }

  @Test func anAddressIsToldFromAFile() {
    #expect(PostgresAddress.isMeant(by: "postgresql:"))
    #expect(PostgresAddress.isMeant(by: "postgres://h"))
    #expect(!PostgresAddress.isMeant(by: "postgresql.db"))
    #expect(!PostgresAddress.isMeant(by: "./postgresql://h"))
  }

  @Test func theNameOfAFileIsPlainAndWithoutUser() throws {
    let slug = try PostgresAddress("postgresql://u:pw@db.example.org:5433/Größe?host=/a/b").slug
    #expect(slug == "db.example.org-5433-Gr-e-host-a-b")
    #expect(try PostgresAddress("postgresql://").slug == "postgresql")
    #expect(
      try PostgresAddress("postgresql://h/" + String(repeating: "x", count: 900)).slug.count <= 60
    )
    #expect(try PostgresAddress("postgresql:///../../x").slug == "x")
  }

  @Test func secretsAreHiddenWhereverTheyStand() {
    #expect(hiding(["pw", "pw2", ""], in: "pw is pw2, not p") == "… is …, not p")
    #expect(hiding([], in: "é") == "é")
    #expect(hiding(["é"], in: "aé") == "a…")
  }

  @Test func pausesGrowAndStayBelowAMinute() {
    var backoff = Backoff()
    let pauses = (0..<12).map { _ in backoff.next(1) }
    #expect(pauses.first == 500)
    #expect(zip(pauses, pauses.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(pauses.last == 60_000)
    backoff.reset()
    #expect(backoff.next(0) == 250)
    #expect(backoff.next(.nan) >= 500 / 2)
  }
}
