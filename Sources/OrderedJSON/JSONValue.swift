/// Placeholder until the reader lands.
enum JSONValue {}
