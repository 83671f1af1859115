import Foundation

// Infrastructure may name contracts, domain and data.
final class RemoteThing: Thing {
  let login: LoginUseCase? = nil
  let endpoint = AuthEndpoint.login
  func thing() {}
}

// Declared twice in modules that nobody tells apart: left alone.
struct Twice {}
