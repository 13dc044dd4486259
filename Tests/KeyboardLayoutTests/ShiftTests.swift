import KeyboardLayout
import KeyboardTestSupport
import Testing

@Suite("Shift")
struct ShiftTests {
  @Test("is for one letter")
  func once() throws {
    var state = try keyboard("us")
    _ = state.press(.shift, at: 1000)
    #expect(state.key(.shift)?.isOn == true)
    #expect(state.key("A") != nil)
    _ = state.press(.type([KeySymbol("A")]), at: 1100)
    #expect(state.key(.shift)?.isOn == false)
    #expect(state.key("a") != nil)
  }

  @Test("a second press takes it back when it comes late")
  func back() throws {
    var state = try keyboard("us")
    _ = state.press(.shift, at: 1000)
    _ = state.press(.shift, at: 1401)
    #expect(state.key(.shift)?.isOn == false)
  }

  @Test("a second press within 400 ms locks it, and a third unlocks it")
  func locked() throws {
    var state = try keyboard("us")
    _ = state.press(.shift, at: 1000)
    _ = state.press(.shift, at: 1400)
    #expect(state.key(.shift)?.isLocked == true)
    for letter in ["A", "B"] as [Unicode.Scalar] {
      _ = state.press(.type([KeySymbol(letter)]), at: 1500)
      #expect(state.key(.shift)?.isLocked == true)
    }
    _ = state.press(.shift, at: 1600)
    #expect(state.key(.shift)?.isOn == false)
    _ = state.press(.shift, at: 1700)
    #expect(state.key(.shift)?.isLocked == false)
  }

  @Test("a key between two presses makes them two")
  func interrupted() throws {
    var state = try keyboard("us")
    _ = state.press(.shift, at: 1000)
    _ = state.press(.type([KeySymbol("A")]), at: 1100)
    _ = state.press(.shift, at: 1200)
    #expect(state.key(.shift)?.isLocked == false)
    #expect(state.key(.shift)?.isOn == true)
  }

  @Test("a clock that runs backwards locks nothing")
  func clock() throws {
    var state = try keyboard("us")
    _ = state.press(.shift, at: 1000)
    _ = state.press(.shift, at: 900)
    #expect(state.key(.shift)?.isLocked == false)
  }

  @Test("makes a small letter a capital, even beside a digit or a sign")
  func capitals() throws {
    for (name, small, capital) in [("de", "ß", "ẞ"), ("fr", "é", "É"), ("ch", "ç", "Ç")] {
      var state = try keyboard(name)
      #expect(state.key(small) != nil, "\(name)")
      _ = state.press(.shift, at: 0)
      #expect(state.key(capital) != nil, "\(name)")
    }
  }

  @Test("is there where it types something else")
  func caseless() throws {
    #expect(try keyboard("in").key(.shift) != nil)
    let same = KeyboardLayout(title: "", shortTitle: "") { keycode, level in
      level == 0 ? KeySymbol(0x1000000 + 0x3041 + keycode) : nil
    }
    let state = KeyboardState(layouts: [try #require(same)], decimalSign: ".")
    #expect(state.key(.shift) == nil)
    #expect(state.key(.backspace) != nil)
  }

  @Test("for a dead key is over when the dead key was typed")
  func deadKey() throws {
    var state = try keyboard("fr")
    _ = state.press(.shift, at: 0)
    let key = try #require(state.key("¨"))
    _ = state.press(key.action, at: 1)
    #expect(state.key("e") != nil)
  }
}
