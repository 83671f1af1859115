import SwiftUI

// What is taken out of the container and asked for something is worked with, whatever stands between.
struct PulledView: View {
  @Environment(\.appContainer) private var container

  var body: some View {
    Text("home").task {
      let sessions = container.makeSessions()  // expect: no-service-locator
      sessions.clear()
    }
    .refreshable { await refresh() }
  }

  private func refresh() async {
    let store = container.store  // expect: no-service-locator
    if store.user != nil { store.clear() }
  }

  // To have its view model made it may take what that needs, and a view model may be asked.
  private func home() -> some View {
    let sessions = container.makeSessions()
    let model = container.makeHomeViewModel()
    let title = model.title()
    return HomeView(viewModel: HomeViewModel(sessions: sessions)).navigationTitle(title)
  }

  private func other(_ sessions: [String]) -> Int {
    sessions.count
  }
}

extension EnvironmentValues {
  @Entry var appContainer: AppContainer = AppContainer()
}
