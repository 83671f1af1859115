import CoreData
import SwiftUI

struct TripsView: View {
  @FetchRequest(sortDescriptors: []) private var trips: FetchedResults<Trip>  // expect: view-data-access "Core Data with '@FetchRequest'"
  @Environment(\.managedObjectContext) private var context  // expect: view-data-access "@Environment(\.managedObjectContext)"

  var body: some View {
    List(trips) { trip in Text(trip.title) }
  }

  private func remove(_ trip: Trip) {
    context.delete(trip)
  }
}

struct TripDetailView: View {
  let trip: Trip
  @Environment(\.managedObjectContext) private var context  // expect: view-data-access "@Environment(\.managedObjectContext)"

  var body: some View { Text(trip.title) }
}

struct TripMapView: View {
  let trip: Trip

  var body: some View {
    Button("Delete") {
      trip.managedObjectContext?.delete(trip)  // expect: view-data-access "trip.managedObjectContext"
    }
  }
}

struct TripExportView: View {
  var body: some View {
    Button("Export") { export() }
  }

  private func export() {
    let context = Persistence.current.container.newBackgroundContext()  // expect: view-data-access "newBackgroundContext"
    context.reset()
  }
}
