import SwiftUI

// What a view observes it is given itself; what it works with its view model takes.
struct ObservedView: View {
  @StateObject private var tracker = ServiceLocator.analytics  // expect: no-service-locator
  var body: some View {
    Text(ServiceLocator.session.name)  // expect: no-service-locator
  }
}

// What answers with nothing hands out nothing: the session alone is pulled out.
final class ObservedModel {
  private let container: AppDependencyContainer  // expect: no-service-locator
  init(container: AppDependencyContainer) { self.container = container }
  func load() {
    container.registerLogin()
    _ = container.makeSessionRepository()
  }
}
