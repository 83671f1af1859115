import Foundation

// Infrastructure may name contracts, domain and data.
final class RemoteThing: Thing {
  let login: LoginUseCase? = nil
  let endpoint = AuthEndpoint.login
  func thing() {}
}

// Declared twice, so in two modules: below the same folder of the root this one is meant, and elsewhere neither.
struct Twice {}
