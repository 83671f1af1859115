final class TidesIntent {
  private let answers = Answers()  // expect: no-service-locator "'TidesIntent'"
  private let alarm: TideAlarm

  init(alarm: TideAlarm) { self.alarm = alarm }

  func perform() async {
    _ = await answers.tides().today()
    _ = await alarm.ring()
  }
}
