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

/// Filled elsewhere; that it gives what it is asked for is enough.
final class ServiceContainer {
  static let shared = ServiceContainer()
  func resolve<Service>(_ type: Service.Type) -> Service? { nil }
}

/// A cache of values is asked by type, too.
final class PreferenceCache {
  func get<Value>(_ type: Value.Type) -> Value? { nil }
}
