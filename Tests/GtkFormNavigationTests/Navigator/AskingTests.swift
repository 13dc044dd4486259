import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Changes that a host may make while it is asked whether the focus may move.
@MainActor
final class AskingTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// The focus after each of the ways to go on from the second field of six.
  ///
  /// - Parameter answer: What the host does when it is asked first; later it allows all.
  private func focusAfterMoves(
    _ answer: @escaping @MainActor (TestForm) -> Bool
  ) -> [Int?] {
    let ways: [@MainActor (TestForm) -> Void] = [
      { TestDisplay.press(KeyCode.tab, in: $0.window) },
      { TestDisplay.press(KeyCode.down, .alt, in: $0.window) },
      { TestDisplay.press(KeyCode.enter, in: $0.window) },
      { $0.navigator.moveToNext() },
      { $0.window.moveFocus(forward: true) },
    ]
    return ways.map { move in
      let form = TestForm(fields: 6)
      form.show()
      form.entries[1].grabFocus()
      form.settle()
      var wasAsked = false
      form.navigator.mayMove = { [unowned form] origin, target in
        guard !wasAsked else { return true }
        wasAsked = true
        XCTAssertEqual(origin?.identity, form.entries[1].identity)
        XCTAssertEqual(target.identity, form.entries[2].identity)
        return answer(form)
      }
      move(form)
      XCTAssertTrue(wasAsked)
      guard form.scroller.window === nil || form.window.isVisible else { return nil }
      form.settle()
      defer { form.window.destroy() }
      return form.focusedIndex
    }
  }

  private func expectFocus(
    on expected: Int?,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ answer: @escaping @MainActor (TestForm) -> Bool
  ) {
    let ends = focusAfterMoves(answer)
    XCTAssertEqual(ends, ends.map { _ in expected }, file: file, line: line)
  }

  func testItMayAskTheNavigator() async throws {
    expectFocus(on: 2) { form in
      let navigator = form.navigator
      form.entries[2].accessibleName = "Town"
      return navigator.position?.index == 1 && navigator.focusedWidget != nil
        && navigator.canMoveToNext && navigator.nextFieldName == "Town"
        && navigator.engine.count == 6
    }
  }

  func testAFocusThatItHasMovedStaysThere() async throws {
    for answer in [false, true] {
      expectFocus(on: 4) { form in
        form.navigator.moveFocus(to: form.entries[4])
        return answer
      }
      expectFocus(on: 4) { form in
        form.entries[4].grabFocus()
        return answer
      }
      expectFocus(on: nil) { form in
        form.below.grabFocus()
        return answer
      }
      expectFocus(on: nil) { form in
        form.navigator.finish()
        return answer
      }
    }
  }

  func testItMayChangeTheFieldThatIsLeft() async throws {
    expectFocus(on: 1) { form in
      form.entries[1].text = "better"
      form.entries[1].grabFocus()
      return false
    }
    expectFocus(on: 2) { form in
      form.entries[1].text = "better"
      return true
    }
  }

  func testATargetThatItTakesAwayIsPassedOver() async throws {
    expectFocus(on: 3) { form in
      form.entries[2].isVisible = false
      return true
    }
    expectFocus(on: 3) { form in
      form.entries[2].isSensitive = false
      return true
    }
    expectFocus(on: 3) { form in
      form.entries[2].destroy()
      return true
    }
    expectFocus(on: 3) { form in
      form.navigator.setOptions(FieldOptions(isSkipped: true), for: form.entries[2])
      return true
    }
  }

  func testTheFieldThatTakesThePlaceOfTheTargetIsAskedAboutToo() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    var asked: [Int?] = []
    form.navigator.mayMove = { _, target in
      asked.append(form.entries.firstIndex { $0.identity == target.identity })
      guard asked.count < 3 else { return false }
      target.isSensitive = false
      return true
    }
    form.press(KeyCode.tab)
    XCTAssertEqual(asked, [1, 2, 3])
    XCTAssertEqual(form.focusedIndex, 0)
  }

  func testTheHeirOfAFieldThatItTakesAwayHasTheFocus() async throws {
    expectFocus(on: 2) { form in
      form.entries[1].destroy()
      return true
    }
    expectFocus(on: 2) { form in
      form.entries[1].isVisible = false
      return false
    }
  }

  func testItMayLetTheMainLoopRun() async throws {
    expectFocus(on: 2) { form in
      TestDisplay.passFrame(of: form.window)
      form.window.resize(width: 300, height: 300)
      form.column.add(Label("Message"))
      form.column.showAll()
      TestDisplay.passFrame(of: form.window)
      TestDisplay.handleEvents()
      return true
    }
  }

  func testItIsNotAskedWhileItIsBeingAsked() async throws {
    for answer in [false, true] {
      expectFocus(on: answer ? 2 : 1) { form in
        form.navigator.moveToNext()
        form.navigator.moveToPrevious()
        TestDisplay.press(KeyCode.tab, in: form.window)
        return answer
      }
    }
  }

  func testItMayWithdrawItself() async throws {
    expectFocus(on: 2) { form in
      form.navigator.mayMove = nil
      return true
    }
  }

  func testItMayEndTheWindow() async throws {
    for answer in [false, true] {
      expectFocus(on: nil) { form in
        form.window.destroy()
        return answer
      }
    }
  }
}
