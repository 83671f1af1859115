protocol AuthRepository {
  func login() async throws
}

protocol LoginUseCase {
  func execute() async throws
}

// Use cases are the domain's own.
final class DefaultLoginUseCase: LoginUseCase {
  private let repository: AuthRepository
  init(repository: AuthRepository) { self.repository = repository }
  func execute() async throws {}
}

final class RemoteAuthRepository: AuthRepository {  // expect: implementation-placement
  func login() async throws {}
}

// A business rule that meets a protocol of its domain.
protocol PasswordRule {
  func accepts(_ password: String) -> Bool
}

struct LengthRule: PasswordRule {
  func accepts(_ password: String) -> Bool { true }
}

#if DEBUG
  final class DebugAuthRepository: AuthRepository {
    func login() async throws {}
  }
#endif
