import SchemaValidation
import Testing

/// Every format that public forms use takes what it should and nothing else.
@Suite struct FormatTests {
  private static func examples(of format: StringFormat) -> (right: [String], wrong: [String]) {
    switch format {
    case .date:
      (["2026-03-31", "2024-02-29"], ["2026-02-30", "2023-02-29", "31.3.2026", "2026-3-1", ""])
    case .time:
      (["14:30:00Z", "14:30:00.5+02:00", "23:59:60Z"], ["14:30", "14:30:00", "24:00:00Z", "2 pm"])
    case .dateTime:
      (
        ["2026-03-31T14:30:00Z", "2026-03-31t14:30:00.25-05:00"],
        ["2026-03-31", "2026-03-31T14:30:00", "2026-02-30T14:30:00Z", "2026-03-31 14:30:00Z"]
      )
    case .duration: (["P1D", "PT1H30M", "P2W", "P1Y2M"], ["1 day", "P", "PT", "P1H", "P1Y3D"])
    case .email:
      (
        ["name@example.org", "first.last+tag@sub.example.org", #""a b"@example.org"#],
        [
          "name", "name@", "@example.org", "a b@example.org", "name@example..org",
          "zoë@example.org",
        ]
      )
    case .idnEmail: (["zoë@bücher.example", "name@example.org"], ["zoë", "a b@bücher.example"])
    case .hostname:
      (["example.org", "a", "xn--bcher-kva.example"], ["", "-a.org", "a_b", "bücher"])
    case .idnHostname: (["bücher.example", "example.org"], ["", "-ü", "a b"])
    case .ipv4: (["192.0.2.1", "0.0.0.0"], ["256.0.0.1", "1.2.3", "1.2.3.04", "::1"])
    case .ipv6: (["2001:db8::1", "::", "::ffff:192.0.2.1"], ["1::2::3", "12345::", "192.0.2.1"])
    case .uri:
      (["https://example.org/a?b=c#d", "mailto:a@b.c"], ["/a", "example.org", "http://a b"])
    case .uriReference: (["/a", "../b?c", "https://example.org"], ["a b", "http://[", "\\a"])
    case .iri: (["https://bücher.example/ä"], ["/ä", "http://a b"])
    case .iriReference: (["/ä", "ö?ü"], ["a b"])
    case .uriTemplate: (["/a/{id}{?q,r*}"], ["/a/{id", "/a/}"])
    case .uuid:
      (
        ["123e4567-e89b-42d3-a456-426614174000", "00000000-0000-0000-0000-000000000000"],
        ["123e4567e89b42d3a456426614174000", "123e4567-e89b-42d3-a456-42661417400g", ""]
      )
    case .regex: (["^[a-z]+$", ""], ["(", "[z-a]", #"\Z"#])
    case .jsonPointer: (["", "/a/0", "/a~1b"], ["a", "/a~2"])
    case .relativeJSONPointer: (["0", "1/a", "2#"], ["/a", "01/a", "-1"])
    case .color:
      (["#fc0", "#ffcc00", "rgb(0, 0, 0)", "RebeccaPurple"], ["#ffcc0", "fc0", "rgb(1,2)", "rad"])
    case .filePath: (["/tmp/a.txt", "a b"], [""])
    case .directoryPath: (["/tmp", "~/x"], [""])
    case .path: (["/tmp", "a.txt"], ["", "a\u{0}b"])
    case .filePathPattern: (["/tmp/*.csv"], [""])
    }
  }

  @Test(arguments: StringFormat.allCases)
  func takesWhatItShould(format: StringFormat) {
    let (right, wrong) = Self.examples(of: format)
    for text in right { #expect(format.accepts(text), "\(text)") }
    for text in wrong { #expect(!format.accepts(text), "\(text)") }
  }

  @Test(arguments: [
    ("url", StringFormat.uri), ("ip-address", .ipv4), ("host-name", .hostname),
    ("datetime", .dateTime), ("date-time", .dateTime), ("file-path-pattern", .filePathPattern),
  ])
  func isFoundByTheNamesThatFormsUse(name: String, format: StringFormat) {
    #expect(StringFormat(name: name) == format)
  }

  @Test(arguments: ["password", "textarea", "data-url", "int32", "", "Date"])
  func saysNothingUnderOtherNames(name: String) {
    #expect(StringFormat(name: name) == nil)
  }
}
