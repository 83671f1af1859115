import SwiftUI

struct TripsView: View {
  let service: RESTAPIService?
  let rest: RestTimerService?
  @State private var names: [String] = []

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .task {
        guard let service else { return }
        names = (try? await service.trips()) ?? []  // expect: view-data-access "uses 'trips' of the client 'RESTAPIService'"
        rest?.begin()
      }
  }
}
