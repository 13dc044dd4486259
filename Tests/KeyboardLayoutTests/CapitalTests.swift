import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("Capitals by themselves")
struct CapitalTests {
  private func isOn(
    _ text: String,
    _ hints: KeyboardHints,
    _ purpose: KeyboardPurpose = .text,
    in name: String = "de"
  ) throws -> Bool {
    var state = try keyboard(name)
    state.fieldChanged(purpose: purpose, hints: hints, textBeforeCaret: text)
    return state.key(.shift)?.isOn == true
  }

  @Test(
    "come at the start of a sentence",
    arguments: [
      "", " ", "\n", "Hello.\n", "one\n", "one. ", "one! ", "one? ", "one… ", "one.  ", "“One.” ",
      "“", "one. (", "one. “", "¿", "„Eins.“ ",
    ]
  )
  func sentences(text: String) throws {
    #expect(try isOn(text, .uppercaseSentences))
  }

  @Test(
    "do not come elsewhere",
    arguments: ["a", "a ", "a.", "a, ", "1.5", "a: ", "a. b", "it's "]
  )
  func withinSentences(text: String) throws {
    #expect(try !isOn(text, .uppercaseSentences))
  }

  @Test("come at the start of each word")
  func words() throws {
    for text in ["", "Anna ", "Anna-", "Anna\n", "(", "Anna ("] {
      #expect(try isOn(text, .uppercaseWords), "\(text)")
    }
    for text in ["A", "Anna", "O'B"] {
      #expect(try !isOn(text, .uppercaseWords), "\(text)")
    }
  }

  @Test("come for each letter")
  func characters() throws {
    var state = try keyboard("de")
    state.fieldChanged(purpose: .text, hints: .uppercaseCharacters, textBeforeCaret: "AB")
    for text in ["ABC", "ABC D"] {
      let key = try #require(state.key("Q"))
      #expect(state.press(key.action, at: 0) == [KeySymbol("Q")])
      state.textChanged(before: text)
      #expect(state.key(.shift)?.isOn == true)
      #expect(state.key(.shift)?.isLocked == false)
    }
  }

  @Test("come only where a field asks for them")
  func noHint() throws {
    #expect(try !isOn("", []))
    #expect(try !isOn("", [.uppercaseSentences, .lowercase]))
    for purpose in [KeyboardPurpose.email, .url, .password, .terminal] {
      #expect(try !isOn("", .uppercaseSentences, purpose), "\(purpose)")
    }
    #expect(try isOn("", .uppercaseSentences, .search))
  }

  @Test("come only in scripts that have them")
  func caseless() throws {
    for name in ["il", "ara", "in", "th"] {
      #expect(try !isOn("", .uppercaseSentences, in: name), "\(name)")
    }
    for name in ["ru", "gr", "am"] {
      #expect(try isOn("", .uppercaseSentences, in: name), "\(name)")
    }
  }

  @Test("can be refused, until the text is another")
  func refused() throws {
    var state = try keyboard("de")
    state.fieldChanged(purpose: .text, hints: .uppercaseSentences, textBeforeCaret: "")
    _ = state.press(.shift, at: 0)
    #expect(state.key("a") != nil)
    _ = state.press(.type([KeySymbol("a")]), at: 500)
    state.textChanged(before: "a")
    #expect(state.key("a") != nil)
    state.textChanged(before: "a. ")
    #expect(state.key("A") != nil)
    state.textChanged(before: "a.")
    #expect(state.key("a") != nil)
  }

  @Test("leave Shift alone that somebody has pressed")
  func manual() throws {
    var state = try keyboard("de")
    state.fieldChanged(purpose: .text, hints: .uppercaseSentences, textBeforeCaret: "a")
    _ = state.press(.shift, at: 0)
    state.textChanged(before: "ab")
    #expect(state.key("A") != nil)
    _ = state.press(.shift, at: 1000)
    _ = state.press(.shift, at: 1100)
    state.textChanged(before: "ab")
    #expect(state.key(.shift)?.isLocked == true)
  }

  @Test("wait for the letter after a dead key, which stays as it is without Shift")
  func deadKey() throws {
    var state = try keyboard("fr")
    state.fieldChanged(purpose: .text, hints: .uppercaseSentences, textBeforeCaret: "")
    let key = try #require(state.key("ˆ"))
    _ = state.press(key.action, at: 0)
    #expect(state.key("E") != nil)
    _ = state.press(.type([KeySymbol("E")]), at: 1)
    #expect(state.key("e") != nil)
  }

  @Test("take no time in a long text")
  func longText() throws {
    let text = String(repeating: "words without an end ", count: 100_000)
    var state = try keyboard("de")
    state.fieldChanged(purpose: .text, hints: [.uppercaseSentences, .uppercaseWords])
    let time = ContinuousClock().measure {
      for _ in 0..<100 { state.textChanged(before: text) }
    }
    #expect(time < .seconds(1))
    #expect(state.key("A") != nil)
  }

  @Test("are those of the layout where it disagrees with Unicode")
  func turkish() throws {
    var state = try keyboard("tr")
    #expect(state.key("ı") != nil && state.key("i") != nil)
    _ = state.press(.shift, at: 0)
    #expect(state.key("I") != nil && state.key("İ") != nil)
  }
}
