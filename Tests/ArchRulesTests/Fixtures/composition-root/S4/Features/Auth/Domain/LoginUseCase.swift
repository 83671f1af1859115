import Foundation

struct Credentials: Equatable {
  let name: String
}

enum LoginError: Error {
  case wrong(Credentials)
}

protocol Ticket {
  func stamp()
}

// An entity of the domain that has a protocol of the domain.
struct User: Ticket {
  let name: String
  func stamp() {}
}

final class LoginUseCase {
  private let session: SessionRepository = KeychainSessionRepository()  // expect: composition-root "'LoginUseCase' makes 'KeychainSessionRepository' outside the composition root"
  private lazy var vault = Vault()  // expect: composition-root
  private let typed: KeychainSessionRepository = .init()  // expect: composition-root
  private let aliased = Storage(service: "x")  // expect: composition-root "makes 'KeychainSessionRepository'"
  private let explicit = Vault.init()  // expect: composition-root
  private let boxed = GenericBox<Int>()  // expect: composition-root
  private let client: URLSessionHTTPClient
  // private let commented = Vault()
  let text = "Vault()"

  init(
    client: URLSessionHTTPClient = URLSessionHTTPClient(),  // expect: composition-root "as a default argument"
    fallback: URLSessionHTTPClient = .init()  // expect: composition-root
  ) {
    self.client = client
  }

  convenience init(vault: Vault) {
    self.init(client: .init())  // expect: composition-root
  }

  func execute() async throws -> User {
    let made = [1].map { _ in Vault() }  // expect: composition-root
    let function = [()].map(Vault.init)  // expect: composition-root "refers to the initializer of 'Vault'"
    _ = (made, function, Vault.self, type(of: vault), client)
    take(.init())  // expect: composition-root
    take(vault: .init())  // expect: composition-root
    let local: Vault = .init()  // expect: composition-root
    _ = local
    let credentials = Credentials(name: "a")
    guard credentials.name.isEmpty else { throw LoginError.wrong(credentials) }
    _ = URLRequest(url: URL(fileURLWithPath: "/"))
    _ = NSCache<NSString, NSString>()
    return User(name: credentials.name)
  }

  func take(_ vault: Vault) {}
  func take(vault: Vault) {}
  func make() -> Vault { .init() }  // expect: composition-root
  func made() -> Vault {
    return .init()  // expect: composition-root
  }
  var computed: Vault { .init() }  // expect: composition-root
  func build<Vault: Ticket>(_ type: Vault.Type, make: () -> Vault) -> Vault where Vault: Sample {
    Vault()
  }
  func match(_ value: Any) {
    switch value {
    case Vault.all: break
    case let x as Vault: _ = x
    default: break
    }
  }
}

final class Generic<Vault> where Vault: Sample {
  func make() -> Vault { Vault() }
}

protocol Sample { init() }
