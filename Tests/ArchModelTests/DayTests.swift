import ArchConfig
import Testing

@Suite struct DayTests {
  @Test(arguments: ["2026-11-21", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `a day is read as it is written`(text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-1-1", "26-11-21", "2026-13-01", "2026-00-10", "2026-11-31", "2026-11-00",
    "2025-02-29", "1900-02-29", "2026/11/21", "2026-11-21-", "2026-11-2x", "+026-11-21", "0000-01-01",
    "２０２６-11-21",
  ])
  func `what is not a day of the calendar is not a date`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (951_782_400, "2000-02-29"), (1_795_219_199, "2026-11-20"), (1_795_219_200, "2026-11-21"),
    (4_107_542_400, "2100-03-01"), (253_402_300_799, "9999-12-31"), (-2_203_891_200, "1900-03-01"),
  ])
  func `the clock gives the day of Greenwich`(seconds: Int, day: String) {
    #expect(Day(secondsSince1970: seconds).description == day)
  }

  @Test func `days come in the order of the calendar`() throws {
    let texts = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"]
    #expect(texts.compactMap { Day($0) }.sorted().map(\.description) == texts)
    #expect(try #require(Day("2025-12-31")) < #require(Day("2026-01-01")))
  }
}
