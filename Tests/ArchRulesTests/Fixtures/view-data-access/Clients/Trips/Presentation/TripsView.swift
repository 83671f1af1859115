import SwiftUI

struct TripsView: View {
  @Environment(TripsClient.self) private var client
  @State private var trips: [Trip] = []

  var body: some View {
    List(trips) { Text($0.name) }
      .task { trips = (try? await client.trips()) ?? [] }  // expect: view-data-access "'trips' of the client 'TripsClient'"
      .refreshable { trips = (try? await client.trips()) ?? [] }
  }
}

struct StopsView: View {
  let client: TripsClient
  let trip: Trip
  @State private var stops: [String] = []

  var body: some View {
    Text(trip.name).task { await load() }
  }

  private func load() async {
    stops = await self.client.stops.stops(of: trip)  // expect: view-data-access "'stops' of the client 'StopsAPI'"
  }
}

struct LibraryView: View {
  @State var client: TripsClient

  var body: some View {
    // What a client holds of a library is a client as well.
    Text("rail").task { try? await client.rail.connect() }  // expect: view-data-access "'rail' of the client 'TripsClient'"
  }
}

struct FareView: View {
  let trip: Trip
  let fares: any FaresClient
  @State private var fare: Decimal?

  var body: some View {
    Button("Fare") {
      Task { fare = try? await fares.fare(of: trip) }  // expect: view-data-access "'fare' of the client 'FaresClient'"
    }
  }
}

struct TimetableView: View {
  private let client: RailAPIClient

  init(client: RailAPIClient) { self.client = client }

  var body: some View {
    Text("rail").onAppear {
      Task { _ = try await client.timetable() }  // expect: view-data-access "'timetable' of the client 'RailAPIClient'"
    }
  }
}

final class BookingViewController: UIViewController {
  private let api: StopsAPI
  private let client = TripsClient()

  init(api: StopsAPI) { self.api = api }

  func book(_ trip: Trip) {
    client.book(trip) { _ in }  // expect: view-data-access "'book' of the client 'TripsClient'"
  }
}

struct BoatsView: View {
  let client: BoatsClient

  var body: some View {
    if client.supports("night") { Text("Night boats") }
  }
}

struct NightBoatsView: View {
  let client: BoatsClient

  var body: some View {
    Text("").task { _ = await client.supports("night", on: .now) }  // expect: view-data-access "'supports' of the client 'BoatsClient'"
  }
}

struct BoatDaysView: View {
  let client: BoatsClient

  var body: some View {
    Text("").task { _ = await client.hasBoats(on: .now) }  // expect: view-data-access "'hasBoats' of the client 'BoatsClient'"
  }
}

struct GuideView: View {
  let token: String
  @State private var trips: [Trip] = []

  var body: some View {
    Text("Guide").task {
      trips = (try? await TripsClient(token: token).trips()) ?? []  // expect: view-data-access "view 'GuideView' uses 'trips' of the client 'TripsClient'"
      _ = Trip(name: token).name.uppercased()
    }
  }
}
