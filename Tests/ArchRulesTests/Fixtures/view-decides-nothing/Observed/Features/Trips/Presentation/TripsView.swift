import SwiftUI

final class TripManager: ObservableObject {
  @Published private(set) var trips: [Trip] = []
  @Published private(set) var isLoading = false
  @Published private(set) var page = 0
}

final class LayoutSettings: ObservableObject {
  @Published var isWide = false
  @Published var isDense = false
}

struct TripsView: View {
  @EnvironmentObject var manager: TripManager
  @EnvironmentObject var settings: LayoutSettings
  let trip: Trip

  var body: some View {
    // What a service publishes that a view observes is state, whatever the service is called.
    if manager.isLoading && manager.trips.isEmpty { ProgressView() }  // expect: view-decides-nothing "from 'manager.isLoading' and 'manager.trips.isEmpty'"
    // Values that are named first hide nothing.
    if manager.isLoading || manager.trips.isEmpty {  // expect: view-decides-nothing
      let age = 3
      let title = "\(age)"
      Text(title)
    }
    // Something of the domain compared by its size.
    if let rating = trip.rating, rating > 0 { Text("\(rating)") }  // expect: view-decides-nothing "by computing with 'rating'"

    if manager.isLoading { ProgressView() }
    if settings.isWide && settings.isDense { Text("Dense") }
    if let rating = trip.rating { Text("\(rating)") }
    if let page = Optional(manager.page), page > 0 { Text("\(page)") }
    if manager.isLoading && manager.trips.isEmpty {}
    if manager.isLoading && manager.trips.isEmpty { let age = 3 }
    Button("Load") {
      if manager.isLoading && manager.trips.isEmpty {
        let age = 3
        print(age)
      }
    }
  }
}
