import SwiftUI

final class HomeViewModel: ObservableObject {
  private let sessions: any SessionStoring
  init(sessions: any SessionStoring) { self.sessions = sessions }
  func title() -> String { sessions.user ?? "" }
}

struct HomeView: View {
  @StateObject private var viewModel: HomeViewModel
  init(viewModel: @autoclosure @escaping () -> HomeViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }
  var body: some View { Text(viewModel.title()) }
}

struct RootView: View {
  let container: AppContainer

  var body: some View {
    if let user = container.makeSessions().user {  // expect: no-service-locator
      Text(user)
    }
    Button("Log out") { container.store.clear() }  // expect: no-service-locator
    HomeView(viewModel: container.makeHomeViewModel())
    Text(container.makeHomeViewModel().title())
    HomeView(viewModel: HomeViewModel(sessions: container.store))
  }
}
