/// A pattern with texts in which ECMA-262 finds it, with the flag `u`, and others.
///
/// These are for any engine; what only the program's own can do is in `PatternCacheTests`.
public struct PatternExample: CustomStringConvertible, Sendable {
  public let pattern: String
  public let fits: [String]
  public let others: [String]

  public var description: String { pattern }

  private init(_ pattern: String, fits: [String] = [], others: [String] = []) {
    (self.pattern, self.fits, self.others) = (pattern, fits, others)
  }

  public static let all = classes + edges + escapes + groups

  private static let classes = [
    PatternExample(#"^\d$"#, fits: ["0", "9"], others: ["٣", "३", "a", "²", ""]),
    PatternExample(#"^\D$"#, fits: ["٣", "a", "\n"], others: ["0"]),
    PatternExample(#"^\w$"#, fits: ["a", "Z", "0", "_"], others: ["é", "ß", "-", "٣"]),
    PatternExample(#"^\W$"#, fits: ["é", " ", "-"], others: ["a", "_"]),
    PatternExample(
      #"^\s$"#,
      fits: [" ", "\t", "\n", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{3000}"],
      others: ["\u{85}", "\u{180E}", "\u{200B}", "a"]
    ),
    PatternExample(#"^\S$"#, fits: ["a", "\u{85}", "\u{200B}"], others: [" ", "\u{FEFF}"]),
    PatternExample(#"^[\d.]+$"#, fits: ["1.2"], others: ["١.٢"]),
    PatternExample(#"^[^\s\d]+$"#, fits: ["ab٣"], others: ["a b", "a1"]),
    PatternExample(#"^[\w-]+$"#, fits: ["a-b"], others: ["a+b", "é"]),
    PatternExample(#"^[\d-x]+$"#, fits: ["1-x"], others: ["e"]),
    PatternExample("^[-a]+$", fits: ["-a"], others: ["b"]),
    PatternExample("^[a-]+$", fits: ["a-"], others: ["b"]),
    PatternExample(#"^[\b]$"#, fits: ["\u{8}"], others: ["b"]),
    PatternExample("^[.*$^|(){}]+$", fits: ["^.*$|(){}"], others: ["a"]),
    PatternExample("[]", others: ["", "a"]),
    PatternExample("^[^]$", fits: ["a", "\n"], others: [""]),
    PatternExample(
      "^.$",
      fits: ["a", "😀", "\u{85}"],
      others: ["\n", "\r", "\u{2028}", "\u{2029}"]
    ),
  ]

  private static let edges = [
    PatternExample(#"\bcat\b"#, fits: ["a cat", "cat!", "écaté"], others: ["concat", "cats"]),
    PatternExample(#"\Bcat"#, fits: ["concat"], others: ["cat", "écat"]),
    PatternExample("^a$", fits: ["a"], others: ["a\n", "\na", "a\nb"]),
    PatternExample("(?m:^b$)", fits: ["a\nb\nc", "a\u{2028}b"], others: ["ab"]),
    PatternExample("^(?s:.)$", fits: ["\n", "a"]),
    PatternExample("(?<=[$€])[0-9]+", fits: ["$5", "€7"], others: ["5", "x5"]),
    PatternExample(#"(?<!\d)-1"#, fits: ["-1", "a-1"], others: ["0-1"]),
    PatternExample("^(?=.*[a-z])(?=.*[0-9]).{4,}$", fits: ["abc1"], others: ["abcd", "a1"]),
    PatternExample("^(?!foo).*$", fits: ["bar"], others: ["foobar"]),
  ]

  private static let escapes = [
    PatternExample(#"^\p{L}+$"#, fits: ["aé漢"], others: ["a1"]),
    PatternExample(#"^\P{L}+$"#, fits: ["1-"], others: ["a"]),
    PatternExample(#"^\p{Letter}\p{Lu}$"#, fits: ["aÉ"], others: ["aé"]),
    PatternExample(#"^\p{gc=Nd}+$"#, fits: ["12٣"], others: ["a"]),
    PatternExample(#"^[\p{L}\p{N} ]+$"#, fits: ["é 1"], others: ["-"]),
    PatternExample(#"^\p{ASCII}+$"#, fits: ["a~"], others: ["é"]),
    PatternExample(#"^\u00e9\x41\u{1F600}$"#, fits: ["éA😀"], others: ["eA😀"]),
    PatternExample(#"^\ud83d\ude00$"#, fits: ["😀"], others: ["x"]),
    PatternExample(#"^[\ud83d\ude00-\ud83d\ude05]$"#, fits: ["😃"], others: ["😀😀", "x"]),
    PatternExample(#"^\t\n\r\f\v\cA\0$"#, fits: ["\t\n\r\u{C}\u{B}\u{1}\u{0}"]),
    PatternExample(#"^\/\-\.\@\ \"$"#, fits: [#"/-.@ ""#]),
    PatternExample("^{a}]$", fits: ["{a}]"], others: ["a"]),
  ]

  private static let groups = [
    PatternExample("^(?i:straße|ÄB)$", fits: ["STRAßE", "äb"], others: ["strase"]),
    PatternExample("^(?i:a)b$", fits: ["Ab"], others: ["AB"]),
    PatternExample("^(?i-s:a.)$", fits: ["Ab"], others: ["A\n"]),
    PatternExample(#"^(?<year>\d{4})-(?<m>\d\d)$"#, fits: ["2026-03"], others: ["26-3"]),
    PatternExample("^(?<名>a)(?<$_>b)$", fits: ["ab"]),
    PatternExample("^(?:ab|cd){2}$", fits: ["abcd"], others: ["ab"]),
    PatternExample("^a{2,3}?b{0,}c{1}$", fits: ["aabbc", "aaac"], others: ["abc"]),
    PatternExample("^a{,3}$", fits: ["a{,3}"], others: ["aa"]),
    PatternExample("^(a|)+$", fits: ["", "aa"], others: ["b"]),
    PatternExample("a|^$", fits: ["", "xa"], others: ["x"]),
  ]
}
