import Foundation

// Inside one module a breach has no import line.
final class LoginUseCase {
  private let tokens: any TokenStoring  // expect: layer-dependencies "layer 'domain' uses 'TokenStoring' from layer 'data'"
  private let again: [TokenStoring] = []

  init(tokens: any TokenStoring) { self.tokens = tokens }

  func execute() async {
    _ = AuthEndpoint.login  // expect: layer-dependencies "'AuthEndpoint'"
    let method: AuthEndpoint.Method = .get  // expect: layer-dependencies "'AuthEndpoint.Method'"
    _ = method
    // TokenStoring in a comment
    _ = "TokenStoring"
    let result: Result<Data, any Error> = .failure(URLError(.badURL))
    _ = result
  }

  func generic<AuthEndpoint>(_ value: AuthEndpoint) -> AuthEndpoint { value }
}

extension RemoteThing {}  // expect: layer-dependencies
