struct DIContainer {
  let state: String
  let services: Services
}

extension DIContainer {
  struct Services {
    let signing: any Signing
    let tracing: any Tracing
  }
}

struct ListContainer {
  struct Style { let inset: Double }
  let style: Style
}

final class RemoteSigning: Signing { func sign() async {} }
final class ConsoleTracing: Tracing { func trace(_ event: String) {} }

/// It gives nothing but itself.
final class SigningServiceProvider {
  static let shared = SigningServiceProvider()
  private(set) var names: [String] = []
  func updating(_ name: String) -> Self { self }
  func sign() async {}
}
