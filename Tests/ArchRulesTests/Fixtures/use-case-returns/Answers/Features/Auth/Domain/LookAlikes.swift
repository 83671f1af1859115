import Foundation

struct LoadShopUseCase {
  // Domain types, and routes of the business.
  func execute() async throws -> Shop { fatalError() }
  func status() -> SessionStatus { .authenticated }
  func result() -> Result<SessionStatus, any Error> { .success(.authenticated) }
  func stream() -> AsyncThrowingStream<[Shop], any Error> { fatalError() }
  func route() -> Route { .stops(1) }
  func overview() -> ProductOverview { ProductOverview() }
  func read() -> ReadView { ReadView() }
  func nothing() {}
  func text() -> String { "-> BootResult" }
  func files() -> NSFileCoordinator { fatalError() }
  // What it is given is not what it returns.
  func execute(with make: () -> BootResult) -> Shop { fatalError() }
  func follow(_ route: LoginRoute) {}
  // Its own bookkeeping.
  private func plan() -> BootResult { .authenticated }
  // A generic parameter of this name is the caller's type.
  func map<BootResult>(_ value: BootResult) -> BootResult { value }
  // A nested type shadows the route.
  func shadowed() -> Nested.BootResult { .done }

  enum Nested {
    enum BootResult { case done }
  }
}

// No use cases.
struct BootResultMapper {
  func map() -> BootResult { .authenticated }
}

#if DEBUG
  struct PreviewBootUseCase {
    func execute() -> BootResult { .authenticated }
  }
#endif

struct MockBootUseCase {
  func execute() -> BootResult { .authenticated }
}

// What only debug builds have.
struct Draft {
  let text: String
  #if DEBUG
    let initialRoute: String
  #endif
}

enum Answer {
  case known
  #if DEBUG
    case showDebugScreen
  #endif
}

final class AnswerUseCase {
  func execute() -> Answer { .known }
  func draft() -> Draft? { nil }
}
