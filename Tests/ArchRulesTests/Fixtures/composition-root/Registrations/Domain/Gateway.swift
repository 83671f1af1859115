protocol AuthGateway { func login() async throws }

struct LoginUseCase {
  let gateway: any AuthGateway
  func execute() async throws { try await gateway.login() }
}
