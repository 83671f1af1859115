import Foundation

// A client that everybody reaches is reached for, whether it is at file scope or static.
final class TripsViewModel: ObservableObject {
  func load() async { _ = try? await supabase.from("trips").select().execute() }  // expect: view-model-data-access "view model 'TripsViewModel' reaches for the network with 'supabase'"
  func sign() async { _ = try? await other.auth.signOut() }  // expect: view-model-data-access
}

final class StopsViewModel: ObservableObject {
  private let stops = store.collection("stops")  // expect: view-model-data-access "reaches for the database with 'store'"
  func load() async { _ = try? await Backend.client.rpc("stops") }  // expect: view-model-data-access "with 'Backend.client'"
  func fetch() async { _ = try? await session.data(from: address) }  // expect: view-model-data-access
}

// Others of these names, and what is no client.
final class PlacesViewModel: ObservableObject {
  private let store: [String]
  @Published private(set) var title = Backend.name

  init(store: [String]) { self.store = store }

  func load(_ session: [String]) {
    let supabase = session
    _ = supabase.first
    _ = store.first
    title = key
  }
}
