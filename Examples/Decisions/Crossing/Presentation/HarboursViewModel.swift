@MainActor
final class HarboursViewModel: BaseViewModel {
  private(set) var harbours: [String] = []
  private let timetable: any TimetableAPI

  init(timetable: any TimetableAPI) {
    self.timetable = timetable
  }

  func load() {
    do { harbours = try timetable.fetchHarbours() } catch { show(error) }
  }
}
