import Foundation

protocol RestoreSessionUseCase {
  func execute() async -> BootResult // expect: use-case-returns "whose case 'showLoginScreen' is about navigation"
}

// The protocol says it already.
final class DefaultRestoreSessionUseCase: RestoreSessionUseCase {
  func execute() async -> BootResult { .authenticated }
}

// A use case by what it conforms to.
struct Planner: RestoreSessionUseCase {
  func execute() async -> BootResult { .authenticated }
  func again() async -> BootResult { .authenticated } // expect: use-case-returns "'again' of use case 'Planner' returns 'BootResult'"
}

struct PlanLaunchUseCase {
  func plan() throws -> LaunchPlan { LaunchPlan(initialRoute: "") } // expect: use-case-returns "property 'initialRoute'"
  func optional() -> BootResult? { nil } // expect: use-case-returns
  func many() -> [BootResult] { [] } // expect: use-case-returns
  func result() -> Result<BootResult, Error> { .success(.authenticated) } // expect: use-case-returns
  func stream() -> AsyncStream<LoginRoute> { AsyncStream { nil } } // expect: use-case-returns "'LoginRoute'"
  func alias() -> Outcome { .authenticated } // expect: use-case-returns
  func nested() -> Flow.Destination { .home } // expect: use-case-returns

  typealias Outcome = BootResult
  enum Flow {
    enum Destination { case home, login }
  }
}

final class ShowProfileInteractor {
  func view() -> some View { fatalError() } // expect: use-case-returns "belongs to the user interface"
  func controller() -> UIViewController { fatalError() } // expect: use-case-returns "'UIViewController'"
  func ownView() -> ProfileView { fatalError() } // expect: use-case-returns "is a view because of its supertype 'View'"
  func model() -> ProfileViewModel { fatalError() } // expect: use-case-returns "is a view model"
  func coordinator() -> any ProfileCoordinating { fatalError() }
  func flow() -> ProfileCoordinator { fatalError() } // expect: use-case-returns "is a coordinator"
  func flowProtocol() -> any Coordinator { fatalError() } // expect: use-case-returns "is the protocol of a coordinator"
  func completion(then: @escaping (Result<BootResult, Error>) -> Void) {} // expect: use-case-returns
}

extension PlanLaunchUseCase {
  func later() -> BootResult { .authenticated } // expect: use-case-returns
}
