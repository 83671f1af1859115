import Factory
import SwiftUI

// No type is written here: the environment, the container or the library says it.
struct TripsView: View {
  @Environment(\.container) private var container
  @State private var titles: [String] = []

  var body: some View {
    List(titles, id: \.self) { Text($0) }.task {
      let repository = container.makeTripRepository()
      titles = await repository.trips()  // expect: view-data-access
    }
  }
}

struct NearView: View {
  @Environment(\.trips) private var repository
  @State private var titles: [String] = []

  var body: some View {
    List(titles, id: \.self) { Text($0) }
      .task { titles = await repository.trips() }  // expect: view-data-access
  }
}

struct FarView: View {
  @Injected(\.tripRepository) private var repository
  @State private var titles: [String] = []

  var body: some View {
    List(titles, id: \.self) { Text($0) }
      .task { titles = await repository.trips() }  // expect: view-data-access
  }
}

// What they ask are view models, and values of the system.
struct FineView: View {
  @Environment(\.container) private var container
  @Environment(\.locale) private var locale
  @InjectedObject(\.tripsViewModel) private var injected

  var body: some View {
    Text(locale.identifier).task {
      let model = container.makeTripsViewModel()
      await model.load()
      await injected.load()
    }
  }
}
