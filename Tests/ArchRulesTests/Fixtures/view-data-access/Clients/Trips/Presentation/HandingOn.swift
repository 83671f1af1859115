import SwiftUI

/// Hands its client on and asks nothing of it.
struct TripsTab: View {
  @Environment(TripsClient.self) private var client
  @State private var path: [Int] = []

  var body: some View {
    VStack {
      if client.isOnline { Text("online") }
      StopsView(client: client, trip: Trip(id: 1, name: "Coast"))
    }
    .environment(client)
  }
}

/// A client that touches the device alone is no source of data.
struct TapView: View {
  let haptics: HapticsClient
  var body: some View { Button("Tap") { haptics.tap() } }
}

/// The view model asks.
@MainActor
final class TripsViewModel: ObservableObject {
  @Published private(set) var trips: [Trip] = []
  private let client: any FaresClient
  init(client: any FaresClient) { self.client = client }
  func load() async { _ = try? await client.fare(of: Trip(id: 1, name: "Coast")) }
}

/// A client of the app's customers.
struct Customer { let name: String }

struct CustomerView: View {
  let client: Customer
  var body: some View { Text(client.name.uppercased()) }
}

#Preview {
  TripsView().environment(TripsClient())
}
