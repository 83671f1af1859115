import SwiftUI

final class StatusViewModel {
  let service = StatusService(fetch: { [] })  // expect: composition-root
  let meter = PulseMeter()
  let session = ChatSession()  // expect: composition-root
  func load() {}
}

final class Connector {
  func connect() -> ChatSession { ChatSession() }
}

struct FeedFactory {
  func make() -> StatusViewModel { StatusViewModel() }
}

struct StatusEnvironment {
  let service = StatusService(fetch: { [] })
}

enum ServiceContainer {
  static func bootstrap() { _ = StatusViewModel() }
}

final class StatusCoordinator {
  func start() { _ = StatusView() }  // expect: composition-root
}

struct StatusView: View {
  var body: some View { EmptyView() }
}
