import GtkBridge
import XCTest

@testable import NextfieldApp

/// Days and times are typed as the user writes them; what is impossible is never another day.
@MainActor
final class MomentFormatTests: XCTestCase {
  private let german = DayFormat(sample: "22.11.2003")
  private let american = DayFormat(sample: "11/22/03")

  private func format(_ kind: MomentFormat.Kind, _ days: DayFormat?) -> MomentFormat {
    MomentFormat(kind, days: days ?? .plain) { _, _ in "+02:00" }
  }

  func testALocaleTellsTheOrder() async {
    XCTAssertEqual(german?.order, [.day, .month, .year])
    XCTAssertEqual(american?.order, [.month, .day, .year])
    XCTAssertEqual(DayFormat(sample: "2003年11月22日")?.order, [.year, .month, .day])
    XCTAssertNil(DayFormat(sample: "22 November"))
    XCTAssertEqual(german?.pattern, "DD.MM.YYYY")
    XCTAssertEqual(DayFormat.plain.pattern, "YYYY-MM-DD")
  }

  func testDaysAreReadInTheOrderOfTheLocale() async {
    let day = CalendarDay(year: 2026, month: 3, day: 4)
    for text in ["4.3.2026", "04.03.2026", "4/3/2026", "4 3 2026", "2026-03-04", "2026-3-4"] {
      XCTAssertEqual(german?.day(of: text), day, text)
    }
    XCTAssertEqual(american?.day(of: "3/4/2026"), day)
    for text in [
      "31.2.2026", "29.2.2025", "0.1.2026", "1.13.2026", "4.3.26", "4.3.", "", "x", "٤.٣.٢٠٢٦",
      "4.3.20261", "-4.3.2026.1",
    ] {
      XCTAssertNil(german?.day(of: text), text)
    }
    XCTAssertEqual(german?.day(of: "29.2.2024")?.day, 29)
  }

  func testTheValueIsStandard() async {
    XCTAssertEqual(format(.day, german).value(of: "31.3.2026"), "2026-03-31")
    XCTAssertEqual(format(.day, german).value(of: "31.2.2026"), "31.2.2026")
    let time = format(.time, german)
    XCTAssertEqual(time.value(of: "14:30"), "14:30:00+02:00")
    XCTAssertEqual(time.value(of: "2:30 pm"), "14:30:00+02:00")
    XCTAssertEqual(time.value(of: "12:05 a.m."), "00:05:00+02:00")
    XCTAssertEqual(time.value(of: "14:30:05.5 Z"), "14:30:05.5Z")
    for text in ["25:00", "14:60", "13 pm", "14", "14:3", ":30", "", "14:30:61"] {
      XCTAssertEqual(time.value(of: text), text)
    }
    let moment = format(.dayAndTime, german)
    XCTAssertEqual(moment.value(of: "31.3.2026 14:30"), "2026-03-31T14:30:00+02:00")
    XCTAssertEqual(moment.value(of: "31.3.2026, 14:30"), "2026-03-31T14:30:00+02:00")
    XCTAssertEqual(moment.value(of: "2026-03-31T14:30:00Z"), "2026-03-31T14:30:00Z")
    XCTAssertEqual(moment.value(of: "31.2.2026 14:30"), "31.2.2026 14:30")
    XCTAssertEqual(moment.value(of: "31.3.2026"), "31.3.2026")
  }

  func testWhatIsShownComesBackAsItWas() async {
    let shown: [(MomentFormat.Kind, String, String)] = [
      (.day, "2026-03-31", "31.03.2026"), (.day, "2026-02-31", "2026-02-31"),
      (.day, "soon", "soon"),
      (.time, "14:30:00+02:00", "14:30"), (.time, "14:30:05Z", "14:30:05 Z"),
      (.time, "14:30:00", "14:30:00"), (.time, "14:30", "14:30"),
      (.dayAndTime, "2026-03-31T14:30:00+02:00", "31.03.2026 14:30"),
      (.dayAndTime, "2026-03-31T14:30:00.25-05:00", "31.03.2026 14:30:00.25 -05:00"),
      (.dayAndTime, "2026-03-31T14:30:00", "2026-03-31T14:30:00"),
      (.dayAndTime, "2026-03-31 14:30:00Z", "2026-03-31 14:30:00Z"),
    ]
    for (kind, value, text) in shown {
      let format = format(kind, german)
      XCTAssertEqual(format.shown(value), text)
      if text != value { XCTAssertEqual(format.value(of: text), value) }
    }
  }

  func testPickingADayKeepsTheTime() async {
    let day = CalendarDay(year: 2026, month: 3, day: 31)
    let moment = format(.dayAndTime, german)
    XCTAssertEqual(moment.text("1.1.2026 9:15", on: day), "31.03.2026 09:15")
    XCTAssertEqual(moment.text("", on: day), "31.03.2026 ")
    XCTAssertEqual(format(.day, german).text("x", on: day), "31.03.2026")
  }
}
