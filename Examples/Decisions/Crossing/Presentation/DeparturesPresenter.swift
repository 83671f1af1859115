/// Texts and the mapper for the generic presenter.
enum DeparturesPresenter {
  static let title = "Departures"

  static func map(_ departures: [Departure]) -> [String] {
    departures.map { "\($0.harbour), \($0.time.formatted())" }
  }
}
