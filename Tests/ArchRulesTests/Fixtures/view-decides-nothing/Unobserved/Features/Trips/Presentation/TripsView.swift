import SwiftUI

final class SyncManager: ObservableObject {
  @Published private(set) var isRunning = false
  @Published private(set) var isLate = false
  func sync() {}
}

final class TripManager {
  private(set) var isOpen = false
  private(set) var isFull = false
  func reload() {}
}

struct TripsView: View {
  @EnvironmentObject var syncing: SyncManager
  let trips: TripManager

  var body: some View {
    if syncing.isRunning && syncing.isLate { ProgressView() }  // expect: view-decides-nothing "from 'syncing.isRunning' and 'syncing.isLate'"

    // What no view observes publishes no state.
    if trips.isOpen && trips.isFull { Text("Full") }
  }
}
