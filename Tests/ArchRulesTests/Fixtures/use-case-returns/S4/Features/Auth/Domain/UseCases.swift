import UIKit

enum SignInOutcome {
  case signedIn
  case showVerificationScreen
}

enum Status {
  case locked
  case home
}

protocol SignInUseCase {
  func execute() async -> SignInOutcome  // expect: use-case-returns "'execute' of use case 'SignInUseCase' returns 'SignInOutcome', whose case 'showVerificationScreen'"
  func status() async throws -> Result<Status, any Error>
  func stream() -> AsyncStream<Status>
  func optional() -> SignInOutcome?  // expect: use-case-returns
}

// The protocol has the finding.
final class DefaultSignInUseCase: SignInUseCase {
  func execute() async -> SignInOutcome { .signedIn }
  func status() async throws -> Result<Status, any Error> { .success(.locked) }
  func stream() -> AsyncStream<Status> { AsyncStream { _ in } }
  func optional() -> SignInOutcome? { nil }
}

final class OpenUseCase {
  func screen() -> UIViewController { UIViewController() }  // expect: use-case-returns "belongs to the user interface"
  func route() -> LoginDestination { .home }  // expect: use-case-returns
  func model() -> LoginViewModel? { nil }  // expect: use-case-returns "is a view model"
  func wrapped() -> Result<LoginDestination, any Error> { .success(.home) }  // expect: use-case-returns
  private func hidden() -> UIViewController { UIViewController() }
  func delivery() -> DeliveryRoute? { nil }
  func nothing() {}
  // func commented() -> UIViewController
}

enum LoginDestination { case home }
struct DeliveryRoute {}

final class Presenting {
  func screen() -> UIViewController { UIViewController() }
}
